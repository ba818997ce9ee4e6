/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

const ONE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Which bytes a request asks for (RFC 9110, 14.2).
 * @returns undefined for the whole file: where nothing is asked for, or what this server does not understand, as
 *   several ranges at once; 'none' where there are no such bytes (416)
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = ONE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  // The last so many bytes.
  if (first === '')
    return Number(last) === 0 || size === 0 ? 'none' : fit(size - Number(last), size - 1, size);
  const end = last === '' ? size - 1 : Number(last);
  if (last !== '' && end < Number(first)) return undefined;
  return Number(first) >= size ? 'none' : fit(Number(first), end, size);
}

const fit = (start: number, end: number, size: number): ByteRange => ({
  start: Math.max(0, start),
  end: Math.min(end, size - 1),
});

const CLOCK = /^(?:(\d{1,2}):)?(?:(\d{1,3}):)?(\d{1,5})(?:[.,](\d{1,3}))?$/;
const MS = 1000;
const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/**
 * A place in a recording as people type it: 75, 1:15, 1:01:15, 1:15.5.
 * @returns ms; undefined for what is none
 */
export function readClock(text: string): number | undefined {
  const found = CLOCK.exec(text.trim());
  if (!found) return undefined;
  const [, first, second, last = '', part = ''] = found;
  // With one colon what stands before it is minutes.
  const [hours, minutes] = second === undefined ? ['0', first ?? '0'] : [first ?? '0', second];
  const isPlain = first === undefined && second === undefined;
  if (!isPlain && Number(last) > 59) return undefined;
  if (second !== undefined && Number(minutes) > 59) return undefined;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(last)) * MS + Number(part.padEnd(3, '0'));
}

/** As it is written in a field: 1:15, 1:01:15.5. */
export function writeClock(ms: number): string {
  const seconds = Math.floor(ms / MS);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = ms % MS;
  const part = rest === 0 ? '' : `.${pad(rest, 3).replace(/0+$/, '')}`;
  const end = `${pad(seconds % 60)}${part}`;
  return hours > 0 ? `${hours}:${pad(minutes)}:${end}` : `${minutes}:${end}`;
}

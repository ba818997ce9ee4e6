/** The first of the allowed values that an address means, if any. */
export const oneOf = <Value extends string | number>(
  allowed: readonly Value[],
  text: unknown,
): Value | undefined => allowed.find((value) => String(value) === String(text));

/** A text of an address, cut to a length. */
export const textOf = (value: unknown, maxLength: number): string =>
  typeof value === 'string' ? value.trim().slice(0, maxLength) : '';

/** A page number of an address: 1 where it is none. */
export function pageOf(value: unknown): number {
  const page = Number(value);
  return Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** A cursor of the server: passed on as it came. */
const CURSOR = /^[\w-]{4,1000}$/;

/** Where a page of a list begins, as the server said; empty for the first. */
export const cursorOf = (value: unknown): string =>
  typeof value === 'string' && CURSOR.test(value) ? value : '';

/** An address with those of its parameters that are set. */
export function withParams(path: string, params: Record<string, string | undefined>): string {
  const given = Object.entries(params).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = new URLSearchParams(given).toString();
  return text ? `${path}?${text}` : path;
}

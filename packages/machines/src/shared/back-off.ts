/** The first wait before a request is tried again. */
export const BACK_OFF_FIRST_MS = 1_000;
/** No wait is longer than this. */
export const BACK_OFF_LIMIT_MS = 30_000;

/**
 * How long to wait before the next try: doubling, and between half and all of it by chance, so that many browsers that
 * lost the same server do not come back in the same instant.
 * @param failures how many tries have failed so far, from 1
 * @param chance a number from 0 to 1
 * @returns milliseconds
 */
export function backOffMs(failures: number, chance: number = Math.random()): number {
  const longest = Math.min(BACK_OFF_FIRST_MS * 2 ** Math.max(0, failures - 1), BACK_OFF_LIMIT_MS);
  return Math.round(longest / 2 + (longest / 2) * chance);
}

/** How much longer than a rhythm a wait may be, as a part of it. */
const MAX_LATER = 0.25;

/**
 * A wait of a rhythm, longer by up to a quarter of it by chance: many browsers that did something at the same moment do
 * not do it together the next time.
 * @param rhythmMs milliseconds
 * @param chance a number from 0 to 1
 * @returns milliseconds
 */
export function laterByChanceMs(rhythmMs: number, chance: number = Math.random()): number {
  return Math.round(rhythmMs * (1 + MAX_LATER * chance));
}

import { RECONNECT_MAX_MS, RECONNECT_MIN_MS } from './notifications.types.ts';

/**
 * How long to wait before a stream is opened again: by chance between one second and an end that doubles from four
 * seconds up to thirty, so that those who lost the same server do not all come back at once.
 * @param failures how many tries have failed in a row, from 1
 * @param chance a number from 0 to 1
 * @returns milliseconds
 */
export function reconnectMs(failures: number, chance: number = Math.random()): number {
  const longest = Math.min(RECONNECT_MIN_MS * 2 ** (Math.max(1, failures) + 1), RECONNECT_MAX_MS);
  return Math.round(RECONNECT_MIN_MS + (longest - RECONNECT_MIN_MS) * chance);
}

/**
 * Reading alone never completes a lesson: a text that fits the window would be done before a word of it was read. The
 * server completes from 0.95 on; the button does it here.
 */
export const READ_MAX = 0.94;
/** Nearer than this to the beginning nobody needs to be brought back. */
const RETURN_FROM = 0.03;

/** Where a text stands in the window, in pixels. */
export interface TextPlace {
  /** Top of the text, from the top of the window; negative when it has been scrolled past. */
  top: number;
  height: number;
  windowHeight: number;
}

/** How much of a text has been read: 0 with its beginning in view, at most `READ_MAX` with its end in view. */
export function readFraction({ top, height, windowHeight }: TextPlace): number {
  const way = height - windowHeight;
  if (way <= 0) return 0;
  return Math.min(READ_MAX, Math.max(0, -top / way));
}

/**
 * How far the window has to move so that a text stands where it was left, whatever the width of this window.
 * @returns pixels to scroll by; null where the beginning is the right place
 */
export function scrollToFraction(fraction: number, { top, height, windowHeight }: TextPlace): number | null {
  const way = height - windowHeight;
  if (way <= 0 || fraction < RETURN_FROM) return null;
  return top + fraction * way;
}

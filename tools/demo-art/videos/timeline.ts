import { f } from '../svg.ts';

/** How far a movement is between two seconds, 0 to 1, soft at both ends. */
export function ease(t: number, from: number, to: number): number {
  const k = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return k * k * (3 - 2 * k);
}

/** A value on its way from `a` to `b`. */
export const mix = (a: number, b: number, k: number): number => a + (b - a) * k;

/** Shapes that come up at `from` (and leave at `to`), each way within `fade` seconds. */
export function show(t: number, from: number, shapes: string, to = Infinity, fade = 0.6): string {
  const k = ease(t, from, from + fade) * (1 - (to === Infinity ? 0 : ease(t, to - fade, to)));
  if (k <= 0) return '';
  return k >= 1 ? shapes : `<g opacity="${Math.round(k * 100) / 100}">${shapes}</g>`;
}

/** Shapes that rise into their place while they come up. */
export function rise(t: number, from: number, shapes: string, to = Infinity): string {
  const k = ease(t, from, from + 0.7);
  return k <= 0 ? '' : show(t, from, `<g transform="translate(0 ${f((1 - k) * 24)})">${shapes}</g>`, to);
}

/** Shapes around (x, y) that grow from nothing, a little beyond their size and back. */
export function grow(t: number, from: number, x: number, y: number, shapes: string, scale = 1): string {
  const k = Math.min(1, Math.max(0, (t - from) / 0.7));
  if (k <= 0) return '';
  const size = scale * (1 + 1.9 * (k - 1) ** 3 + 0.9 * (k - 1) ** 2);
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${Math.round(Math.max(0.01, size) * 1000) / 1000})">${shapes}</g>`;
}

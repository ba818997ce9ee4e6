import type { Point, Size } from '../../engine/layout/layout.types.ts';

/** Which part of the drawing shows: a point of the drawing p is at `p * scale + (x, y)` of the window. */
export interface Viewport extends Point {
  scale: number;
}

export const MIN_SCALE = 0.08;
export const MAX_SCALE = 3;
const EDGE = 32;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Shows all of the drawing, never larger than it is. */
export function fitAll(drawing: Size, window: Size): Viewport {
  const scale = clamp(
    Math.min((window.width - 2 * EDGE) / drawing.width, (window.height - 2 * EDGE) / drawing.height, 1),
    MIN_SCALE,
    MAX_SCALE,
  );
  return {
    scale,
    x: (window.width - drawing.width * scale) / 2,
    y: (window.height - drawing.height * scale) / 2,
  };
}

/** Comes closer or goes away, and keeps what is under a point of the window there. */
export function zoomAt(view: Viewport, factor: number, at: Point): Viewport {
  const scale = clamp(view.scale * factor, MIN_SCALE, MAX_SCALE);
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** Moves, without losing the drawing: a part of it always stays in the window. */
export function moveBy(view: Viewport, dx: number, dy: number, drawing: Size, window: Size): Viewport {
  const { scale } = view;
  return {
    scale,
    x: clamp(view.x + dx, EDGE * 2 - drawing.width * scale, window.width - EDGE * 2),
    y: clamp(view.y + dy, EDGE * 2 - drawing.height * scale, window.height - EDGE * 2),
  };
}

/** Puts a box of the drawing into the middle, no smaller than it can be read. */
export function centre(view: Viewport, box: Point & Size, window: Size): Viewport {
  const readable = Math.max(view.scale, 0.6);
  const fits = Math.min((window.width - 2 * EDGE) / box.width, (window.height - 2 * EDGE) / box.height);
  const scale = clamp(Math.min(readable, Math.max(fits, 0.3)), MIN_SCALE, MAX_SCALE);
  return {
    scale,
    x: window.width / 2 - (box.x + box.width / 2) * scale,
    y: window.height / 2 - (box.y + box.height / 2) * scale,
  };
}

/** Whether a box lies in the window as it is. */
export function isInView(view: Viewport, box: Point & Size, window: Size): boolean {
  const left = box.x * view.scale + view.x;
  const top = box.y * view.scale + view.y;
  return (
    left >= 0 &&
    top >= 0 &&
    left + box.width * view.scale <= window.width &&
    top + box.height * view.scale <= window.height
  );
}

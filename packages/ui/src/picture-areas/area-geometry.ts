import type { CSSProperties } from 'react';

/** The box around an area, in shares of the width and height of its picture, from its left and its top. */
export interface PictureArea {
  shape: 'rectangle' | 'ellipse';
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Of the width or height of a picture. */
export const SMALLEST_AREA = 0.02;
const PERCENT = 100;
const THOUSAND = 1000;

const rounded = (share: number): number => Math.round(share * THOUSAND) / THOUSAND;
const within = (share: number, least: number, most: number): number =>
  Math.min(Math.max(share, least), Math.max(least, most));

/** An area that was moved by shares of its picture; it stays on it. */
export const moved = (area: PictureArea, right: number, down: number): PictureArea => ({
  ...area,
  x: rounded(within(area.x + right, 0, 1 - area.width)),
  y: rounded(within(area.y + down, 0, 1 - area.height)),
});

/** An area that became wider and higher by shares of its picture; its first corner stays. */
export const sized = (area: PictureArea, wider: number, higher: number): PictureArea => ({
  ...area,
  width: rounded(within(area.width + wider, SMALLEST_AREA, 1 - area.x)),
  height: rounded(within(area.height + higher, SMALLEST_AREA, 1 - area.y)),
});

/** The area between two points; undefined where they are too near. */
export function between(
  from: { x: number; y: number },
  to: { x: number; y: number },
): PictureArea | undefined {
  const [x, y] = [within(Math.min(from.x, to.x), 0, 1), within(Math.min(from.y, to.y), 0, 1)];
  const width = within(Math.max(from.x, to.x), 0, 1) - x;
  const height = within(Math.max(from.y, to.y), 0, 1) - y;
  if (width < SMALLEST_AREA || height < SMALLEST_AREA) return undefined;
  return moved({ shape: 'rectangle', x, y, width: rounded(width), height: rounded(height) }, 0, 0);
}

/** Smaller areas lie over larger ones, so that each can be reached. */
export const placeOf = ({ x, y, width, height }: PictureArea): CSSProperties => ({
  insetInlineStart: `${(x + width / 2) * PERCENT}%`,
  insetBlockStart: `${(y + height / 2) * PERCENT}%`,
  inlineSize: `${width * PERCENT}%`,
  blockSize: `${height * PERCENT}%`,
  zIndex: PERCENT - Math.round(width * height * PERCENT),
});

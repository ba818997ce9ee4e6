import pixelmatch from 'pixelmatch';
import type { Picture } from './picture.ts';

/** How two pictures differ. */
export interface Difference {
  /** Says it in a few words. */
  reason: string;
  /** The new picture, pale, with what differs in red. */
  map: Picture;
}

/**
 * How far the brightness or colour of one pixel may be off, 0 to 1: about 30 of 255 levels. The edge of a letter that
 * another machine smooths differently stays below it once two pixels are averaged.
 */
const PIXEL_TOLERANCE = 0.12;
/** Pictures are judged in squares of this many pixels, so that a small change in a large picture counts. */
const TILE = 12;
/** So many pixels of a square may be further off: less than an edge that crosses it and moved by two CSS pixels. */
const TILE_PIXELS = 9;
/** The height may differ by this much, half a CSS pixel of rounding in some lines. */
const HEIGHT_TOLERANCE = 2;
/** A square without text or edges shows one colour; that may be off by this many of 255 levels. */
const COLOUR_TOLERANCE = 4;
/** Of a square's pixels, so many must show its colour for it to count as plain. */
const PLAIN_SHARE = 0.9;

/**
 * @param drawn the new picture before it was stored: what storing does to a plain colour is no change of it
 * @returns null where a person would call the two pictures the same
 */
export function compare(before: Picture, after: Picture, drawn: Picture = after): Difference | null {
  const sizes = `${before.width} × ${before.height} became ${after.width} × ${after.height}`;
  const isOtherSize =
    before.width !== after.width || Math.abs(before.height - after.height) > HEIGHT_TOLERANCE;
  const width = Math.min(before.width, after.width);
  const height = Math.min(before.height, after.height);
  const left = crop(before, width, height);
  const right = crop(after, width, height);
  const exact = crop(drawn, width, height);
  if (!isOtherSize && left.every((value, at) => isNear(value, right[at] ?? 0))) return null;
  const mask = new Uint8Array(width * height * 4);
  pixelmatch(left, right, mask, width, height, { threshold: PIXEL_TOLERANCE, diffMask: true });

  let changed = 0;
  let recoloured = 0;
  const map = pale(right);
  for (let y = 0; y < height; y += TILE) {
    for (let x = 0; x < width; x += TILE) {
      const tile = pixelsOf(x, y, width, height);
      if (tile.every((at) => isAlike(left, right, at))) continue;
      const isChanged = tile.filter((at) => mask[at + 3] !== 0).length > TILE_PIXELS;
      const isRecoloured =
        !isChanged && hasOtherColour(left, right, tile) && hasOtherColour(left, exact, tile);
      if (isChanged) changed += 1;
      if (isRecoloured) recoloured += 1;
      if (isChanged || isRecoloured) paint(map, mask, tile, isRecoloured);
    }
  }
  const reasons = [
    isOtherSize ? sizes : '',
    changed > 0 ? `${changed} squares changed` : '',
    recoloured > 0 ? `${recoloured} squares have another colour` : '',
  ].filter(Boolean);
  return reasons.length > 0 ? { reason: reasons.join(', '), map: { width, height, data: map } } : null;
}

const isNear = (one: number, other: number) => Math.abs(one - other) <= COLOUR_TOLERANCE;
/** Nothing below can call such a pixel changed, and most are such: they are passed over. */
const isAlike = (left: Uint8Array, right: Uint8Array, at: number) =>
  isNear(left[at] ?? 0, right[at] ?? 0) &&
  isNear(left[at + 1] ?? 0, right[at + 1] ?? 0) &&
  isNear(left[at + 2] ?? 0, right[at + 2] ?? 0);

function crop({ data, width: full }: Picture, width: number, height: number): Uint8Array {
  if (full === width) return data.subarray(0, width * height * 4);
  const part = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    part.set(data.subarray(y * full * 4, (y * full + width) * 4), y * width * 4);
  }
  return part;
}

/** Where the pixels of a square start. */
function pixelsOf(left: number, top: number, width: number, height: number): number[] {
  const offsets: number[] = [];
  for (let y = top; y < Math.min(top + TILE, height); y += 1) {
    for (let x = left; x < Math.min(left + TILE, width); x += 1) offsets.push((y * width + x) * 4);
  }
  return offsets;
}

type Colour = readonly [number, number, number];

/** The colour of a plain square: the middle one of each channel, where nearly all pixels have it. */
function plainColour(data: Uint8Array, tile: readonly number[]): Colour | null {
  const channel = (index: number) => {
    const values = tile.map((at) => data[at + index] ?? 0).sort((a, b) => a - b);
    return values[values.length >> 1] ?? 0;
  };
  const colour = [channel(0), channel(1), channel(2)] as const;
  const near = tile.filter((at) =>
    colour.every((value, index) => Math.abs((data[at + index] ?? 0) - value) <= COLOUR_TOLERANCE),
  );
  return near.length >= tile.length * PLAIN_SHARE ? colour : null;
}

function hasOtherColour(left: Uint8Array, right: Uint8Array, tile: readonly number[]): boolean {
  const before = plainColour(left, tile);
  const after = plainColour(right, tile);
  if (!before || !after) return false;
  return before.some((value, index) => Math.abs(value - (after[index] ?? 0)) > COLOUR_TOLERANCE);
}

function pale(data: Uint8Array): Uint8Array {
  return data.map((value, index) => (index % 4 === 3 ? 255 : 200 + value * 0.2));
}

function paint(map: Uint8Array, mask: Uint8Array, tile: readonly number[], isWhole: boolean) {
  for (const at of tile) {
    if (isWhole || mask[at + 3] !== 0) map.set([220, 20, 60, 255], at);
  }
}

/** Where something stands between the upper and the lower edge of a frame, in its own pixels. */
export interface Extent {
  start: number;
  end: number;
}

/** So near to an edge of a frame a pointer that drags makes it scroll, in pixels of the window. */
export const EDGE_PX = 56;
/** Per frame of the screen, at the edge itself and beyond it. */
const FASTEST_PX = 24;

/**
 * Between which items something is let go.
 * @param y in the pixels of the items
 * @returns how many items stand before it
 */
export const gapAt = (items: readonly Extent[], y: number): number =>
  items.filter(({ start, end }) => (start + end) / 2 < y).length;

/** How many places further down (or up, negative) an item goes into a gap; 0 where it stands beside it. */
export const stepsInto = (from: number, gap: number): number => (gap > from ? gap - 1 : gap) - from;

/** Where the line of a gap is drawn: in the middle of what lies between two items. */
export function lineOf(items: readonly Extent[], gap: number): number {
  const before = items[gap - 1]?.end;
  const after = items[gap]?.start;
  if (before === undefined || after === undefined) return before ?? after ?? 0;
  return (before + after) / 2;
}

/**
 * How far a frame scrolls per frame of the screen while something is dragged, the faster the nearer to its edge.
 * @param y below its upper edge, in pixels of the window
 * @param room how high it is
 */
export function scrollAt(y: number, room: number): number {
  // In a low frame there is a middle too in which it stands still.
  const edge = Math.min(EDGE_PX, room / 4);
  const above = edge - y;
  const below = y - (room - edge);
  const into = Math.max(above, below);
  if (edge <= 0 || into <= 0) return 0;
  return Math.sign(below - above) * Math.ceil(Math.min(1, into / edge) * FASTEST_PX);
}

/**
 * A layout never stands in for itself: React keeps the old page where a boundary that is shown already has to wait, and
 * the skeleton of the page below would wait with it. The old page stays until the layout is there.
 */
export const LAYOUT_PENDING_MS = Infinity;

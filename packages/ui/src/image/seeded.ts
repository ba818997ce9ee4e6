/**
 * Picks an index below `count` from a text, the same one every time and everywhere, so that a person or a
 * resource without a picture keeps its colour from page to page.
 */
export function seededIndex(seed: string, count: number): number {
  // FNV-1a, 32 bit.
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash % count;
}

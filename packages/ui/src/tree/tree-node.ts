import type { IconGlyph } from '../icon/icon.tsx';

/** One node of a tree. */
export interface TreeNode {
  /** Once in the whole tree. */
  id: string;
  /** What people called it. */
  label: string;
  /** Language of the label where it is not the page's. */
  lang?: string;
  /** Before the label. */
  icon?: IconGlyph;
  /** A short fact at the end: a count, a state. */
  note?: string;
  /** Where it leads; without it a press selects or unfolds. */
  href?: string;
  children?: readonly TreeNode[];
}

/** How many rows a tree shows with these nodes unfolded; stops counting at `limit`. */
export function visibleCount(
  nodes: readonly TreeNode[],
  expandedIds: ReadonlySet<string>,
  limit = Number.POSITIVE_INFINITY,
): number {
  let count = 0;
  const waiting: (readonly TreeNode[])[] = [nodes];
  for (let level = waiting.pop(); level && count < limit; level = waiting.pop()) {
    count += level.length;
    for (const node of level) if (node.children && expandedIds.has(node.id)) waiting.push(node.children);
  }
  return Math.min(count, limit);
}

/** The ids of all nodes above one, from the root: what has to be unfolded to see it. */
export function pathTo(nodes: readonly TreeNode[], id: string): string[] | null {
  for (const node of nodes) {
    if (node.id === id) return [];
    const below = node.children ? pathTo(node.children, id) : null;
    if (below) return [node.id, ...below];
  }
  return null;
}

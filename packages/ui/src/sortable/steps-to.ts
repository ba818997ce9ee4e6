import type { SortableDrop } from './sortable.tsx';

/**
 * How many places further down (or up, negative) an item goes among its siblings where it is let go.
 * @param ids the siblings in their order
 * @returns 0 where it stays, or where one of the two is not among them
 */
export function stepsTo(ids: readonly string[], { id, over, side }: Omit<SortableDrop, 'kind'>): number {
  const from = ids.indexOf(id);
  const beside = ids.indexOf(over);
  if (from < 0 || beside < 0 || side === 'into') return 0;
  const gap = side === 'before' ? beside : beside + 1;
  // What is taken out further up moves everything below it by one.
  return (from < gap ? gap - 1 : gap) - from;
}

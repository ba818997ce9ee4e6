import type { SortableDrop } from '@stoa/ui/sortable';

/**
 * Groups with one of their entries elsewhere: beside the one that it was let go over, or at the end of a group.
 * @param key where a group has its entries
 * @returns undefined where it stays where it is, or where one of the two is gone
 */
export function dropEntry<
  Key extends string,
  Entry extends { id: string },
  Group extends { id: string } & Record<Key, Entry[]>,
>(groups: readonly Group[], key: Key, { id, over, side }: Omit<SortableDrop, 'kind'>): Group[] | undefined {
  const entries = groups.flatMap((group): Entry[] => group[key]);
  const entry = entries.find((one) => one.id === id);
  const isThere = (side === 'into' ? groups : entries).some((one) => one.id === over);
  if (!entry || !isThere || id === over) return undefined;
  const dropped = groups.map((group) => {
    const rest = group[key].filter((one) => one.id !== id);
    if (side === 'into') return { ...group, [key]: group.id === over ? [...rest, entry] : rest };
    const at = rest.findIndex((one) => one.id === over);
    if (at < 0) return { ...group, [key]: rest };
    return { ...group, [key]: rest.toSpliced(side === 'before' ? at : at + 1, 0, entry) };
  });
  const isMoved = dropped.some((group, index) =>
    group[key].some((one, at) => one !== groups[index]?.[key][at]),
  );
  return isMoved ? dropped : undefined;
}

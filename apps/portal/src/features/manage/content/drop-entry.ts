import type { SortableDrop } from '@stoa/ui/sortable';

/**
 * Groups with one of their entries elsewhere: beside the one that it was let go over, or at the end of a group.
 * @param key where a group has its entries
 * @returns the groups as they are where one of the two is gone
 */
export function dropEntry<
  Key extends string,
  Entry extends { id: string },
  Group extends { id: string } & Record<Key, Entry[]>,
>(groups: readonly Group[], key: Key, { id, over, side }: Omit<SortableDrop, 'kind'>): Group[] {
  const entries = groups.flatMap((group): Entry[] => group[key]);
  const entry = entries.find((one) => one.id === id);
  const isThere = (side === 'into' ? groups : entries).some((one) => one.id === over);
  if (!entry || !isThere || id === over) return [...groups];
  return groups.map((group) => {
    const rest = group[key].filter((one) => one.id !== id);
    if (side === 'into') return { ...group, [key]: group.id === over ? [...rest, entry] : rest };
    const at = rest.findIndex((one) => one.id === over);
    if (at < 0) return { ...group, [key]: rest };
    return { ...group, [key]: rest.toSpliced(side === 'before' ? at : at + 1, 0, entry) };
  });
}

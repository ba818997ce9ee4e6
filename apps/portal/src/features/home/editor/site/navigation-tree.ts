import type { SiteEntry, SiteLink, SitePage, SiteSettings } from '@stoa/api/schema';

export type Navigation = SiteSettings['navigation'];
/** What an entry of either level has. */
export type AnyEntry = SiteEntry | SiteLink;

/** A page that an entry can lead to: an own one, or one of the school above. */
export type LinkablePage = Pick<SitePage, 'pageId' | 'title' | 'state'>;

/** So many may stand beside each other, at the top as below an entry. */
export const ENTRIES_MAX = 20;

/** Where an entry stands: below which one, and at which place. */
interface Place {
  /** Null at the top. */
  parent: number | null;
  index: number;
}

const childrenOf = (entry: AnyEntry | undefined): readonly SiteLink[] =>
  (entry && 'children' in entry ? entry.children : undefined) ?? [];

const placeOf = (navigation: Navigation, id: string): Place | undefined => {
  const index = navigation.findIndex((entry) => entry.id === id);
  if (index >= 0) return { parent: null, index };
  const parent = navigation.findIndex((entry) => childrenOf(entry).some((child) => child.id === id));
  if (parent < 0) return undefined;
  return { parent, index: childrenOf(navigation[parent]).findIndex((child) => child.id === id) };
};

const withChildren = (navigation: Navigation, parent: number, children: readonly SiteLink[]): Navigation =>
  navigation.map((entry, index) => {
    if (index !== parent) return entry;
    const { children: _before, ...own } = entry as SiteEntry;
    return children.length > 0 ? { ...own, children: [...children] } : own;
  });

/** An entry by its id; undefined where there is none. */
export const entryOf = (navigation: Navigation, id: string | undefined): AnyEntry | undefined =>
  navigation.flatMap((entry): AnyEntry[] => [entry, ...childrenOf(entry)]).find((entry) => entry.id === id);

/** The navigation with one more entry at its end; a full one stays as it is. */
export const addEntry = (navigation: Navigation, entry: SiteLink): Navigation =>
  navigation.length >= ENTRIES_MAX ? navigation : [...navigation, entry];

/** The navigation with another entry in the place of one. What stands below it stays. */
export const changeEntry = (
  navigation: Navigation,
  id: string,
  change: (entry: AnyEntry) => AnyEntry,
): Navigation =>
  navigation.map((entry) => {
    if (entry.id === id) return change(entry);
    const children = childrenOf(entry);
    if (!children.some((child) => child.id === id)) return entry;
    return {
      ...entry,
      children: children.map((child) => (child.id === id ? (change(child) as SiteLink) : child)),
    };
  });

/** The navigation without an entry and what stands below it. */
export function removeEntry(navigation: Navigation, id: string): Navigation {
  const place = placeOf(navigation, id);
  if (!place) return navigation;
  if (place.parent === null) return navigation.toSpliced(place.index, 1);
  return withChildren(
    navigation,
    place.parent,
    childrenOf(navigation[place.parent]).toSpliced(place.index, 1),
  );
}

/** The navigation with an entry so many places further down or up among those beside it. */
export function moveEntry(navigation: Navigation, id: string, by: number): Navigation {
  const place = placeOf(navigation, id);
  if (!place || !canMove(navigation, id, by)) return navigation;
  const moved = <T>(list: readonly T[]): T[] => {
    const [one] = list.slice(place.index, place.index + 1);
    return one === undefined ? [...list] : list.toSpliced(place.index, 1).toSpliced(place.index + by, 0, one);
  };
  return place.parent === null
    ? moved(navigation)
    : withChildren(navigation, place.parent, moved(childrenOf(navigation[place.parent])));
}

/** Whether an entry can go so far down or up among those beside it. */
export function canMove(navigation: Navigation, id: string, by: number): boolean {
  const place = placeOf(navigation, id);
  if (!place) return false;
  const count = place.parent === null ? navigation.length : childrenOf(navigation[place.parent]).length;
  return place.index + by >= 0 && place.index + by < count;
}

/** Whether an entry can go below the one before it: there is one with room, and nothing stands below itself. */
export function canIndent(navigation: Navigation, id: string): boolean {
  const place = placeOf(navigation, id);
  return (
    place?.parent === null &&
    place.index > 0 &&
    childrenOf(navigation[place.index]).length === 0 &&
    childrenOf(navigation[place.index - 1]).length < ENTRIES_MAX
  );
}

/** The navigation with an entry below the one before it. */
export function indentEntry(navigation: Navigation, id: string): Navigation {
  const place = placeOf(navigation, id);
  const entry = entryOf(navigation, id);
  if (!place || !entry || !canIndent(navigation, id)) return navigation;
  const above = place.index - 1;
  return withChildren(navigation.toSpliced(place.index, 1), above, [
    ...childrenOf(navigation[above]),
    entry as SiteLink,
  ]);
}

/** Whether an entry stands below another one and has room at the top. */
export const canOutdent = (navigation: Navigation, id: string): boolean =>
  navigation.length < ENTRIES_MAX && typeof placeOf(navigation, id)?.parent === 'number';

/** The navigation with an entry at the top, after the one that it stood below. */
export function outdentEntry(navigation: Navigation, id: string): Navigation {
  const place = placeOf(navigation, id);
  const entry = entryOf(navigation, id);
  if (!entry || typeof place?.parent !== 'number' || !canOutdent(navigation, id)) return navigation;
  return removeEntry(navigation, id).toSpliced(place.parent + 1, 0, entry);
}

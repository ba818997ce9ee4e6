import type { NavigationEntry } from '@stoa/api/schema';
import type { NavItem } from '@stoa/ui/main-nav';
import { isExternal } from './is-external.ts';

/** The school's navigation for the components, with the entry of the present address marked. */
export function navItems(
  entries: readonly NavigationEntry[],
  here: { pathname: string; searchStr: string },
): NavItem[] {
  return entries.map((entry) => ({
    id: entry.code,
    label: entry.name,
    ...(entry.url
      ? { href: entry.url, isExternal: isExternal(entry.url), isCurrent: isHere(entry.url, here) }
      : {}),
    ...(entry.children.length > 0 ? { children: navItems(entry.children, here) } : {}),
  }));
}

/** Same path, and every parameter that the entry names. */
function isHere(url: string, { pathname, searchStr }: { pathname: string; searchStr: string }): boolean {
  if (isExternal(url)) return false;
  const target = new URL(url, 'http://portal');
  if (target.pathname.replace(/\/$/, '') !== pathname.replace(/\/$/, '')) return false;
  const here = new URLSearchParams(searchStr);
  if (target.search === '')
    return !here.has('pageId') && !here.has('type') && !here.has('list') && !here.has('blockId');
  return [...target.searchParams].every(([key, value]) => here.get(key) === value);
}

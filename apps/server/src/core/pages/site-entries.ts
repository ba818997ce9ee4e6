import type { SiteEntry, SiteLink, SiteSettings } from '@stoa/api/schema';
import { HOME, type NavigationRow, type SiteRow } from './page.repository.ts';
import { pageUrl, placeAt } from './site.ts';

const ID = /^[A-Za-z0-9_-]{1,64}$/;
/** As the contract says. */
const MOST = { entries: 20, children: 20 } as const;

/** The navigation that a school came with, as entries that can be edited. Pure. */
export function entriesOf(
  schoolId: string,
  { navigation, pages }: Pick<SiteRow, 'navigation' | 'pages'>,
): SiteSettings['navigation'] {
  const link = (row: NavigationRow): SiteLink => ({
    id: ID.test(row.id) ? row.id : row.code,
    name: row.name,
    ...targetOf(row.url),
  });
  const targetOf = (url: string): Pick<SiteLink, 'kind' | 'place' | 'pageId' | 'url'> => {
    if (url === '') return { kind: 'group' };
    const place = placeAt(schoolId, url);
    if (place) return { kind: 'place', place };
    const page = pages.find(({ pageId, address }) => pageId !== HOME && pageUrl(schoolId, address) === url);
    return page ? { kind: 'page', pageId: page.pageId } : { kind: 'address', url };
  };
  const below = (parent: string | null) => navigation.filter(({ parentId }) => parentId === parent);
  return below(null)
    .map((row): SiteEntry => {
      const children = below(row.id).slice(0, MOST.children).map(link);
      return children.length > 0 ? { ...link(row), children } : link(row);
    })
    .slice(0, MOST.entries);
}

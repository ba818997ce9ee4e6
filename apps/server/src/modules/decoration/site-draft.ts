import type { SiteEntry, SiteLink, SiteSettings } from '@stoa/api/schema';
import type { NavigationRow, SiteRow } from '../../core/pages/page.repository.ts';
import { HOME } from '../../core/pages/page.repository.ts';
import { pageUrl, placeAt } from '../../core/pages/site.ts';
import type { SchoolRow } from '../../core/schools/schools.repository.ts';

const COLOR = /^#[0-9a-f]{6}$/;
/** Where a school has a colour that no field can show. */
const STANDARD_COLOR = '#14507a';
const ID = /^[A-Za-z0-9_-]{1,64}$/;
/** As the contract says. */
const MOST = { entries: 20, children: 20 } as const;

/** What stands around the pages of a school that never edited it: what it came with. Pure. */
export function siteOf(
  school: Pick<SchoolRow, 'id' | 'color' | 'logo_url'>,
  { navigation, pages }: Pick<SiteRow, 'navigation' | 'pages'>,
): SiteSettings {
  const link = (row: NavigationRow): SiteLink => ({
    id: ID.test(row.id) ? row.id : row.code,
    name: row.name,
    ...targetOf(row.url),
  });
  const targetOf = (url: string): Pick<SiteLink, 'kind' | 'place' | 'pageId' | 'url'> => {
    if (url === '') return { kind: 'group' };
    const place = placeAt(school.id, url);
    if (place) return { kind: 'place', place };
    const page = pages.find(({ pageId, address }) => pageId !== HOME && pageUrl(school.id, address) === url);
    return page ? { kind: 'page', pageId: page.pageId } : { kind: 'address', url };
  };
  const below = (parent: string | null) => navigation.filter(({ parentId }) => parentId === parent);
  const entries = below(null).map((row): SiteEntry => {
    const children = below(row.id).slice(0, MOST.children).map(link);
    return children.length > 0 ? { ...link(row), children } : link(row);
  });
  const color = school.color.toLowerCase();
  return {
    navigation: entries.slice(0, MOST.entries),
    theme: {
      color: COLOR.test(color) ? color : STANDARD_COLOR,
      logo: school.logo_url,
      icon: '',
      type: 'porch',
      header: 'porch',
      footer: 'porch',
    },
  };
}

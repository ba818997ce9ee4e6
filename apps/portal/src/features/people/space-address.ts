import { hrefTo } from '../../app/links.ts';
import { stripDefaults } from '../../app/search-fields.ts';
import { spaceSearch, type SpaceSearch, type SpaceTab } from './space-search.ts';

/** The address of a tab of a space. */
export const tabHref = (schoolId: string, tab: SpaceTab, search: Partial<SpaceSearch> = {}): string =>
  hrefTo({
    to: '/personSpace/$schoolId/{-$tab}',
    params: { schoolId, tab },
    search: stripDefaults(spaceSearch, search),
  });

/** The parameters of a tab that it understands, in one spelling. */
export function tabParams(tab: SpaceTab, search: SpaceSearch): Partial<SpaceSearch> {
  return stripDefaults(spaceSearch, { userId: search.userId, ...ownParams(tab, search) });
}

function ownParams(tab: SpaceTab, { activity, kind, status, page }: SpaceSearch): Partial<SpaceSearch> {
  switch (tab) {
    case 'dynamics':
      return { activity };
    case 'works':
      return { kind, page };
    case 'learningProcess':
      return { status, page };
    default:
      return {};
  }
}

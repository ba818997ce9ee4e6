import type { Language } from '../i18n/languages.ts';
import {
  hotQueryOf,
  isBlank,
  lessonIdOf,
  moreQueryOf,
  pageIdOf,
  parametersOf,
  searchQueryOf,
  HOME,
} from './list-queries.ts';
import type { PageRoute } from './page-routes.ts';

type Values = Record<string, string | number | string[] | undefined>;

/**
 * The address of a drawn page with what the page understands alone, in one order and spelling: as many addresses as
 * there are pages, whatever else is written into them.
 */
export function understoodAddress(page: PageRoute['page'], url: URL, language: Language): string {
  const query = new URLSearchParams({ 'sxz-lang': language });
  for (const [name, value] of Object.entries(valuesOf(page, url)))
    if (value !== undefined) query.set(name, String(value));
  return `${decodeURIComponent(url.pathname).replace(/(?<=.)\/$/, '')}?${query}`;
}

function valuesOf(page: PageRoute['page'], url: URL): Values {
  const address = parametersOf(url);
  switch (page) {
    case 'home': {
      const pageId = pageIdOf(address);
      return { pageId: pageId === HOME ? undefined : pageId };
    }
    case 'class':
      return { lesson: lessonIdOf(address) };
    case 'search': {
      const { pageNumber: number, pageSize: _, ...query } = searchQueryOf(address);
      const offers = isBlank(searchQueryOf(address)) ? hotQueryOf(address) : {};
      return { ...query, ...offers, page: number };
    }
    case 'more': {
      const more = moreQueryOf(address);
      if (more.kind === 'ranking') return { list: 'leaderboard', kind: more.counted, ...more.query };
      const { pageNumber: number, ...query } = more.query;
      return { ...query, page: number };
    }
    default:
      return {};
  }
}

import { hrefTo } from '../../app/links.ts';
import { stripDefaults } from '../../app/search-fields.ts';
import type { Language } from '../../i18n/languages.ts';
import { searchPageSearch, type HotQuery } from './search-params.ts';

/** The parameters of a hot list, without what is the default anyway. */
export const hotSearch = ({ list, rankingPeriod, rankingType }: HotQuery): Partial<HotQuery> =>
  stripDefaults<HotQuery>(searchPageSearch, { list, rankingPeriod, rankingType });

/** The address of a hot list, on the page of a search for nothing. */
export const hotHref = (schoolId: string, hot: HotQuery): string =>
  hrefTo({ to: '/portal/$schoolId/search', params: { schoolId }, search: hotSearch(hot) });

/** What the API is asked, without what is the default anyway. */
export const hotParams = (schoolId: string, hot: HotQuery, lang: Language) => ({
  schoolId,
  ...hotSearch(hot),
  lang,
});

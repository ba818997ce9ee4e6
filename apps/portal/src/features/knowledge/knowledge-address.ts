import { hrefTo } from '../../app/links.ts';
import { stripDefaults } from '../../app/search-fields.ts';
import type { Language } from '../../i18n/languages.ts';
import { knowledgeSearch, type KnowledgeQuery } from './knowledge-search.ts';

const PAGE_SIZE = 12;

/** The knowledge of a school or a section of it, with how its articles are listed. */
export const knowledgeAddress = (
  schoolId: string,
  sectionId: string | undefined,
  query: Partial<KnowledgeQuery> = {},
): string =>
  hrefTo({
    to: '/portal/$schoolId/knowledge/{-$sectionId}',
    params: { schoolId, sectionId },
    search: knowledgeParams(query),
  });

/** The parameters of an address, without what is the default. */
export const knowledgeParams = (query: Partial<KnowledgeQuery>) =>
  stripDefaults<Partial<KnowledgeQuery>>(knowledgeSearch, query);

/** What the API is asked for the articles. */
export const articlesParams = (schoolId: string, { sort, page }: KnowledgeQuery, lang: Language) => ({
  schoolId,
  sort: sort === '0' ? undefined : sort,
  pageNumber: page === 1 ? undefined : page,
  pageSize: PAGE_SIZE,
  lang,
});

import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

/** The help articles of an audience, or those that words are found in. */
export function helpArticlesQuery(api: Api, query: In<NonNullable<QueryOf<'listHelpArticles'>>>) {
  return getQuery(api, '/api/assist/help/open/articles', { params: { query: inLanguage(query) } });
}

export function helpArticleQuery(api: Api, { slug, lang }: In<{ slug: string }>) {
  return getQuery(api, '/api/assist/help/open/articles/{slug}', {
    params: { path: { slug }, query: { 'sxz-lang': lang } },
  });
}

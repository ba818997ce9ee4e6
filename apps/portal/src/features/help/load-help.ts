import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { helpArticleQuery, helpArticlesQuery } from '@stoa/api/help.queries';
import { isApiProblem } from '@stoa/api/error';
import { notFound } from '@tanstack/react-router';
import type { RouterContext } from '../../app/services.ts';
import { readSearch } from '../../app/search-fields.ts';
import { helpSearch } from './help-search.ts';

export const HELP_TITLE = msg({ message: 'Help center', comment: 'Title of a page' });

/** Fills the cache with what the help centre shows first. @returns its title @throws the not-found page for an article that is none */
export async function loadHelp(
  { api, queryClient, language: lang }: RouterContext,
  search: Readonly<Record<string, unknown>>,
): Promise<string | MessageDescriptor> {
  const { type, article } = readSearch(helpSearch, search);
  const list = queryClient.ensureQueryData(helpArticlesQuery(api, { type, lang }));
  if (!article) {
    await list;
    return HELP_TITLE;
  }
  try {
    const [{ data }] = await Promise.all([
      queryClient.ensureQueryData(helpArticleQuery(api, { slug: article, lang })),
      list,
    ]);
    return data.title;
  } catch (error) {
    if (isApiProblem(error, 'NOT_FOUND')) throw notFound();
    throw error;
  }
}

import { helpArticleQuery, helpArticlesQuery } from '@stoa/api/help.queries';
import { isApiProblem } from '@stoa/api/error';
import { notFound } from '@tanstack/react-router';
import type { RouterContext } from '../../app/services.ts';
import { parseHelp } from './help-address.ts';

/** Fills the cache with what the help centre shows first. @throws the not-found page for an article that is none */
export async function loadHelp(
  { api, queryClient, language: lang }: RouterContext,
  search: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { type, article } = parseHelp(search);
  const list = queryClient.ensureQueryData(helpArticlesQuery(api, { type, lang }));
  if (!article) {
    await list;
    return;
  }
  try {
    await Promise.all([list, queryClient.ensureQueryData(helpArticleQuery(api, { slug: article, lang }))]);
  } catch (error) {
    if (isApiProblem(error, 'NOT_FOUND')) throw notFound();
    throw error;
  }
}

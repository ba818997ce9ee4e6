import { isApiProblem } from '@stoa/api/error';
import { articlesQuery, sectionArticlesQuery, sectionTreeQuery } from '@stoa/api/knowledge.queries';
import { notFound } from '@tanstack/react-router';
import type { PageData } from '../../app/page-facts.ts';
import { requireId } from '../../app/school-id.ts';
import type { RouterContext } from '../../app/services.ts';
import { flatten } from '../../shared/knowledge/section-tree.ts';
import { articlesParams, knowledgeParams } from './knowledge-address.ts';
import type { KnowledgeQuery } from './knowledge-search.ts';
import { KNOWLEDGE_TITLE } from './knowledge-title.ts';

/**
 * Loads what an address of the knowledge of a school shows first.
 * @throws the not-found page where there is no such section, or the viewer may not read it
 */
export async function openKnowledge(
  { api, queryClient, language: lang, messages }: RouterContext,
  { schoolId, sectionId, query }: { schoolId: string; sectionId: string | undefined; query: KnowledgeQuery },
): Promise<PageData> {
  if (sectionId !== undefined) requireId(sectionId);
  const params = articlesParams(schoolId, query, lang);
  const loadArticles = async () => {
    if (query.view) return;
    try {
      await (sectionId === undefined
        ? queryClient.ensureQueryData({ ...articlesQuery(api, params), retry: false })
        : queryClient.ensureQueryData({
            ...sectionArticlesQuery(api, { ...params, sectionId }),
            retry: false,
          }));
    } catch (error) {
      if (isApiProblem(error) && error.code === 'NOT_FOUND') throw notFound();
      throw error;
    }
  };
  const [tree] = await Promise.all([
    queryClient.ensureQueryData({ ...sectionTreeQuery(api, { schoolId, lang }), retry: false }),
    loadArticles(),
    messages('knowledge'),
  ]);
  const section = flatten(tree.data.items).find((one) => one.section.id === sectionId)?.section;
  return {
    title: section?.name ?? KNOWLEDGE_TITLE,
    ...(section?.summary ? { description: section.summary } : {}),
    search: knowledgeParams(query),
  };
}

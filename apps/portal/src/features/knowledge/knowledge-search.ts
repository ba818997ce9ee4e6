import * as v from 'valibot';
import { choice, choiceOr, pageNumber } from '../../app/search-fields.ts';

/** Newest, hottest, most downloaded. */
export const ARTICLE_SORTS = ['0', '1', '2'] as const;

/** What the address of the knowledge of a school says: what one subscribed to, or which articles in which order. */
export const knowledgeSearch = v.object({
  view: choice(['subscriptions'] as const),
  sort: choiceOr(ARTICLE_SORTS, '0'),
  page: pageNumber(),
});
export type KnowledgeQuery = v.InferOutput<typeof knowledgeSearch>;

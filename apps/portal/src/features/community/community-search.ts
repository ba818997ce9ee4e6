import type { PostKind } from '@stoa/api/schema';
import * as v from 'valibot';
import { choice, choiceOr, cursor } from '../../app/search-fields.ts';

const KINDS: readonly PostKind[] = ['discussion', 'question', 'announcement', 'activity'];
/** Newest, hottest. */
export const COMMUNITY_SORTS = ['0', '1'] as const;

/** What the address of a community says: which posts, in which order, from where on; of a post its replies. */
export const communitySearch = v.object({
  kind: choice(KINDS),
  sort: choiceOr(COMMUNITY_SORTS, '0'),
  cursor: cursor(),
});
export type CommunityQuery = v.InferOutput<typeof communitySearch>;

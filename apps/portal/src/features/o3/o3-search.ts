import type { O3Kind } from '@stoa/api/schema';
import * as v from 'valibot';
import { choice, choiceOr, id, matching, pageNumber, words } from '../../app/search-fields.ts';

const KEYWORD_MAX = 200;
const TAG_MAX = 60;

export const O3_KINDS: readonly O3Kind[] = ['project', 'course', 'case', 'tool', 'scenario'];
/** Newest, hottest. */
export const O3_SORTS = ['0', '1'] as const;

/** What the address of a list of the o3 area says (R07 to R09). */
export const o3Search = v.object({
  keyword: words(KEYWORD_MAX),
  tag: words(TAG_MAX),
  kind: choice(O3_KINDS),
  sort: choiceOr(O3_SORTS, '0'),
  page: pageNumber(),
});
export type O3Query = v.InferOutput<typeof o3Search>;

/** What the address of a detail says (R20): the path holds no id. */
export const o3DetailSearch = v.object({
  kind: choice(O3_KINDS),
  id: id(),
  /** Of a project: the team whose board is shown. */
  team: id(),
  /** Of a project: the code that invites into a team. */
  invitation: matching(/^[\w-]{1,64}$/),
});

/** What the address of a demonstration says (R21). */
export const demoSearch = v.object({ id: id() });

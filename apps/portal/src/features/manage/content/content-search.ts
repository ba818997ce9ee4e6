import * as v from 'valibot';
import type { ContentKind, ContentState } from '@stoa/api/schema';
import { choice, cursor, words } from '../../../app/search-fields.ts';

export const KINDS: readonly ContentKind[] = ['article', 'course', 'class'];
export const STATES: readonly ContentState[] = ['draft', 'scheduled', 'public', 'archived', 'bin'];

const KEYWORD_LENGTH = 100;

export const contentSearch = v.object({
  kind: choice(KINDS),
  state: choice(STATES),
  keyword: words(KEYWORD_LENGTH),
  at: cursor(),
});

/** What the address of the page says. */
export type ContentQuery = v.InferOutput<typeof contentSearch>;

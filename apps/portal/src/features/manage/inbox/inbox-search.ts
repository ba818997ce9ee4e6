import type { ComplaintType } from '@stoa/machines/complaint';
import type { FeedbackType } from '@stoa/machines/feedback';
import type { InboxStatus } from '@stoa/machines/feedback-inbox';
import * as v from 'valibot';
import { choice, choiceOr, cursor, words } from '../../../app/search-fields.ts';

const KEYWORD_LENGTH = 100;
// As the machines list them, which routes do not load.
const TYPES: readonly (FeedbackType | ComplaintType)[] = [
  '0',
  '1',
  '2',
  '3',
  'illegal',
  'copyright',
  'harassment',
  'fraud',
  'other',
];
const STATUSES: readonly InboxStatus[] = ['new', 'inProgress', 'answered', 'closed'];

export const inboxSearch = v.object({
  keyword: words(KEYWORD_LENGTH),
  kind: choice(['feedback', 'complaint'] as const),
  /** Of feedback or of complaints: counts only with the kind that it belongs to. */
  type: choice(TYPES),
  status: choice(STATUSES),
  sort: choiceOr(['newest', 'oldest'] as const, 'newest'),
  at: cursor(),
});

/** What the address of the inbox says. */
export type InboxQuery = v.InferOutput<typeof inboxSearch>;

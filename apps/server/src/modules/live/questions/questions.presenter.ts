import type { LiveQuestion } from '@stoa/api/schema';
import { presentPerson } from '../../../core/people/people.presenter.ts';
import type { QuestionRow } from './questions.repository.ts';

/** Who is told of a question. */
export interface Reader {
  accountId: string | undefined;
  canModerate: boolean;
  voted: boolean;
}

/** A question as one person meets it: what was dismissed is told to its author and to those who moderate. */
export const presentQuestion = (
  row: QuestionRow,
  { accountId, canModerate, voted }: Reader,
): LiveQuestion => ({
  id: row.id,
  sequence: row.sequence,
  author: presentPerson({ ...row, id: row.account_id }),
  text: row.state !== 'dismissed' || canModerate || row.account_id === accountId ? row.text : '',
  state: row.state,
  votes: row.votes,
  voted,
  askedAt: row.asked_at.toISOString(),
});

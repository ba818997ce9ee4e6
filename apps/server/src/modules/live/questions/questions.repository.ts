import { sql } from 'kysely';
import type { LiveQuestionState } from '@stoa/api/schema';
import { isShownTo } from '../../../core/hiding/hiding.repository.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { RoomKey } from '../chat/chat.repository.ts';

export type QuestionRow = Awaited<ReturnType<typeof listChangedQuestions>>[number];

const selectQuestions = (tx: Transaction) =>
  tx
    .selectFrom('live_question as question')
    .innerJoin('account', 'account.id', 'question.account_id')
    .select([
      'question.id',
      'question.account_id',
      'question.client_id',
      'question.text',
      'question.state',
      'question.asked_at',
      'question.sequence',
      'account.nick_name',
      'account.real_name',
      'account.avatar_url',
      (eb) =>
        eb
          .selectFrom('live_question_vote as vote')
          .select(sql<number>`count(*)::int`.as('n'))
          .whereRef('vote.question_id', '=', 'question.id')
          .$asScalar()
          .$notNull()
          .as('votes'),
    ]);

/**
 * Questions of a session, those with most votes first, then the oldest.
 * @param viewerId who is not shown what they hid, nor what of others was dismissed; undefined for all of it
 */
export const listQuestions = (
  tx: Transaction,
  liveId: string,
  { viewerId, isModerator, limit }: { viewerId: string | undefined; isModerator: boolean; limit: number },
): Promise<QuestionRow[]> =>
  selectQuestions(tx)
    .where('question.live_id', '=', liveId)
    .$if(!isModerator, (query) =>
      query
        .where(isShownTo(viewerId, sql.ref('question.account_id')))
        .where((eb) =>
          viewerId === undefined
            ? eb('question.state', '!=', 'dismissed')
            : eb.or([eb('question.state', '!=', 'dismissed'), eb('question.account_id', '=', viewerId)]),
        ),
    )
    .orderBy('votes', 'desc')
    .orderBy('question.asked_at')
    .orderBy('question.id')
    .limit(limit)
    .execute();

/** Questions whose last change came after one event and up to another. */
export const listChangedQuestions = (
  tx: Transaction,
  liveId: string,
  { after, upTo }: { after: number; upTo: number },
  limit: number,
) =>
  selectQuestions(tx)
    .where('question.live_id', '=', liveId)
    .where('question.sequence', '>', after)
    .where('question.sequence', '<=', upTo)
    .orderBy('question.sequence')
    .limit(limit)
    .execute();

export const findQuestion = (tx: Transaction, liveId: string, questionId: string) =>
  selectQuestions(tx)
    .where('question.live_id', '=', liveId)
    .where('question.id', '=', questionId)
    .executeTakeFirst();

/** A question by the name that its author's browser has given it. */
export const findOwnQuestion = (tx: Transaction, liveId: string, accountId: string, clientId: string) =>
  selectQuestions(tx)
    .where('question.live_id', '=', liveId)
    .where('question.account_id', '=', accountId)
    .where('question.client_id', '=', clientId)
    .executeTakeFirst();

export const countQuestions = async (tx: Transaction, liveId: string): Promise<number> => {
  const { n } = await tx
    .selectFrom('live_question')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('live_id', '=', liveId)
    .executeTakeFirstOrThrow();
  return n;
};

/** Adds a question. @returns its id */
export const addQuestion = async (
  tx: Transaction,
  { liveId, schoolId }: RoomKey,
  question: { accountId: string; clientId: string; text: string; sequence: number },
  now: Date,
): Promise<string> => {
  const { id } = await tx
    .insertInto('live_question')
    .values({
      live_id: liveId,
      school_id: schoolId,
      account_id: question.accountId,
      client_id: question.clientId,
      text: question.text,
      asked_at: now,
      sequence: question.sequence,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const changeQuestion = (
  tx: Transaction,
  questionId: string,
  change: { state?: LiveQuestionState; sequence: number },
) => tx.updateTable('live_question').set(change).where('id', '=', questionId).execute();

/** The question that is being answered. */
export const findAnswering = (tx: Transaction, liveId: string) =>
  tx
    .selectFrom('live_question')
    .select('id')
    .where('live_id', '=', liveId)
    .where('state', '=', 'answering')
    .executeTakeFirst();

/** Votes for a question, or takes that back. @returns whether something has changed */
export async function setQuestionVote(
  tx: Transaction,
  { questionId, schoolId, accountId }: { questionId: string; schoolId: string; accountId: string },
  voted: boolean,
): Promise<boolean> {
  if (voted) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('live_question_vote')
      .values({ question_id: questionId, school_id: schoolId, account_id: accountId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const { numDeletedRows } = await tx
    .deleteFrom('live_question_vote')
    .where('question_id', '=', questionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Who of some people voted for which of some questions, by question. */
export async function listQuestionVoters(
  tx: Transaction,
  questionIds: readonly string[],
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (questionIds.length === 0 || accountIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('live_question_vote')
    .select(['question_id', 'account_id'])
    .where('question_id', 'in', questionIds)
    .where('account_id', 'in', accountIds)
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.question_id)].map(([id, votes]) => [
      id,
      new Set(votes.map((vote) => vote.account_id)),
    ]),
  );
}

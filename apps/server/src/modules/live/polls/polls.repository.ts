import { sql } from 'kysely';
import type { Transaction } from '../../../database/pool.ts';
import type { Translations } from '../../../database/tables.ts';
import type { RoomKey } from '../chat/chat.repository.ts';

export type PollRow = Awaited<ReturnType<typeof listChangedPolls>>[number];

/** What a poll says. */
export interface PollTexts {
  question: Translations;
  options: readonly Translations[];
  isMultiple: boolean;
}

const selectPolls = (tx: Transaction) =>
  tx.selectFrom('live_poll as poll').select([
    'poll.id',
    'poll.account_id',
    'poll.client_id',
    'poll.question',
    'poll.options',
    'poll.is_multiple',
    'poll.state',
    'poll.is_shared',
    'poll.opened_at',
    'poll.closed_at',
    'poll.removed_at',
    'poll.sequence',
    (eb) =>
      eb
        .selectFrom('live_poll_vote as vote')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('vote.poll_id', '=', 'poll.id')
        .$asScalar()
        .$notNull()
        .as('voter_count'),
    // By place; places that nobody chose are 0.
    sql<number[]>`array(
        select (select count(*)::int from live_poll_vote vote
          where vote.poll_id = poll.id and place.n = any(vote.choices))
        from generate_series(0, jsonb_array_length(poll.options) - 1) as place(n) order by place.n)`.as(
      'counts',
    ),
  ]);

/** Polls of a session, the newest first. */
export const listPolls = (
  tx: Transaction,
  liveId: string,
  { withDrafts, limit }: { withDrafts: boolean; limit: number },
): Promise<PollRow[]> =>
  selectPolls(tx)
    .where('poll.live_id', '=', liveId)
    .where('poll.removed_at', 'is', null)
    .$if(!withDrafts, (query) => query.where('poll.state', '!=', 'draft'))
    .orderBy('poll.created_at', 'desc')
    .orderBy('poll.id', 'desc')
    .limit(limit)
    .execute();

/** Polls whose last change came after one event and up to another, removed ones too. */
export const listChangedPolls = (
  tx: Transaction,
  liveId: string,
  { after, upTo }: { after: number; upTo: number },
  limit: number,
) =>
  selectPolls(tx)
    .where('poll.live_id', '=', liveId)
    .where('poll.sequence', '>', after)
    .where('poll.sequence', '<=', upTo)
    .orderBy('poll.sequence')
    .limit(limit)
    .execute();

/** A poll, a removed one too. */
export const findPoll = (tx: Transaction, liveId: string, pollId: string) =>
  selectPolls(tx).where('poll.live_id', '=', liveId).where('poll.id', '=', pollId).executeTakeFirst();

/** A poll by the name that its author's browser has given it. */
export const findOwnPoll = (tx: Transaction, liveId: string, accountId: string, clientId: string) =>
  selectPolls(tx)
    .where('poll.live_id', '=', liveId)
    .where('poll.account_id', '=', accountId)
    .where('poll.client_id', '=', clientId)
    .executeTakeFirst();

export const countPolls = async (tx: Transaction, liveId: string): Promise<number> => {
  const { n } = await tx
    .selectFrom('live_poll')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('live_id', '=', liveId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
};

const stored = ({ question, options, isMultiple }: PollTexts) => ({
  question: JSON.stringify(question),
  options: JSON.stringify(options),
  is_multiple: isMultiple,
});

/** Adds a draft. @returns its id */
export const addPoll = async (
  tx: Transaction,
  { liveId, schoolId }: RoomKey,
  {
    accountId,
    clientId,
    texts,
    sequence,
  }: {
    accountId: string;
    clientId: string;
    texts: PollTexts;
    sequence: number;
  },
  now: Date,
): Promise<string> => {
  const { id } = await tx
    .insertInto('live_poll')
    .values({
      live_id: liveId,
      school_id: schoolId,
      account_id: accountId,
      client_id: clientId,
      ...stored(texts),
      created_at: now,
      sequence,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const changePollTexts = (tx: Transaction, pollId: string, texts: PollTexts, sequence: number) =>
  tx
    .updateTable('live_poll')
    .set({ ...stored(texts), sequence })
    .where('id', '=', pollId)
    .execute();

export const changePoll = (
  tx: Transaction,
  pollId: string,
  change: {
    state?: 'open' | 'closed';
    is_shared?: boolean;
    opened_at?: Date;
    closed_at?: Date;
    removed_at?: Date;
    sequence: number;
  },
) => tx.updateTable('live_poll').set(change).where('id', '=', pollId).execute();

/** Forgets who chose what. */
export const removePollVotes = (tx: Transaction, pollId: string) =>
  tx.deleteFrom('live_poll_vote').where('poll_id', '=', pollId).execute();

/** Notes what somebody chose, in place of what they chose before. */
export const setPollVote = (
  tx: Transaction,
  vote: { pollId: string; schoolId: string; accountId: string; choices: number[] },
  now: Date,
) =>
  tx
    .insertInto('live_poll_vote')
    .values({
      poll_id: vote.pollId,
      school_id: vote.schoolId,
      account_id: vote.accountId,
      choices: vote.choices,
      voted_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['poll_id', 'account_id']).doUpdateSet((eb) => ({
        choices: eb.ref('excluded.choices'),
        voted_at: eb.ref('excluded.voted_at'),
      })),
    )
    .execute();

/** What some people chose in some polls, by poll and person. */
export async function listChoices(
  tx: Transaction,
  pollIds: readonly string[],
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number[]>>> {
  if (pollIds.length === 0 || accountIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('live_poll_vote')
    .select(['poll_id', 'account_id', 'choices'])
    .where('poll_id', 'in', pollIds)
    .where('account_id', 'in', accountIds)
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.poll_id)].map(([id, votes]) => [
      id,
      new Map(votes.map((vote) => [vote.account_id, vote.choices])),
    ]),
  );
}

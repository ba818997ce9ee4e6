import { sql } from 'kysely';
import type { LiveReportReason } from '@stoa/api/schema';
import { isShownTo } from '../../../core/hiding/hiding.repository.ts';
import type { Transaction } from '../../../database/pool.ts';

/** A session's room, and the school that it belongs to. */
export interface RoomKey {
  liveId: string;
  schoolId: string;
}

/** What is set in a room; all of it as it begins where nobody has said or set anything. */
export interface RoomRow {
  /** The number of the last event. */
  sequence: number;
  slow_mode_seconds: number;
  pinned_id: string | null;
}

const COLUMNS = ['sequence', 'slow_mode_seconds', 'pinned_id'] as const;

export const findRoom = async (tx: Transaction, liveId: string): Promise<RoomRow> =>
  (await tx.selectFrom('live_chat').select(COLUMNS).where('live_id', '=', liveId).executeTakeFirst()) ?? {
    sequence: 0,
    slow_mode_seconds: 0,
    pinned_id: null,
  };

/** As findRoom; whoever else wants to say something there waits until the transaction ends. */
export const lockRoom = (tx: Transaction, { liveId, schoolId }: RoomKey): Promise<RoomRow> =>
  tx
    .insertInto('live_chat')
    .values({ live_id: liveId, school_id: schoolId })
    .onConflict((conflict) =>
      conflict.column('live_id').doUpdateSet((eb) => ({ sequence: eb.ref('live_chat.sequence') })),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

/** Changes a room that is locked. */
export const changeRoom = (tx: Transaction, liveId: string, change: Partial<RoomRow>) =>
  tx.updateTable('live_chat').set(change).where('live_id', '=', liveId).execute();

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

const selectMessages = (tx: Transaction) =>
  tx
    .selectFrom('live_message')
    .innerJoin('account', 'account.id', 'live_message.account_id')
    .select([
      'live_message.id',
      'live_message.client_id',
      'live_message.sequence',
      'live_message.account_id',
      'live_message.text',
      'live_message.sent_at',
      'live_message.removed_sequence',
      'account.nick_name',
      'account.real_name',
      'account.avatar_url',
    ]);

/** The newest messages, or those before one, in order; without those whom the viewer is not shown. */
export const listMessages = async (
  tx: Transaction,
  liveId: string,
  { before, limit, viewerId }: { before: number | undefined; limit: number; viewerId: string | undefined },
) =>
  (
    await selectMessages(tx)
      .where('live_message.live_id', '=', liveId)
      .where('live_message.removed_sequence', 'is', null)
      .where(isShownTo(viewerId, sql.ref('live_message.account_id')))
      .$if(before !== undefined, (query) => query.where('live_message.sequence', '<', before ?? 0))
      .orderBy('live_message.sequence', 'desc')
      .limit(limit)
      .execute()
  ).reverse();

/** Events after one and up to another. */
interface Span {
  after: number;
  upTo: number;
}

/** Messages that are still there, by the event that they are. */
export const listSaid = (tx: Transaction, liveId: string, { after, upTo }: Span, limit: number) =>
  selectMessages(tx)
    .where('live_message.live_id', '=', liveId)
    .where('live_message.sequence', '>', after)
    .where('live_message.sequence', '<=', upTo)
    .where('live_message.removed_sequence', 'is', null)
    .orderBy('live_message.sequence')
    .limit(limit)
    .execute();

/** Removals of messages that somebody who is so far may have. */
export const listRemoved = (tx: Transaction, liveId: string, { after, upTo }: Span, limit: number) =>
  tx
    .selectFrom('live_message')
    .select(['id', 'removed_sequence'])
    .where('live_id', '=', liveId)
    .where('removed_sequence', '>', after)
    .where('removed_sequence', '<=', upTo)
    .where('sequence', '<=', after)
    .orderBy('removed_sequence')
    .limit(limit)
    .execute();

/** A message, a removed one too. */
export const findMessage = (tx: Transaction, liveId: string, messageId: string) =>
  selectMessages(tx)
    .where('live_message.live_id', '=', liveId)
    .where('live_message.id', '=', messageId)
    .executeTakeFirst();

/** A message by the name that its author's browser has given it. */
export const findOwnMessage = (tx: Transaction, liveId: string, accountId: string, clientId: string) =>
  selectMessages(tx)
    .where('live_message.live_id', '=', liveId)
    .where('live_message.account_id', '=', accountId)
    .where('live_message.client_id', '=', clientId)
    .executeTakeFirst();

/** When somebody wrote in a room lately, the last time first. */
export const listSentAt = async (
  tx: Transaction,
  liveId: string,
  accountId: string,
  limit: number,
): Promise<Date[]> =>
  (
    await tx
      .selectFrom('live_message')
      .select('sent_at')
      .where('account_id', '=', accountId)
      .where('live_id', '=', liveId)
      .orderBy('sent_at', 'desc')
      .limit(limit)
      .execute()
  ).map(({ sent_at }) => sent_at);

/** Adds a message. @returns its id */
export const addMessage = async (
  tx: Transaction,
  { liveId, schoolId }: RoomKey,
  message: { accountId: string; clientId: string; sequence: number; text: string },
  now: Date,
): Promise<string> => {
  const { id } = await tx
    .insertInto('live_message')
    .values({
      live_id: liveId,
      school_id: schoolId,
      account_id: message.accountId,
      client_id: message.clientId,
      sequence: message.sequence,
      text: message.text,
      sent_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Forgets what a message said, and notes the event of its removal. */
export const removeMessage = (tx: Transaction, messageId: string, sequence: number) =>
  tx
    .updateTable('live_message')
    .set({ text: '', removed_sequence: sequence })
    .where('id', '=', messageId)
    .execute();

/** Whether somebody has ever written in a room. */
export const hasWritten = async (tx: Transaction, liveId: string, accountId: string): Promise<boolean> =>
  (await listSentAt(tx, liveId, accountId, 1)).length > 0;

/** Who cannot write in a room, the last one first. */
export const listMuted = (tx: Transaction, liveId: string, limit: number) =>
  tx
    .selectFrom('live_mute')
    .innerJoin('account', 'account.id', 'live_mute.account_id')
    .select(['account.id', 'account.nick_name', 'account.real_name', 'account.avatar_url'])
    .where('live_mute.live_id', '=', liveId)
    .orderBy('live_mute.muted_at', 'desc')
    .orderBy('account.id')
    .limit(limit)
    .execute();

export const isMuted = async (tx: Transaction, liveId: string, accountId: string): Promise<boolean> =>
  (await tx
    .selectFrom('live_mute')
    .select('account_id')
    .where('live_id', '=', liveId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()) !== undefined;

/** Mutes somebody, or lets them write again. */
export async function setMuted(
  tx: Transaction,
  { liveId, schoolId }: RoomKey,
  accountId: string,
  muted: boolean,
  now: Date,
): Promise<void> {
  if (muted)
    await tx
      .insertInto('live_mute')
      .values({ live_id: liveId, school_id: schoolId, account_id: accountId, muted_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await tx
      .deleteFrom('live_mute')
      .where('live_id', '=', liveId)
      .where('account_id', '=', accountId)
      .execute();
}

/** Notes a report, once for each person. @returns whether it is new */
export const addReport = async (
  tx: Transaction,
  { liveId, schoolId }: RoomKey,
  report: { messageId: string; accountId: string; reason: LiveReportReason },
  now: Date,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('live_message_report')
    .values({
      message_id: report.messageId,
      live_id: liveId,
      school_id: schoolId,
      account_id: report.accountId,
      reason: report.reason,
      reported_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** Notes that somebody has decided on a message. */
export const closeReports = (tx: Transaction, messageId: string) =>
  tx
    .updateTable('live_message_report')
    .set({ is_closed: true })
    .where('message_id', '=', messageId)
    .where('is_closed', '=', false)
    .execute();

/** How many messages wait for a decision. */
export const countReported = async (tx: Transaction, liveId: string): Promise<number> => {
  const { n } = await tx
    .selectFrom('live_message_report')
    .select(sql<number>`count(distinct message_id)::int`.as('n'))
    .where('live_id', '=', liveId)
    .where('is_closed', '=', false)
    .executeTakeFirstOrThrow();
  return n;
};

/** Messages that wait for a decision, the one that was reported last first. */
export const listReported = (tx: Transaction, liveId: string, limit: number) =>
  selectMessages(tx)
    .innerJoin('live_message_report as report', 'report.message_id', 'live_message.id')
    .select([
      sql<Date>`max(report.reported_at)`.as('reported_at'),
      sql<LiveReportReason[]>`array_agg(report.reason order by report.reason)`.as('reasons'),
    ])
    .where('report.live_id', '=', liveId)
    .where('report.is_closed', '=', false)
    .groupBy(['live_message.id', 'account.id'])
    .orderBy('reported_at', 'desc')
    .orderBy('live_message.id')
    .limit(limit)
    .execute();

/** Those of some people who learn in a class. */
export const listEnrolled = async (
  tx: Transaction,
  classId: string,
  ids: readonly string[],
): Promise<string[]> =>
  ids.length === 0
    ? []
    : (
        await tx
          .selectFrom('enrollment')
          .select('account_id')
          .where('class_id', '=', classId)
          .where('account_id', 'in', ids)
          .execute()
      ).map(({ account_id }) => account_id);

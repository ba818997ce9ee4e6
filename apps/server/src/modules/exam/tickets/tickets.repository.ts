import { sql } from 'kysely';
import type { ExamTicketStatus } from '@stoa/api/schema';
import { countUpTo, Keyset, type KeysetOrder, type KeysetPage } from '../../../database/keyset.ts';
import type { Transaction } from '../../../database/pool.ts';

/** A ticket with the exam that it is for. */
export type TicketRow = NonNullable<Awaited<ReturnType<typeof findTicket>>>;
/** A ticket with who used it. */
export type IssuedTicketRow = NonNullable<Awaited<ReturnType<typeof findIssued>>>;

/** Whether a ticket works: a withdrawn one stays withdrawn, a used one used. */
const statusAt = (now: Date) => sql<ExamTicketStatus>`case
  when exam_ticket.withdrawn_at is not null then 'withdrawn'
  when exam_ticket.redeemed_at is not null then 'used'
  when exam_ticket.valid_until <= ${now} then 'expired'
  else 'open' end`;

const selectTickets = (tx: Transaction, now: Date) =>
  tx
    .selectFrom('exam_ticket')
    .innerJoin('resource', 'resource.id', 'exam_ticket.exam_id')
    .selectAll('exam_ticket')
    .select(['resource.title', statusAt(now).as('status')]);

/** A ticket that its person used. */
export const findOwnTicket = (tx: Transaction, ticketId: string, accountId: string, now: Date) =>
  selectTickets(tx, now)
    .where('exam_ticket.id', '=', ticketId)
    .where('exam_ticket.redeemed_by', '=', accountId)
    .executeTakeFirst();

/** A ticket of an exam by its hash. */
export const findTicket = (tx: Transaction, examId: string, hash: Buffer, now: Date) =>
  selectTickets(tx, now)
    .where('exam_ticket.exam_id', '=', examId)
    .where('exam_ticket.token_hash', '=', hash)
    .executeTakeFirst();

const USED_LAST: KeysetOrder = {
  columns: [
    { name: 'redeemed_at', type: 'timestamptz' },
    { name: 'id', type: 'bigint' },
  ],
  direction: 'desc',
};

/** A page of the tickets that a person used, the newest first. */
export async function listOwn(
  tx: Transaction,
  accountId: string,
  status: ExamTicketStatus | undefined,
  page: KeysetPage,
  now: Date,
) {
  const keyset = new Keyset(USED_LAST, page);
  let query = selectTickets(tx, now).where('exam_ticket.redeemed_by', '=', accountId);
  if (status) query = query.where(statusAt(now), '=', status);
  const rows = await query
    .select(keyset.place('exam_ticket').as('place'))
    .where(keyset.beyond('exam_ticket'))
    .orderBy(keyset.orderBy('exam_ticket'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  return keyset.complete(rows, () => countUpTo(tx, query));
}

/**
 * Gives a ticket to a person, where nobody has it and its time has come: of many at once one wins.
 * @returns whether this was the one
 */
export async function redeemOpen(
  tx: Transaction,
  { examId, hash, accountId }: { examId: string; hash: Buffer; accountId: string },
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('exam_ticket')
    .set({ redeemed_at: now, redeemed_by: accountId })
    .where('exam_id', '=', examId)
    .where('token_hash', '=', hash)
    .where('redeemed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('valid_from', '<=', now)
    .where('valid_until', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const selectIssued = (tx: Transaction, examId: string, now: Date) =>
  tx.selectFrom('exam_ticket').selectAll().select(statusAt(now).as('status')).where('exam_id', '=', examId);

/** Tickets with who used them: people are looked up for these alone. */
const withPeople = (tx: Transaction, tickets: ReturnType<typeof selectIssued>) =>
  tx
    .with('ticket', () => tickets)
    .selectFrom('ticket')
    .leftJoin('account', 'account.id', 'ticket.redeemed_by')
    .selectAll('ticket')
    .select(['account.nick_name', 'account.real_name', 'account.avatar_url']);

const LATEST: KeysetOrder = { columns: [{ name: 'number', type: 'int' }], direction: 'desc' };

/** A page of the tickets of an exam, the newest first. */
export async function listIssued(
  tx: Transaction,
  examId: string,
  status: ExamTicketStatus | undefined,
  page: KeysetPage,
  now: Date,
) {
  const keyset = new Keyset(LATEST, page);
  let query = selectIssued(tx, examId, now);
  if (status) query = query.where(statusAt(now), '=', status);
  const found = query
    .where(keyset.beyond('exam_ticket'))
    .orderBy(keyset.orderBy('exam_ticket'))
    .limit(keyset.limit)
    .offset(keyset.offset);
  const rows = await withPeople(tx, found)
    .select(keyset.place('ticket').as('place'))
    .orderBy(keyset.orderBy('ticket'))
    .execute();
  return keyset.complete(rows, () => countUpTo(tx, query));
}

/** One ticket of an exam as those see it who issue it. */
export const findIssued = (tx: Transaction, examId: string, ticketId: string, now: Date) =>
  withPeople(tx, selectIssued(tx, examId, now).where('id', '=', ticketId)).executeTakeFirst();

/** Takes away what a batch issued and nobody used: its answer was lost. */
export async function removeBatch(tx: Transaction, examId: string, batch: string): Promise<void> {
  await tx
    .deleteFrom('exam_ticket')
    .where('exam_id', '=', examId)
    .where('batch', '=', batch)
    .where('redeemed_at', 'is', null)
    .execute();
}

/** How many tickets an exam has, and the highest number of them. */
export const countTickets = (tx: Transaction, examId: string) =>
  tx
    .selectFrom('exam_ticket')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(max(number), 0)::int`.as('highest'),
    ])
    .where('exam_id', '=', examId)
    .executeTakeFirstOrThrow();

export interface NewTicket {
  exam_id: string;
  school_id: string;
  number: number;
  token_hash: Buffer;
  batch: string;
  valid_from: Date;
  valid_until: Date;
  issued_at: Date;
}

/** Keeps tickets in one statement. */
export async function insertTickets(tx: Transaction, rows: readonly NewTicket[]): Promise<void> {
  await tx
    .insertInto('exam_ticket')
    .values([...rows])
    .execute();
}

/** Withdraws a ticket; one that is withdrawn keeps its moment. */
export async function withdrawTicket(
  tx: Transaction,
  examId: string,
  ticketId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('exam_ticket')
    .set({ withdrawn_at: now })
    .where('exam_id', '=', examId)
    .where('id', '=', ticketId)
    .where('withdrawn_at', 'is', null)
    .execute();
}

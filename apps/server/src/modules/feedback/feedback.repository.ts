import { sql, type RawBuilder } from 'kysely';
import { COUNTED_MAX, Keyset, type KeysetOrder, type KeysetPage } from '../../database/keyset.ts';
import { holds, lookNear, pageOfHeld, wordsHold } from '../../database/keyword-index.ts';
import type { Transaction } from '../../database/pool.ts';
import type {
  ComplaintType,
  FeedbackKind,
  FeedbackStatus,
} from '../../database/tables/files-and-feedback.ts';
import type { Tables } from '../../database/tables.ts';
import type { Viewer } from '../../http/context.ts';

/** What is left of a list. */
export interface FeedbackFilter {
  schoolId: string;
  /** Of this person alone. */
  authorId?: string | undefined;
  kind?: FeedbackKind | undefined;
  feedbackType?: number | undefined;
  complaintType?: ComplaintType | undefined;
  status?: FeedbackStatus | undefined;
  from?: string | undefined;
  to?: string | undefined;
  keyword?: string | undefined;
}
export type FeedbackRow = NonNullable<Awaited<ReturnType<typeof findFeedback>>>;

const COLUMNS = [
  'feedback.id',
  'feedback.school_id',
  'feedback.account_id',
  'feedback.kind',
  'feedback.feedback_type',
  'feedback.complaint_type',
  'feedback.content',
  'feedback.pictures',
  'feedback.allow_contact',
  'feedback.phone_number',
  'feedback.target_url',
  'feedback.language',
  'feedback.status',
  'feedback.reply',
  'feedback.replied_at',
  'feedback.created_at',
  'feedback.updated_at',
  'account.nick_name',
  'account.real_name',
  'account.avatar_url',
] as const;

const PLACE = [
  { name: 'created_at', type: 'timestamptz' },
  { name: 'id', type: 'bigint' },
] as const;
const STATUSES: readonly FeedbackStatus[] = ['new', 'inProgress', 'answered', 'closed'];

const withAuthor = (tx: Transaction) =>
  tx.selectFrom('feedback').leftJoin('account', 'account.id', 'feedback.account_id');

const ORDERS: Record<'newest' | 'oldest', KeysetOrder> = {
  newest: { columns: PLACE, direction: 'desc' },
  oldest: { columns: PLACE, direction: 'asc' },
};

/** All that a filter leaves, whatever its status and its words. */
function filtered(tx: Transaction, filter: FeedbackFilter) {
  let query = tx.selectFrom('feedback').where('feedback.school_id', '=', filter.schoolId);
  if (filter.authorId) query = query.where('feedback.account_id', '=', filter.authorId);
  if (filter.kind) query = query.where('feedback.kind', '=', filter.kind);
  if (filter.feedbackType !== undefined)
    query = query.where(sql`feedback.feedback_type`, '=', filter.feedbackType);
  if (filter.complaintType) query = query.where('feedback.complaint_type', '=', filter.complaintType);
  if (filter.from) query = query.where('feedback.created_at', '>=', new Date(filter.from));
  if (filter.to) query = query.where('feedback.created_at', '<', new Date(filter.to));
  return query;
}

/**
 * How many there are in each status, each counted up to one more than the limit. What few messages hold is looked up
 * once for all of them.
 */
export async function countFeedback(
  tx: Transaction,
  filter: FeedbackFilter,
): Promise<Record<FeedbackStatus, number>> {
  const words = filter.keyword?.trim();
  const list = words ? filtered(tx, filter).where(holds('feedback', words)) : filtered(tx, filter);
  const known: Partial<Record<FeedbackStatus, number>> = {};
  if (words) {
    const most = STATUSES.length * (COUNTED_MAX + 1);
    const { rows } = await sql<{ status: FeedbackStatus; n: number }>`
      select status, count(*)::int as n from (${list.select('feedback.status').limit(most)}) found group by status`.execute(
      tx,
    );
    const isWhole = rows.reduce((sum, { n }) => sum + n, 0) < most;
    if (isWhole) for (const status of STATUSES) known[status] = 0;
    for (const { status, n } of rows)
      if (isWhole || n > COUNTED_MAX) known[status] = Math.min(n, COUNTED_MAX + 1);
  }
  const open = STATUSES.filter((status) => known[status] === undefined);
  if (open.length === 0) return known as Record<FeedbackStatus, number>;
  const counts = open.map((status) => {
    // In the text: a plan for all states would suit none, since few messages are new.
    const found = list
      .where('feedback.status', '=', sql.lit(status))
      .select(sql`1`.as('one'))
      .limit(COUNTED_MAX + 1);
    return sql`(select count(*)::int from (${found}) found) as ${sql.id(status)}`;
  });
  const { rows } = await sql<Record<FeedbackStatus, number>>`select ${sql.join(counts)}`.execute(tx);
  return { ...known, ...(rows[0] as Record<FeedbackStatus, number>) };
}

/**
 * One page with its authors. A keyword is first looked for in the next messages of the order; what few hold is then
 * looked up by an index of words.
 */
export async function listFeedback(
  tx: Transaction,
  filter: FeedbackFilter,
  { sort = 'newest', ...page }: KeysetPage & { sort?: 'newest' | 'oldest' | undefined },
) {
  const keyset = new Keyset(ORDERS[sort], page);
  let list = filtered(tx, filter).selectAll('feedback').where(keyset.beyond('feedback'));
  if (filter.status) list = list.where('feedback.status', '=', sql.lit(filter.status));
  const inOrder = list.orderBy(keyset.orderBy('feedback'));
  const rowsOf = (source: RawBuilder<unknown>) =>
    tx
      .selectFrom(sql<Tables['feedback']>`(${source})`.as('feedback'))
      .leftJoin('account', 'account.id', 'feedback.account_id')
      .select(COLUMNS)
      .select(keyset.place('feedback').as('place'))
      .orderBy(keyset.orderBy('feedback'))
      .execute();
  const limited = sql`limit ${keyset.limit} offset ${keyset.offset}`;
  const words = filter.keyword?.trim();
  if (!words) return keyset.finish(await rowsOf(sql`${inOrder} ${limited}`));
  const held = list.where(holds('feedback', words));
  const near = (among: number) =>
    rowsOf(sql`
      select * from (${inOrder.limit(among)}) near where ${wordsHold('near', words)}
      order by ${keyset.orderBy('near')} ${limited}`);
  const nearest = await lookNear(near, keyset.limit);
  if (nearest) return keyset.finish(nearest);
  const ordered = held.clearSelect().select(['feedback.created_at', 'feedback.id']);
  const found = await rowsOf(sql`
    select whole.* from (${pageOfHeld(keyset, sql`${ordered}`, 'id')}) page join feedback whole on whole.id = page.id`);
  return keyset.finish(found);
}

/** One's own, or of the school that the transaction is bound to; the caller decides whether that is enough. */
export const findFeedback = (tx: Transaction, id: string) =>
  withAuthor(tx).select(COLUMNS).where('feedback.id', '=', id).executeTakeFirst();

/** Holds a feedback fast until the transaction ends. */
export const lockFeedback = (tx: Transaction, schoolId: string, id: string) =>
  tx
    .selectFrom('feedback')
    .select(['status', 'reply', 'updated_at', 'account_id'])
    .where('school_id', '=', schoolId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** What is kept of a feedback or a complaint beside who sent it. */
export interface Written {
  schoolId: string;
  kind: { feedback: 0 | 1 | 2 | 3 } | { complaint: ComplaintType };
  content: string;
  picUrl: string;
  allowContact: 0 | 1;
  phoneNumber?: string | undefined;
  schoolName?: string | undefined;
  targetUrl?: string | undefined;
}

/** Adds a feedback or a complaint. */
export const insertFeedback = (
  tx: Transaction,
  { accountId }: Viewer,
  written: Written,
  { pictures, language, now }: { pictures: string[]; language: string; now: Date },
): Promise<{ id: string }> =>
  tx
    .insertInto('feedback')
    .values({
      school_id: written.schoolId,
      account_id: accountId,
      ...('feedback' in written.kind
        ? { kind: 'feedback', feedback_type: written.kind.feedback }
        : { kind: 'complaint', complaint_type: written.kind.complaint }),
      content: written.content,
      pictures,
      allow_contact: written.allowContact === 1,
      // A number that may not be used is not kept.
      phone_number: written.allowContact === 1 ? (written.phoneNumber ?? null) : null,
      target_url: written.targetUrl || null,
      school_name: written.schoolName ?? '',
      language,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Changes where a message stands, and answers it. */
export const updateFeedback = (
  tx: Transaction,
  schoolId: string,
  body: { feedbackId: string; status: FeedbackRow['status'] },
  reply: string | undefined,
  accountId: string,
  now: Date,
) =>
  tx
    .updateTable('feedback')
    .set({
      status: body.status,
      updated_at: now,
      ...(reply === undefined ? {} : { reply, replied_at: now, replied_by: accountId }),
    })
    .where('school_id', '=', schoolId)
    .where('id', '=', body.feedbackId)
    .execute();

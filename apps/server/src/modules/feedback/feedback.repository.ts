import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type {
  ComplaintType,
  FeedbackKind,
  FeedbackStatus,
} from '../../database/tables/files-and-feedback.ts';
import { escapeLike } from '../../database/escape-like.ts';

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

const withAuthor = (tx: Transaction) =>
  tx.selectFrom('feedback').leftJoin('account', 'account.id', 'feedback.account_id');

/** All that a filter leaves, whatever its status. */
function filtered(tx: Transaction, filter: FeedbackFilter) {
  let query = withAuthor(tx).where('feedback.school_id', '=', filter.schoolId);
  if (filter.authorId) query = query.where('feedback.account_id', '=', filter.authorId);
  if (filter.kind) query = query.where('feedback.kind', '=', filter.kind);
  if (filter.feedbackType !== undefined)
    query = query.where(sql`feedback.feedback_type`, '=', filter.feedbackType);
  if (filter.complaintType) query = query.where('feedback.complaint_type', '=', filter.complaintType);
  if (filter.from) query = query.where('feedback.created_at', '>=', new Date(filter.from));
  if (filter.to) query = query.where('feedback.created_at', '<', new Date(filter.to));
  const words = filter.keyword?.trim();
  if (words) {
    const part = `%${escapeLike(words)}%`;
    query = query.where((eb) =>
      eb.or([
        eb('feedback.content', 'ilike', part),
        eb('feedback.reply', 'ilike', part),
        eb('account.real_name', 'ilike', part),
        eb('account.nick_name', 'ilike', part),
      ]),
    );
  }
  return query;
}

/** How many there are in each status: one statement. */
export async function countFeedback(
  tx: Transaction,
  filter: FeedbackFilter,
): Promise<Record<FeedbackStatus, number>> {
  const rows = await filtered(tx, filter)
    .select((eb) => ['feedback.status', eb.fn.countAll<string>().as('n')])
    .groupBy('feedback.status')
    .execute();
  const count = (status: FeedbackStatus) => Number(rows.find((row) => row.status === status)?.n ?? 0);
  return {
    new: count('new'),
    inProgress: count('inProgress'),
    answered: count('answered'),
    closed: count('closed'),
  };
}

/** One page with its authors: one statement. */
export function listFeedback(
  tx: Transaction,
  filter: FeedbackFilter,
  { oldestFirst = false, limit, offset }: { oldestFirst?: boolean; limit: number; offset: number },
) {
  let query = filtered(tx, filter);
  if (filter.status) query = query.where('feedback.status', '=', filter.status);
  const order = oldestFirst ? 'asc' : 'desc';
  return query
    .select(COLUMNS)
    .orderBy('feedback.created_at', order)
    .orderBy('feedback.id', order)
    .limit(limit)
    .offset(offset)
    .execute();
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

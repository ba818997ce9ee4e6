import type { Transaction } from '../../../database/pool.ts';
import type { AttemptRow } from '../attempt.repository.ts';

/** What is written to those who take an exam. */
export type MessageRow = Awaited<ReturnType<typeof insertMessage>>;

/** As many as a device shows at once. */
const SHOWN_MAX = 20;
const COLUMNS = ['id', 'text', 'sent_at'] as const;

/** The newest messages to an attempt, the oldest of them first; those to everybody from its start on. */
export async function findMessages(
  tx: Transaction,
  { id, exam_id, started_at }: Pick<AttemptRow, 'id' | 'exam_id' | 'started_at'>,
): Promise<MessageRow[]> {
  const newest = await tx
    .selectFrom('exam_message')
    .select(COLUMNS)
    .where('exam_id', '=', exam_id)
    .where('sent_at', '>=', started_at)
    .where((eb) => eb.or([eb('attempt_id', 'is', null), eb('attempt_id', '=', id)]))
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_MAX)
    .execute();
  return newest.reverse();
}

export const insertMessage = (
  tx: Transaction,
  message: {
    exam_id: string;
    attempt_id: string | null;
    school_id: string;
    text: string;
    sent_by: string;
    sent_at: Date;
  },
) => tx.insertInto('exam_message').values(message).returning(COLUMNS).executeTakeFirstOrThrow();

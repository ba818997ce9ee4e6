import { sql } from 'kysely';
import type { Transaction } from '../../../database/pool.ts';
import { findByName } from '../../../core/uploads/uploads.repository.ts';

/** The upload at an address, held until the transaction ends. */
export async function lockMedia(tx: Transaction, schoolId: string, name: string) {
  await sql`select from upload where school_id = ${schoolId} and name = ${name} for update`.execute(tx);
  return findByName(tx, schoolId, name);
}

/** Whether a question of the school plays, or has played, what is at an address. */
export async function isPlayed(tx: Transaction, url: string): Promise<boolean> {
  const row = await tx
    .selectFrom('exam_question_version')
    .select('question_id')
    .where('media', 'is not', null)
    .where(sql<boolean>`media->>'url' = ${url}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Addresses of all that a question plays or has played. */
export async function listPlayed(tx: Transaction, questionId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('exam_question_version')
    .select(sql<string>`media->>'url'`.as('url'))
    .distinct()
    .where('question_id', '=', questionId)
    .where('media', 'is not', null)
    .execute();
  return rows.map(({ url }) => url);
}

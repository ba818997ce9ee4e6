import { sql } from 'kysely';
import type { Transaction } from '../../../database/pool.ts';

/** Whether a question of the school has, or has had, the picture at an address. */
export async function isPictured(tx: Transaction, url: string): Promise<boolean> {
  const row = await tx
    .selectFrom('exam_question_version')
    .select('question_id')
    .where((eb) => eb.or([eb('picture', 'is not', null), eb('entry_pictures', 'is not', null)]))
    .where(sql<boolean>`(picture->>'url' = ${url} or entry_pictures @> ${JSON.stringify([{ url }])}::jsonb)`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks pictures as used by a question. */
export const usePictures = (tx: Transaction, schoolId: string, names: readonly string[], now: Date) =>
  tx
    .updateTable('upload')
    .set((eb) => ({ used_at: eb.fn.coalesce('used_at', eb.val(now)), left_at: null }))
    .where('school_id', '=', schoolId)
    .where('name', 'in', names)
    .execute();

/** Addresses of all pictures that a question has or has had, of its options and parts as well. */
export async function listPictures(tx: Transaction, questionId: string): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    select distinct one ->> 'url' as url
    from exam_question_version
      cross join lateral jsonb_array_elements(
        coalesce(entry_pictures, '[]') || jsonb_build_array(picture)) as one
    where question_id = ${questionId} and one ->> 'url' is not null`.execute(tx);
  return rows.map(({ url }) => url);
}

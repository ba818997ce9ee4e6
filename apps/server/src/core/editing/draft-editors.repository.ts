import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

/** Who was not heard of for so long has left: two reports that were lost, and some seconds. */
const LEFT_AFTER_MS = 50_000;
/** So many people are named. */
const OTHERS_MAX = 20;

/** A draft that people edit: `page home`, `content 1700…`, `lesson 1700…`. */
export type DraftSubject = `${'page' | 'content' | 'lesson'} ${string}`;

/** Notes that somebody has a draft open. @returns who else has, the first one first */
export async function reportEditor(
  tx: Transaction,
  { schoolId, accountId }: { schoolId: string; accountId: string },
  subject: DraftSubject,
  now: Date,
) {
  const left = new Date(now.getTime() - LEFT_AFTER_MS);
  await tx
    .insertInto('draft_editor')
    .values({ school_id: schoolId, subject, account_id: accountId, since: now, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['school_id', 'subject', 'account_id']).doUpdateSet({
        seen_at: now,
        // Who comes back is here since then.
        since: sql<Date>`case when draft_editor.seen_at < ${left} then excluded.since else draft_editor.since end`,
      }),
    )
    .execute();
  return tx
    .selectFrom('draft_editor')
    .innerJoin('account', 'account.id', 'draft_editor.account_id')
    .select([
      'account.id',
      'account.nick_name',
      'account.real_name',
      'account.avatar_url',
      'draft_editor.since',
    ])
    .where('draft_editor.school_id', '=', schoolId)
    .where('draft_editor.subject', '=', subject)
    .where('draft_editor.account_id', '<>', accountId)
    .where('draft_editor.seen_at', '>=', left)
    .orderBy('draft_editor.since')
    .orderBy('account.id')
    .limit(OTHERS_MAX)
    .execute();
}

/** Somebody else who has a draft open. */
export type EditorRow = Awaited<ReturnType<typeof reportEditor>>[number];

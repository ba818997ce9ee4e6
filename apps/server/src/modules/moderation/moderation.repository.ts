import type { Transaction } from '../../database/pool.ts';

export const findModerationWords = (tx: Transaction, schoolId: string) =>
  tx
    .selectFrom('moderation_words')
    .select(['words', 'version'])
    .where('school_id', '=', schoolId)
    .executeTakeFirst();

/** Saves the words that a school does not accept. @returns undefined where somebody saved others meanwhile */
export const saveModerationWords = (
  tx: Transaction,
  schoolId: string,
  words: string[],
  version: number,
  now: Date,
) =>
  tx
    .insertInto('moderation_words')
    .values({ school_id: schoolId, words, version: version + 1, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('school_id')
        .doUpdateSet((eb) => ({
          words: eb.ref('excluded.words'),
          version: eb.ref('excluded.version'),
          updated_at: eb.ref('excluded.updated_at'),
        }))
        .where('moderation_words.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();

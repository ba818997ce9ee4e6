import type { QuestionVersion } from '@stoa/api/schema';
import { sql } from 'kysely';
import type { Transaction } from '../../../database/pool.ts';

/** Versions of one list, the newest. */
const LISTED_MAX = 100;

/** Columns of whoever saved a version. */
const SAVER = ['saver.id as saver_id', 'saver.nick_name', 'saver.real_name', 'saver.avatar_url'] as const;

/** The columns that may change from one version to the next, with the name of what stands in each. */
const PARTS = {
  kind: 'kind',
  points: 'points',
  text: 'text',
  options: 'options',
  option_feedback: 'feedback',
  parts: 'parts',
  answer_key: 'key',
  number_range: 'range',
  unit: 'unit',
  picture: 'picture',
  entry_pictures: 'pictures',
  media: 'media',
  files: 'files',
  rubric: 'rubric',
  explanation: 'explanation',
} as const satisfies Record<string, QuestionVersion['changed'][number]>;

const changed = sql<QuestionVersion['changed']>`array_remove(array[${sql.join(
  Object.entries(PARTS).map(([column, name]) => {
    const one = sql.ref(`newer.${column}`);
    const other = sql.ref(`older.${column}`);
    return sql`case when older.version is not null and ${one} is distinct from ${other} then ${sql.lit(name)} end`;
  }),
)}]::text[], null)`;

/** The versions of a question, the newest first, with what is not as in the one before. */
export const listVersions = (tx: Transaction, questionId: string) =>
  tx
    .selectFrom('exam_question_version as newer')
    .leftJoin('exam_question_version as older', (join) =>
      join
        .onRef('older.question_id', '=', 'newer.question_id')
        .on('older.version', '=', sql<number>`newer.version - 1`),
    )
    .leftJoin('account as saver', 'saver.id', 'newer.saved_by')
    .select(['newer.version', 'newer.created_at', changed.as('changed'), ...SAVER])
    .where('newer.question_id', '=', questionId)
    .orderBy('newer.version', 'desc')
    .limit(LISTED_MAX)
    .execute();

/** One of the versions whole; undefined where there is none. */
export const findVersion = (tx: Transaction, questionId: string, version: number) =>
  tx
    .selectFrom('exam_question_version')
    .leftJoin('account as saver', 'saver.id', 'exam_question_version.saved_by')
    .selectAll('exam_question_version')
    .select(SAVER)
    .where('question_id', '=', questionId)
    .where('version', '=', version)
    .executeTakeFirst();

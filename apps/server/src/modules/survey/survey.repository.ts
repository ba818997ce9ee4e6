import { sql } from 'kysely';
import type { SurveyDraft } from '@stoa/api/schema';
import { countedIn, countUpTo, Keyset, type KeysetOrder, type KeysetPage } from '../../database/keyset.ts';
import { textHolds } from '../../database/keyword-index.ts';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import { fold } from '../../core/text/tokens.ts';
import type { KeptSurveyAnswer } from '../../database/tables.ts';
import type { SurveyMaker } from './survey.policy.ts';

/** A survey as those have it who make it. */
export type ManagedRow = NonNullable<Awaited<ReturnType<typeof findManaged>>>;

/** Whose surveys: undefined for everybody's. */
type Author = string | undefined;

const NEWEST: KeysetOrder = { columns: [{ name: 'id', type: 'bigint' }], direction: 'desc' };
const SEARCH_TEXT_MAX = 4_000;

/** What a survey is found by. */
export const surveySearchText = ({ title }: Pick<SurveyDraft, 'title'>): string =>
  fold(Object.values(title).join('\n')).slice(0, SEARCH_TEXT_MAX);

const selectManaged = (tx: Transaction, author: Author) => {
  const query = tx
    .selectFrom('survey')
    .selectAll('survey')
    .select(countedIn(sql`select 1 from survey_answer where survey_id = survey.id`).as('answer_count'));
  return author === undefined ? query : query.where('survey.author_id', '=', author);
};

/** A page of the surveys of a school, the newest first. */
export async function listManaged(
  tx: Transaction,
  { author, keyword }: { author: Author; keyword: string | undefined },
  page: KeysetPage,
) {
  const keyset = new Keyset(NEWEST, page);
  let query = selectManaged(tx, author);
  for (const word of fold(keyword ?? '').split(/\s+/u))
    if (word) query = query.where(textHolds('survey', word));
  const rows = await query
    .select(keyset.place('survey').as('place'))
    .where(keyset.beyond('survey'))
    .orderBy(keyset.orderBy('survey'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  return keyset.complete(rows, () => countUpTo(tx, query));
}

export const findManaged = (tx: Transaction, surveyId: string, author: Author) =>
  selectManaged(tx, author).where('survey.id', '=', surveyId).executeTakeFirst();

/** As findManaged; whoever else wants to change it waits. */
export const lockManaged = (tx: Transaction, surveyId: string, author: Author) =>
  selectManaged(tx, author).where('survey.id', '=', surveyId).forUpdate('survey').executeTakeFirst();

/** @returns the id of the new survey */
export async function insertSurvey(
  tx: Transaction,
  { schoolId, accountId }: SurveyMaker,
  draft: SurveyDraft,
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('survey')
    .values({
      school_id: schoolId,
      author_id: accountId,
      draft: JSON.stringify(draft),
      search_text: surveySearchText(draft),
      saved_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateDraft(
  tx: Transaction,
  surveyId: string,
  { draft, version }: { draft: SurveyDraft; version: number },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('survey')
    .set({ draft: JSON.stringify(draft), version, search_text: surveySearchText(draft), saved_at: now })
    .where('id', '=', surveyId)
    .execute();
}

/** Lets people answer the draft as it is. */
export async function publishDraft(tx: Transaction, row: ManagedRow): Promise<void> {
  await tx
    .insertInto('survey_version')
    .values({
      survey_id: row.id,
      version: row.version,
      school_id: row.school_id,
      content: JSON.stringify(row.draft),
    })
    // Published as it is already: it is opened again.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .updateTable('survey')
    .set({ status: 'open', published_version: row.version })
    .where('id', '=', row.id)
    .execute();
}

export async function updateStatus(
  tx: Transaction,
  surveyId: string,
  status: 'open' | 'closed',
): Promise<void> {
  await tx.updateTable('survey').set({ status }).where('id', '=', surveyId).execute();
}

export async function removeSurvey(tx: Transaction, surveyId: string): Promise<void> {
  await tx.deleteFrom('survey').where('id', '=', surveyId).execute();
}

/** A survey as people answer it. @throws {Problem} NOT_FOUND also for drafts and those of other schools */
export async function findPublished(tx: Transaction, surveyId: string, accountId: string | undefined) {
  const row = await tx
    .selectFrom('survey')
    .innerJoin('survey_version as version', (join) =>
      join
        .onRef('version.survey_id', '=', 'survey.id')
        .onRef('version.version', '=', 'survey.published_version'),
    )
    .leftJoin('membership', (join) =>
      join
        .onRef('membership.school_id', '=', 'survey.school_id')
        .on('membership.account_id', '=', accountId ?? '0'),
    )
    .select([
      'survey.id',
      'survey.school_id',
      'survey.status',
      'version.version',
      'version.content',
      'membership.status as membership_status',
    ])
    .where('survey.id', '=', surveyId)
    .executeTakeFirst();
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

/** What a version asks; undefined where there is none. */
export async function findVersion(tx: Transaction, surveyId: string, version: number) {
  const row = await tx
    .selectFrom('survey_version')
    .select('content')
    .where('survey_id', '=', surveyId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.content;
}

/** The submission of who has answered; undefined for who has not. */
export async function findSubmission(tx: Transaction, surveyId: string, key: string) {
  const row = await tx
    .selectFrom('survey_participant')
    .select('submission')
    .where('survey_id', '=', surveyId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.submission;
}

/** Notes that somebody answers. @returns false where they have already: of two at once the second waits */
export async function addParticipant(
  tx: Transaction,
  row: { survey_id: string; school_id: string; key: string; submission: string },
): Promise<boolean> {
  const added = await tx
    .insertInto('survey_participant')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return added !== undefined;
}

/** Rows that are written again with each answer, so that neither place nor transaction tells which two came together. */
const STIRRED = 20;

/** Keeps an answer. */
export async function addAnswer(
  tx: Transaction,
  row: {
    survey_id: string;
    school_id: string;
    version: number;
    answers: readonly KeptSurveyAnswer[];
    /** Questions that these answers leave out. */
    skipped: string[];
    /** The key of whoever answers among the participants. */
    key: string;
    named: { accountId: string; at: Date } | undefined;
  },
): Promise<void> {
  const { named, answers, key, ...rest } = row;
  const { id } = await tx
    .insertInto('survey_answer')
    .values({
      ...rest,
      answers: JSON.stringify(answers),
      account_id: named?.accountId,
      answered_at: named?.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (named) return;
  await stirParticipants(tx, row.survey_id, key);
  await stirAnswers(tx, row.survey_id, id);
}

/**
 * Writes the participant's row again among others from a place by chance on, and the first ones, which few places lie
 * before. They are written in an order by chance: an update would keep the order in which they lay.
 */
async function stirParticipants(tx: Transaction, surveyId: string, key: string): Promise<void> {
  const from = randomKey();
  const some = sql`select key from survey_participant where survey_id = ${surveyId}`;
  const end = sql`order by key limit ${STIRRED} for update skip locked`;
  await sql`
    with taken as materialized (
      delete from survey_participant where survey_id = ${surveyId} and (
        key = ${key} or key in (${some} and key >= ${from} ${end}) or key in (${some} and key < ${from} ${end})
      ) returning *
    )
    insert into survey_participant select * from taken order by random()`.execute(tx);
}

/** stirParticipants, of answers. */
async function stirAnswers(tx: Transaction, surveyId: string, id: string): Promise<void> {
  const from = crypto.randomUUID();
  // Those with files have names, which were answered before the survey was anonymous; to take them out would leave their files.
  const some = sql`
    select id from survey_answer
    where survey_id = ${surveyId} and not jsonb_path_exists(answers, '$[*].files[*]')`;
  const end = sql`order by id limit ${STIRRED} for update skip locked`;
  await sql`
    with taken as materialized (
      delete from survey_answer where survey_id = ${surveyId} and (
        id = ${id}::uuid or id in (${some} and id >= ${from}::uuid ${end}) or id in (${some} and id < ${from}::uuid ${end})
      ) returning *
    )
    insert into survey_answer select * from taken order by random()`.execute(tx);
}

const KEY_BYTES = 4;
/** Somewhere among the hashes of participants. */
const randomKey = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES))).toString('base64url');

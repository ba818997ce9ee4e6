import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { AnswerFile, KeptSurveyAnswer } from '../../database/tables.ts';

/** Whose answers: of those who chose an option, or a step of a scale. */
export type ResultFilter = { itemId: string; choice: [string] } | { itemId: string; number: number };

const TEXTS_MAX = 200;
const FILES_MAX = 200;
/** What stood in one gap, the most frequent of it. */
const WORDS_MAX = 30;

/** Whether an answer was given to a version that promised that nobody learns whose it is. */
const isAnonymous = sql<boolean>`coalesce((version.content->>'anonymous')::boolean, true)`;

/** Answers of a survey, each with the version that it was given to. */
const from = (surveyId: string) => sql`
  survey_answer as answer
  join survey_version as version on version.survey_id = answer.survey_id and version.version = answer.version
  where answer.survey_id = ${surveyId}`;

/** Those of them that results are made of. */
const shown = (surveyId: string, filter: ResultFilter | undefined) => sql`
  select answer.id, answer.answers from ${from(surveyId)}
  and (not ${isAnonymous} or answer.is_shown)
  ${filter ? sql`and answer.answers @> ${JSON.stringify([filter])}::jsonb` : sql``}`;

/** What there is to count: all of it, and what a filter leaves. */
export async function countAnswers(tx: Transaction, surveyId: string, filter: ResultFilter | undefined) {
  const matches = filter ? sql`answer.answers @> ${JSON.stringify([filter])}::jsonb` : sql`true`;
  const { rows } = await sql<{
    total: number;
    waiting: number;
    matching: number;
    anonymous: number;
    anonymous_matching: number;
  }>`
    select count(*)::int as total,
      count(*) filter (where ${isAnonymous} and not answer.is_shown)::int as waiting,
      count(*) filter (where ${matches} and (not ${isAnonymous} or answer.is_shown))::int as matching,
      count(*) filter (where ${isAnonymous} and answer.is_shown)::int as anonymous,
      count(*) filter (where ${matches} and ${isAnonymous} and answer.is_shown)::int as anonymous_matching
    from ${from(surveyId)}`.execute(tx);
  return rows[0] as NonNullable<(typeof rows)[0]>;
}

/** Shows all anonymous answers that were given until now. The caller has locked the survey. */
export async function showWaiting(tx: Transaction, surveyId: string): Promise<void> {
  await tx
    .updateTable('survey_answer')
    .set({ is_shown: true })
    .where('survey_id', '=', surveyId)
    .where('is_shown', '=', false)
    .execute();
}

/**
 * How often each option, step, and cell of a table of choices was chosen, what stood in gaps, and how many answered each
 * question.
 */
export async function countChoices(tx: Transaction, surveyId: string, filter: ResultFilter | undefined) {
  const { rows } = await sql<{
    item_id: string;
    row_key: string | null;
    key: string | null;
    count: number;
    mean_place: number | null;
  }>`
    with given as (
      select entry from (${shown(surveyId, filter)}) as shown, jsonb_array_elements(shown.answers) as entry
    )
    select entry->>'itemId' as item_id, null as row_key, null as key, count(*)::int as count, null::float8 as mean_place
      from given group by 1
    union all
    select entry->>'itemId', null, chosen.key, count(*)::int, avg(chosen.place)::float8
      from given, jsonb_array_elements_text(entry->'choice') with ordinality as chosen (key, place)
      group by 1, 3
    union all
    select entry->>'itemId', chosen.cell->>'row', chosen.cell->>'option', count(*)::int, null
      from given, jsonb_array_elements(entry->'rows') as chosen (cell) group by 1, 2, 3
    union all
    select item_id, gap, value, count, null from (
      select entry->>'itemId' as item_id, part->>'key' as gap, part->>'value' as value, count(*)::int as count,
        row_number() over (
          partition by entry->>'itemId', part->>'key' order by count(*) desc, part->>'value'
        ) as place
      from given, jsonb_array_elements(entry->'parts') as filled (part) group by 1, 2, 3
    ) as words where place <= ${WORDS_MAX}`.execute(tx);
  return rows;
}

/**
 * Who was asked: how many answers each version has, and how many of them each question was left out of. `item_id` is null
 * for the whole of a version. Those that match the filter, all that were given anonymously, and those of them that match.
 */
export async function countAsked(tx: Transaction, surveyId: string, filter: ResultFilter | undefined) {
  const matches = filter ? sql`answer.answers @> ${JSON.stringify([filter])}::jsonb` : sql`true`;
  const counts = sql`
    count(*) filter (where is_matching)::int as matching,
    count(*) filter (where is_anonymous)::int as anonymous,
    count(*) filter (where is_anonymous and is_matching)::int as anonymous_matching`;
  const { rows } = await sql<{
    version: number;
    item_id: string | null;
    matching: number;
    anonymous: number;
    anonymous_matching: number;
  }>`
    with shown as (
      select answer.version, answer.skipped, ${isAnonymous} as is_anonymous, ${matches} as is_matching
      from ${from(surveyId)} and (not ${isAnonymous} or answer.is_shown)
    )
    select version, null as item_id, ${counts} from shown group by version
    union all
    select version, item_id, ${counts} from shown, unnest(skipped) as item_id group by version, item_id`.execute(
    tx,
  );
  return rows;
}

/** The numbers given to each question, taken together; with how often each was given where it is a step of a scale. */
export async function summarizeNumbers(tx: Transaction, surveyId: string, filter: ResultFilter | undefined) {
  const { rows } = await sql<{
    item_id: string;
    mean: number;
    median: number;
    lowest: number;
    highest: number;
  }>`
    select entry->>'itemId' as item_id, avg((entry->'number')::float8) as mean,
      percentile_cont(0.5) within group (order by (entry->'number')::float8) as median,
      min((entry->'number')::float8) as lowest, max((entry->'number')::float8) as highest
    from (${shown(surveyId, filter)}) as shown, jsonb_array_elements(shown.answers) as entry
    where entry ? 'number' group by 1`.execute(tx);
  return rows;
}

/** How often each step of the named scales was chosen. */
export async function countSteps(
  tx: Transaction,
  surveyId: string,
  filter: ResultFilter | undefined,
  scales: readonly string[],
) {
  const { rows } = await sql<{ item_id: string; key: string; count: number }>`
    select entry->>'itemId' as item_id, entry->>'number' as key, count(*)::int as count
    from (${shown(surveyId, filter)}) as shown, jsonb_array_elements(shown.answers) as entry
    where entry->>'itemId' = any(${scales}) and entry ? 'number' group by 1, 2`.execute(tx);
  return rows;
}

/** Texts that people wrote, a bounded number a question: by ids that chance made, so in no order. */
export async function listTexts(tx: Transaction, surveyId: string, filter: ResultFilter | undefined) {
  const { rows } = await sql<{ item_id: string; text: string }>`
    select item_id, text from (
      select entry->>'itemId' as item_id, entry->>'text' as text,
        row_number() over (partition by entry->>'itemId' order by shown.id) as place
      from (${shown(surveyId, filter)}) as shown, jsonb_array_elements(shown.answers) as entry
      where entry ? 'text'
    ) as written where place <= ${TEXTS_MAX} order by item_id, place`.execute(tx);
  return rows;
}

/** Files that people sent, a bounded number a question, the newest first; they are never anonymous. */
export async function listFiles(tx: Transaction, surveyId: string, filter: ResultFilter | undefined) {
  const { rows } = await sql<{
    item_id: string;
    file: AnswerFile;
    real_name: string | null;
    nick_name: string | null;
    mobile: string | null;
    email: string | null;
  }>`
    select sent.item_id, sent.file, account.real_name, account.nick_name, account.mobile, account.email from (
      select entry->>'itemId' as item_id, file, named.account_id,
        row_number() over (
          partition by entry->>'itemId' order by named.answered_at desc, named.id, number
        ) as place
      from (${shown(surveyId, filter)}) as shown
      join survey_answer as named on named.id = shown.id,
      jsonb_array_elements(shown.answers) as entry,
      jsonb_array_elements(entry->'files') with ordinality as files (file, number)
    ) as sent left join account on account.id = sent.account_id
    where sent.place <= ${FILES_MAX} order by sent.item_id, sent.place`.execute(tx);
  return rows;
}

/** What was asked, the newest first; versions that nobody answered as well. */
export const listVersions = (tx: Transaction, surveyId: string) =>
  tx
    .selectFrom('survey_version')
    .select(['version', 'content'])
    .where('survey_id', '=', surveyId)
    .orderBy('version', 'desc')
    .execute();

/** Answers as they stand in results, from one id on: named ones with who gave them. */
export async function listShown(
  tx: Transaction,
  surveyId: string,
  { after, limit }: { after: string | undefined; limit: number },
) {
  const { rows } = await sql<{
    id: string;
    answers: KeptSurveyAnswer[];
    account_id: string | null;
    answered_at: Date | null;
    real_name: string | null;
    nick_name: string | null;
    mobile: string | null;
    email: string | null;
  }>`
    select answer.id, answer.answers, answer.account_id, answer.answered_at,
      account.real_name, account.nick_name, account.mobile, account.email
    from survey_version as version
    join survey_answer as answer
      on version.survey_id = answer.survey_id and version.version = answer.version
    left join account on account.id = answer.account_id
    where answer.survey_id = ${surveyId} and (not ${isAnonymous} or answer.is_shown)
      ${after === undefined ? sql`` : sql`and answer.id > ${after}::uuid`}
    order by answer.id limit ${limit}`.execute(tx);
  return rows;
}

/** The named answer of somebody, with what was asked. */
export const findOwnAnswer = (tx: Transaction, surveyId: string, accountId: string) =>
  tx
    .selectFrom('survey_answer as answer')
    .innerJoin('survey_version as version', (join) =>
      join
        .onRef('version.survey_id', '=', 'answer.survey_id')
        .onRef('version.version', '=', 'answer.version'),
    )
    .select(['answer.answers', 'answer.answered_at', 'version.content'])
    .where('answer.survey_id', '=', surveyId)
    .where('answer.account_id', '=', accountId)
    .executeTakeFirst();

import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import { POINT_RULES, RULED_REASONS, type RuledReason } from './point-rules.ts';

/** Something that somebody did and that a school may give points for. */
export interface Achievement {
  accountId: string;
  reason: RuledReason;
  /** What it was done with: each gives points once. */
  subjectId: string;
}

/** Of rows that were given: how often they were taken back and given again. */
const lastTurn = sql`coalesce((select max(turn) from point_event reversal where reversal.reverses_id = given.id), 0)`;

/**
 * Gives points as the rules of the school say it, each thing once; what was taken back is given again, unless somebody
 * took it back by hand.
 * @returns whether there were new ones
 */
export async function insertAchieved(
  tx: Transaction,
  schoolId: string,
  achieved: readonly Achievement[],
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with achieved as (
      select * from unnest(${achieved.map(({ accountId }) => accountId)}::bigint[],
        ${achieved.map(({ reason }) => reason)}::text[],
        ${achieved.map(({ subjectId }) => subjectId)}::bigint[]) as row (account_id, reason, subject_id)
    ), again as (
      insert into point_event (school_id, account_id, points, reason, reverses_id, turn, at)
      select given.school_id, given.account_id, given.points, given.reason, given.id, ${lastTurn} + 1, ${now}
      from achieved join point_event given on given.school_id = ${schoolId} and given.account_id = achieved.account_id
        and given.reason = achieved.reason and given.subject_id = achieved.subject_id
      where ${lastTurn} % 2 = 1 and (select note from point_event reversal where reversal.reverses_id = given.id
        order by turn desc limit 1) is null
      on conflict (reverses_id, turn) do nothing returning id
    ), first as (
      insert into point_event (school_id, account_id, points, reason, subject_id, at)
      select ${schoolId}, achieved.account_id, (rule->>'points')::int, achieved.reason, achieved.subject_id, ${now}
      from achieved cross join lateral (select coalesce(
        (select rules->achieved.reason from point_setting where school_id = ${schoolId}),
        ${JSON.stringify(POINT_RULES)}::jsonb->achieved.reason) as rule) ruled
      where (rule->>'isOn')::boolean and (rule->>'points')::int > 0
      on conflict (school_id, account_id, reason, subject_id) do nothing returning id
    )
    select id from again union all select id from first`.execute(tx);
  return rows.length > 0;
}

/** Takes back what was given for things that count no more; again changes nothing. @returns whether there was any */
export async function reverseAchieved(
  tx: Transaction,
  schoolId: string,
  lost: readonly Achievement[],
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into point_event (school_id, account_id, points, reason, reverses_id, turn, at)
    select given.school_id, given.account_id, -given.points, given.reason, given.id, ${lastTurn} + 1, ${now}
    from unnest(${lost.map(({ accountId }) => accountId)}::bigint[], ${lost.map(({ reason }) => reason)}::text[],
      ${lost.map(({ subjectId }) => subjectId)}::bigint[]) as lost (account_id, reason, subject_id)
    join point_event given on given.school_id = ${schoolId} and given.account_id = lost.account_id
      and given.reason = lost.reason and given.subject_id = lost.subject_id
    where ${lastTurn} % 2 = 0
    on conflict (reverses_id, turn) do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** Gives or takes points by hand. */
export const insertByHand = (
  tx: Transaction,
  row: { schoolId: string; accountId: string; points: number; note: string; by: string },
  now: Date,
) =>
  tx
    .insertInto('point_event')
    .values({
      school_id: row.schoolId,
      account_id: row.accountId,
      points: row.points,
      reason: 'manual',
      subject_id: null,
      note: row.note,
      given_by: row.by,
      at: now,
    })
    .execute();

/** Takes a row back; again changes nothing. @returns whose it is and whether it changed; undefined where there is none */
export async function reverseRow(
  tx: Transaction,
  schoolId: string,
  { id, note, by }: { id: string; note: string; by: string },
  now: Date,
): Promise<{ accountId: string; points: number; isReversed: boolean } | undefined> {
  const given = await tx
    .selectFrom('point_event')
    .select(['account_id', 'points'])
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .where('turn', '=', 0)
    .forUpdate()
    .executeTakeFirst();
  if (!given) return undefined;
  const { rows } = await sql`
    insert into point_event (school_id, account_id, points, reason, note, given_by, reverses_id, turn, at)
    select school_id, account_id, -points, reason, ${note}, ${by}, id, ${lastTurn} + 1, ${now}
    from point_event given where id = ${id} and ${lastTurn} % 2 = 0
    on conflict (reverses_id, turn) do nothing returning id`.execute(tx);
  return { accountId: given.account_id, points: given.points, isReversed: rows.length > 0 };
}

/** The reasons that rules decide about, for statements. */
export const RULED = sql.join(RULED_REASONS.map((reason) => sql.lit(reason)));

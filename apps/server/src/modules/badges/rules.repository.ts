import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import type { Language } from '../../i18n/languages.ts';

/** Somebody who was given a badge just now. */
export interface Given {
  account_id: string;
  language: Language;
  name: Translations;
}

/** How many days in a row people have learned. */
export interface StreakDays {
  accountId: string;
  days: number;
}

/**
 * Gives badges to those of some people who fulfil their rules and never had them, each once also when two processes do
 * it at once.
 * @param streaks of those people, where a badge asks for one
 */
export async function insertByRule(
  tx: Transaction,
  schoolId: string,
  { accountIds, streaks }: { accountIds: readonly string[]; streaks: readonly StreakDays[] },
  now: Date,
): Promise<Given[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await sql<Given>`
    with streak as (
      select * from unnest(${streaks.map(({ accountId }) => accountId)}::bigint[],
        ${streaks.map(({ days }) => days)}::int[]) as row (account_id, days)
    ), given as (
      insert into badge_award (school_id, badge_id, account_id, by_rule, given_at)
      select badge.school_id, badge.id, member.account_id, true, ${now}
      from badge join membership member on member.school_id = badge.school_id and member.status = 'valid'
        and member.account_id = any(${accountIds}::bigint[])
      where badge.school_id = ${schoolId} and badge.archived_at is null
        and not exists (select from badge_award had where had.badge_id = badge.id and had.account_id = member.account_id)
        and case badge.rule
          when 'points' then exists (select from point_total total where total.school_id = badge.school_id
            and total.account_id = member.account_id and total.span = 4 and total.points >= badge.rule_count)
          when 'class' then
            exists (select from enrollment where enrollment.class_id = badge.class_id and enrollment.account_id = member.account_id)
            and exists (select from lesson where lesson.class_id = badge.class_id)
            and not exists (select from lesson left join lesson_progress progress
              on progress.lesson_id = lesson.id and progress.account_id = member.account_id
              where lesson.class_id = badge.class_id and progress.completed_at is null)
          when 'certificate' then exists (select from certificate where certificate.school_id = badge.school_id
            and certificate.account_id = member.account_id and certificate.revoked_at is null)
          when 'streak' then exists (select from streak where streak.account_id = member.account_id
            and streak.days >= badge.rule_count)
          else false end
      order by badge.id, member.account_id
      on conflict do nothing
      returning badge_id, account_id
    )
    select given.account_id, account.language, badge.name
    from given join badge on badge.id = given.badge_id join account on account.id = given.account_id
    order by given.badge_id, given.account_id`.execute(tx);
  return rows;
}

/** Whether a badge of the school is given for learning day by day. */
export async function hasStreakBadge(tx: Transaction, schoolId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('badge')
    .select('id')
    .where('school_id', '=', schoolId)
    .where('rule', '=', 'streak')
    .where('archived_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** When people learned since a moment, and the zones in which their days begin. */
export async function listMoments(
  tx: Transaction,
  accountIds: readonly string[],
  since: Date,
): Promise<{ id: string; time_zone: string | null; moments: string[] }[]> {
  const { rows } = await sql<{ id: string; time_zone: string | null; moments: string[] }>`
    select id, time_zone, array(select to_json(at)#>>'{}' from learning_moment
      where account_id = account.id and at >= ${since} order by at desc) as moments
    from account where id = any(${accountIds}::bigint[])`.execute(tx);
  return rows;
}

/** Members of the school after another, in the order of their ids. */
export async function listMemberIds(
  tx: Transaction,
  schoolId: string,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('membership')
    .select('account_id')
    .where('school_id', '=', schoolId)
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(limit)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

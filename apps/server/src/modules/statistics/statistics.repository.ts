import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Language } from '../../i18n/languages.ts';

const WORDS_SHOWN = 50;

/** The counts of a range of days, in three statements whatever the range; the transaction is bound to the school. */
export async function readCounts(tx: Transaction, schoolId: string, from: string, to: string) {
  const range = tx
    .selectFrom('usage_day')
    .where('school_id', '=', schoolId)
    .where(sql<boolean>`day between ${from}::date and ${to}::date`);
  const byDay = await range
    .select((eb) => [
      sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'),
      'kind',
      eb.fn.sum<string>('count').as('count'),
    ])
    .groupBy(['day', 'kind'])
    .execute();
  const byCode = await range
    .where('kind', 'in', ['view', 'click'])
    .select((eb) => ['kind', 'code', eb.fn.sum<string>('count').as('count')])
    .groupBy(['kind', 'code'])
    .execute();
  const misses = await tx
    .selectFrom('search_miss_day')
    .where('school_id', '=', schoolId)
    .where(sql<boolean>`day between ${from}::date and ${to}::date`)
    .select((eb) => ['keyword', eb.fn.sum<string>('count').as('count')])
    .groupBy('keyword')
    .orderBy('count', 'desc')
    .orderBy('keyword')
    .limit(WORDS_SHOWN)
    .execute();
  const asNumber = <T extends { count: string }>(rows: T[]) =>
    rows.map((row) => ({ ...row, count: Number(row.count) }));
  return { byDay: asNumber(byDay), byCode: asNumber(byCode), misses: asNumber(misses) };
}

/** Keeps the proof of a cookie choice. */
export const addCookieChoice = (
  tx: Transaction,
  id: string,
  schoolId: string | undefined,
  operation: 'active' | 'inactive' | 'reset',
  policyVersion: string,
  language: Language,
  now: Date,
) =>
  tx
    .insertInto('cookie_choice')
    .values({
      id,
      school_id: schoolId ?? null,
      operation,
      policy_version: policyVersion,
      language,
      chosen_at: now,
    })
    .execute();

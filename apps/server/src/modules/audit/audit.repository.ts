import type { AuditAction } from '@stoa/api/schema';
import { sql } from 'kysely';
import { countUpTo, Keyset, type KeysetOrder, type KeysetPage } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';

const LATEST: KeysetOrder = {
  columns: [
    { name: 'at', type: 'timestamptz' },
    { name: 'id', type: 'bigint' },
  ],
  direction: 'desc',
};

/** What is done to an attempt, or to a whole exam. */
const OF_ATTEMPTS: AuditAction[] = ['gradeSaved', 'examPaused', 'examTimeGiven', 'examSubmittedFor'];

/** Which entries are meant. */
export interface AuditFilter {
  userId?: string | undefined;
  action?: AuditAction | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The school is named for the sake of the index. */
function entries(tx: Transaction, schoolId: string, { userId, action, from, to }: AuditFilter) {
  let query = tx.selectFrom('audit_entry').where('audit_entry.school_id', '=', schoolId);
  if (userId !== undefined) query = query.where('audit_entry.actor_id', '=', userId);
  if (action !== undefined) query = query.where('audit_entry.action', '=', action);
  if (from !== undefined) query = query.where('audit_entry.at', '>=', new Date(from));
  if (to !== undefined) query = query.where('audit_entry.at', '<', new Date(to));
  return query;
}

const selectEntries = (tx: Transaction, schoolId: string, filter: AuditFilter) =>
  entries(tx, schoolId, filter)
    .leftJoin('account as actor', 'actor.id', 'audit_entry.actor_id')
    .leftJoin('account as person', (join) =>
      join.onRef('person.id', '=', 'audit_entry.subject_id').on('audit_entry.subject_kind', '=', 'person'),
    )
    // An attempt is called by its exam, and by its person where that is no secret of who graded.
    .leftJoin('exam_attempt', (join) =>
      join
        .onRef('exam_attempt.id', '=', 'audit_entry.subject_id')
        .on('audit_entry.action', 'in', OF_ATTEMPTS),
    )
    .leftJoin('account as learner', (join) =>
      join.onRef('learner.id', '=', 'exam_attempt.account_id').on('audit_entry.action', '!=', 'gradeSaved'),
    )
    .leftJoin('resource', (join) =>
      join
        // No coalesce: below row-level security the resource would not be looked up, but all of them read.
        .on(
          sql<boolean>`resource.id = case when exam_attempt.exam_id is null then audit_entry.subject_id else exam_attempt.exam_id end`,
        )
        .on('audit_entry.subject_kind', '=', 'resource'),
    )
    .select([
      'audit_entry.id',
      'audit_entry.at',
      'audit_entry.action',
      'audit_entry.what',
      'audit_entry.subject_kind',
      'audit_entry.subject_id',
      'audit_entry.value',
      'actor.id as actor_id',
      'actor.real_name',
      'actor.nick_name',
      'actor.avatar_url',
      'person.real_name as person_real_name',
      'person.nick_name as person_nick_name',
      'learner.real_name as learner_real_name',
      'learner.nick_name as learner_nick_name',
    ])
    .select(sql<Translations | null>`resource.title`.as('resource_title'));
export type AuditRow = Awaited<ReturnType<typeof listEntries>>['rows'][number];

/** A page of what was done, the latest first. */
export async function listEntries(tx: Transaction, schoolId: string, filter: AuditFilter, page: KeysetPage) {
  const keyset = new Keyset(LATEST, page);
  const rows = await selectEntries(tx, schoolId, filter)
    .select(keyset.place('audit_entry').as('place'))
    .where(keyset.beyond('audit_entry'))
    .orderBy(keyset.orderBy('audit_entry'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  return keyset.finish(rows);
}

export const countEntries = (tx: Transaction, schoolId: string, filter: AuditFilter) =>
  countUpTo(tx, entries(tx, schoolId, filter));

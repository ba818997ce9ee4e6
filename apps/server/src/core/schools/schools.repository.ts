import type { ExpressionBuilder } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Tables } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';

export const SCHOOL_COLUMNS = [
  'id',
  'parent_id',
  'type',
  'is_open',
  'status',
  'default_language',
  'languages',
  'name',
  'summary',
  'logo_url',
  'color',
  'look',
  'inherited',
  'login_method',
  'is_decorated',
  'learner_count',
  'resource_count',
  'created_at',
] as const;

/** A school as the database has it, with the number of its sub-schools. */
export type SchoolRow = Awaited<ReturnType<typeof findSchool>>;

/** Column: how many active sub-schools it has. */
export const countChildren = (eb: ExpressionBuilder<Tables, 'school'>) =>
  eb
    .selectFrom('school as child')
    .select((inner) => inner.fn.countAll<string>().as('n'))
    .whereRef('child.parent_id', '=', 'school.id')
    .where('child.status', '=', 'active')
    .as('sub_schools');

/** @throws {Problem} NOT_FOUND, SCHOOL_DISABLED */
export async function findSchool(tx: Transaction, schoolId: string) {
  const school = await tx
    .selectFrom('school')
    .select([...SCHOOL_COLUMNS])
    .select(countChildren)
    .where('id', '=', schoolId)
    .executeTakeFirst();
  // One that is still being made is not there yet.
  if (!school || school.status === 'creating') throw new Problem('NOT_FOUND');
  if (school.status === 'disabled') throw new Problem('SCHOOL_DISABLED');
  return school;
}

/** What decides how many mails may name a school, whatever its status. */
export const findSchoolAge = (tx: Transaction, schoolId: string) =>
  tx.selectFrom('school').select(['id', 'created_at']).where('id', '=', schoolId).executeTakeFirstOrThrow();

export const findSchoolConfig = (tx: Transaction, keys: readonly string[]) =>
  tx.selectFrom('school_config').select(['key', 'value']).where('key', 'in', keys).execute();

export const findMembership = (tx: Transaction, schoolId: string, accountId: string) =>
  tx
    .selectFrom('membership')
    .select(['role', 'status', 'joined_at'])
    .where('school_id', '=', schoolId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** The school where it is open and active. */
export const findOpenSchool = (tx: Transaction, schoolId: string) =>
  tx
    .selectFrom('school')
    .select('id')
    .where('id', '=', schoolId)
    .where('is_open', '=', true)
    .where('status', '=', 'active')
    .executeTakeFirst();

/** The first school that anybody may look into. */
export const findFirstOpenSchool = (tx: Transaction) =>
  tx
    .selectFrom('school')
    .select('id')
    .where('is_open', '=', true)
    .where('status', '=', 'active')
    .where('parent_id', 'is', null)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();

/** The school that a person has visited last, where it is active. */
export const findLastActiveSchool = (tx: Transaction, accountId: string) =>
  tx
    .selectFrom('account')
    .innerJoin('school', 'school.id', 'account.last_school_id')
    .select(['school.id', 'school.is_open'])
    .where('account.id', '=', accountId)
    .where('school.status', '=', 'active')
    .executeTakeFirst();

/** How active schools look. */
export const listLogos = (tx: Transaction, ids: readonly string[]) =>
  tx
    .selectFrom('school')
    .select(['id', 'name', 'logo_url', 'default_language'])
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .execute();

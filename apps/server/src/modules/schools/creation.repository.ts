import { sql, type Insertable } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Tables } from '../../database/tables.ts';

/** Makes the id of a new school, and binds the transaction to it. */
export async function bindToNewSchool(tx: Transaction): Promise<string> {
  const { rows } = await sql<{ id: string }>`select new_id() as id`.execute(tx);
  const schoolId = (rows[0] as { id: string }).id;
  await sql`select set_config('stoa.school', ${schoolId}, true)`.execute(tx);
  return schoolId;
}

/** Adds a school, owned by a person. */
export async function addSchool(
  tx: Transaction,
  school: Insertable<Tables['school']> & { id: string },
  ownerId: string,
  now: Date,
): Promise<void> {
  await tx.insertInto('school').values(school).execute();
  await tx
    .insertInto('membership')
    .values({ school_id: school.id, account_id: ownerId, role: 'owner', joined_at: now })
    .execute();
}

/** A person's address. */
export const findEmail = (tx: Transaction, accountId: string) =>
  tx.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirstOrThrow();

/** Locks an account: two of its requests at once wait for each other. */
export const lockOwner = (tx: Transaction, accountId: string) =>
  tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();

/** How many schools a person owns. */
export const countOwned = (tx: Transaction, accountId: string) =>
  tx
    .selectFrom('membership')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('account_id', '=', accountId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();

/** Adds the home page of a new school. */
export const addHomePage = (
  tx: Transaction,
  schoolId: string,
  page: { title: object; blocks: object },
  now: Date,
) =>
  tx
    .insertInto('page')
    .values({
      school_id: schoolId,
      page_id: 'home',
      title: JSON.stringify(page.title),
      blocks: JSON.stringify(page.blocks),
      updated_at: now,
    })
    .execute();

/** Adds the navigation of a new school. */
export const addNavigation = (
  tx: Transaction,
  schoolId: string,
  navigation: readonly { code: string; name: object; url: string }[],
) =>
  tx
    .insertInto('navigation')
    .values(
      navigation.map((entry, position) => ({
        school_id: schoolId,
        parent_id: null,
        code: entry.code,
        name: JSON.stringify(entry.name),
        url: entry.url,
        position,
      })),
    )
    .execute();

/** Adds the settings of a new school. */
export const addSettings = (tx: Transaction, schoolId: string, config: Readonly<Record<string, object>>) =>
  tx
    .insertInto('school_config')
    .values(
      Object.entries(config).map(([key, value]) => ({
        school_id: schoolId,
        key,
        value: JSON.stringify(value),
      })),
    )
    .execute();

/** Opens a school whose parts are all there. */
export const openSchool = (tx: Transaction, schoolId: string, logo: string | undefined) =>
  tx
    .updateTable('school')
    .set({ status: 'active', ...(logo === undefined ? {} : { logo_url: logo }) })
    .where('id', '=', schoolId)
    .where('status', '=', 'creating')
    .execute();

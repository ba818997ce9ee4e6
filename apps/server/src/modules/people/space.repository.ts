import type { Updateable } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Tables } from '../../database/tables.ts';

type SpaceValues = Partial<Omit<Updateable<Tables['space']>, 'school_id' | 'account_id'>>;

/** What a person chose for their space; undefined before they chose anything. */
export const findSpaceChoices = (tx: Transaction, schoolId: string, accountId: string) =>
  tx
    .selectFrom('space')
    .select(['leave_visits', 'on_leaderboards', 'cover_url'])
    .where('school_id', '=', schoolId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** Changes a space, or makes it with what is changed. */
export const saveSpaceValues = (
  tx: Transaction,
  { schoolId, accountId }: { schoolId: string; accountId: string },
  values: SpaceValues,
) =>
  tx
    .insertInto('space')
    .values({ ...values, school_id: schoolId, account_id: accountId })
    .onConflict((conflict) => conflict.columns(['school_id', 'account_id']).doUpdateSet(values))
    .execute();

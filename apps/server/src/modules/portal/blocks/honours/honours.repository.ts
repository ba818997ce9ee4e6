import type { Transaction } from '../../../../database/pool.ts';

/** Those of the people who are valid members of the school. */
export const findMembers = async (tx: Transaction, schoolId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : tx
        .selectFrom('membership')
        .innerJoin('account', 'account.id', 'membership.account_id')
        .select(['account.id', 'account.nick_name', 'account.real_name', 'account.avatar_url'])
        .where('membership.school_id', '=', schoolId)
        .where('membership.status', '=', 'valid')
        .where('account.id', 'in', ids)
        .execute();

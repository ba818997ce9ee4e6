import type { Transaction } from '../../database/pool.ts';

/** Keeps a valid member from leaving until the transaction ends. @returns whether there is one */
export async function holdMember(tx: Transaction, schoolId: string, accountId: string): Promise<boolean> {
  const member = await tx
    .selectFrom('membership')
    .select('account_id')
    .where('school_id', '=', schoolId)
    .where('account_id', '=', accountId)
    .where('status', '=', 'valid')
    .forShare()
    .executeTakeFirst();
  return member !== undefined;
}

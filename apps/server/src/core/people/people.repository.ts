import type { Transaction } from '../../database/pool.ts';

/** Who has it already, and in which language they are written to. */
export const findHolder = (tx: Transaction, who: { email: string } | { mobile: string }) =>
  tx
    .selectFrom('account')
    .select(['id', 'language'])
    .where((eb) =>
      'email' in who ? eb(eb.fn<string>('lower', ['email']), '=', who.email) : eb('mobile', '=', who.mobile),
    )
    .executeTakeFirst();

/** Whether somebody has it already. */
export const isTaken = async (
  tx: Transaction,
  who: { email: string } | { mobile: string },
): Promise<boolean> => (await findHolder(tx, who)) !== undefined;

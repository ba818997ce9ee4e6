import type { Services } from '../../core/services.ts';
import { Problem } from '../../http/problem.ts';
import { useCode, type CodePurpose } from '../auth/verification-codes.ts';
import { findCodeTarget } from './accounts.repository.ts';

/** Uses up the newest code that was sent to a contact of the account for this purpose. @returns why not */
export async function useOwnCode(
  { database }: Services,
  accountId: string,
  purpose: 'reauthenticate' | 'delete',
  code: string,
  now: Date,
): Promise<Problem | undefined> {
  const bound: CodePurpose = `${purpose}:${accountId}`;
  return database.write({ accountId }, async (tx) => {
    const sent = await findCodeTarget(tx, bound);
    return sent
      ? useCode(tx, sent.target, bound, code, now)
      : new Problem('CODE_INVALID', { attemptsLeft: 0 });
  });
}

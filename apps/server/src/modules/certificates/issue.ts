import type { Transaction } from '../../database/pool.ts';
import { displayName } from '../../core/people/people.presenter.ts';
import {
  findCode,
  findWording,
  insertCertificates,
  listFinished,
  listHolders,
  type Subject,
} from './certificates.repository.ts';
import { newCode } from './code.ts';

/** People to whom certificates are written at once. */
const AT_ONCE = 1000;

/** Issues certificates of a class or an exam; who has one, revoked or not, keeps it. */
export async function issue(
  tx: Transaction,
  subject: Subject,
  accountIds: readonly string[],
  now: Date,
): Promise<void> {
  if (accountIds.length === 0) return;
  const wording = await findWording(tx, subject.id);
  for (let from = 0; from < accountIds.length; from += AT_ONCE) {
    const holders = await listHolders(tx, accountIds.slice(from, from + AT_ONCE));
    const named = holders.map((holder) => ({
      account_id: holder.id,
      holder_name: displayName(holder),
      code: newCode(),
    }));
    await insertCertificates(tx, subject, wording, named, now);
  }
}

/**
 * Issues the certificate of somebody who has just finished a class that gives one.
 * @returns its code; null where theirs was revoked
 */
export async function issueCertificate(
  tx: Transaction,
  classId: string,
  accountId: string,
  now: Date,
): Promise<string | null> {
  const subject: Subject = { kind: 'class', id: classId };
  await issue(tx, subject, [accountId], now);
  return findCode(tx, subject, accountId);
}

/** Issues certificates to those who had finished a class before it gave any. */
export const issueToFinished = async (tx: Transaction, classId: string, now: Date): Promise<void> =>
  issue(tx, { kind: 'class', id: classId }, await listFinished(tx, classId), now);

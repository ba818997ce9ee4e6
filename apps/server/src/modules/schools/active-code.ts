import { randomBytes } from 'node:crypto';
import type { ActiveCodeApplication } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import { digest } from '../../platform/digest.ts';
import { type ApplicationRow, countCodeTry, spendActiveCode } from './active-code.repository.ts';
import { findConfigRow } from '../../core/config/runtime-config.repository.ts';

const TRIES = 5;
const TTL_DAYS = 30;
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const hashOf = (accountId: string, code: string): Buffer =>
  digest(`${accountId}|${code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')}`);

/** A new code of 79 random bits, and what the database keeps of it. It is for the applicant alone. */
export function makeActiveCode(accountId: string, now: Date) {
  let code = '';
  while (code.length < 16) {
    const [byte = 0] = randomBytes(1);
    if (byte < 256 - (256 % ALPHABET.length)) code += ALPHABET[byte % ALPHABET.length];
  }
  return {
    code: code.replaceAll(/(.{4})(?=.)/g, '$1-'),
    code_hash: hashOf(accountId, code),
    code_expires_at: new Date(now.getTime() + TTL_DAYS * 86_400_000),
  };
}

/** Whether creating takes an activation code: what the platform's configuration says, else for stores alone. */
export async function needsActiveCode(tx: Transaction, kind: 'academy' | 'store'): Promise<boolean> {
  const row = await findConfigRow(tx, 'schoolCreation');
  const needs = row?.value as { activeCode?: Partial<Record<string, boolean>> } | undefined;
  return needs?.activeCode?.[kind] ?? kind === 'store';
}

/**
 * Whether a code holds for this person and kind. Checking counts a try; using is for once.
 */
export async function useActiveCode(
  tx: Transaction,
  accountId: string,
  kind: 'academy' | 'store',
  code: string,
  now: Date,
  purpose: 'check' | 'use',
): Promise<boolean> {
  const hash = hashOf(accountId, code);
  if (purpose === 'use') return (await spendActiveCode(tx, accountId, kind, hash, now)) !== undefined;
  const tried = await countCodeTry(tx, accountId, kind, now);
  return tried.some((row) => row.code_tries <= TRIES && row.code_hash?.equals(hash));
}

export const presentApplication = (row: ApplicationRow): ActiveCodeApplication => ({
  id: row.id,
  kind: row.kind,
  organisation: row.organisation,
  contactName: row.contact_name,
  contactEmail: row.contact_email,
  reason: row.reason,
  status: row.status,
  comment: row.comment,
  appliedAt: row.applied_at.toISOString(),
});

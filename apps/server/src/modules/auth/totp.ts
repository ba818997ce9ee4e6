import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Transaction } from '../../database/pool.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { digest } from '../../platform/digest.ts';
import {
  addRecoveryCodes,
  findTotp,
  removeRecoveryCodes,
  saveTotp,
  spendRecoveryCode,
  spendStep,
} from './totp.repository.ts';

const PERIOD_S = 30;
/** Codes of the period before and after are taken too: clocks differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const PURPOSE = 'totp';
const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const totpOf = (secret: Secret, label = ''): TOTP =>
  new TOTP({ issuer: 'Stoa', label, algorithm: 'SHA1', digits: 6, period: PERIOD_S, secret });

/** Puts a secret there that holds once a code of it was sent back. @returns undefined where one holds already */
export async function startTotp(
  tx: Transaction,
  secrets: SecretBox,
  account: { id: string; label: string },
  now: Date,
): Promise<{ secret: string; uri: string } | undefined> {
  const secret = new Secret({ size: SECRET_BYTES });
  const values = {
    secret_cipher: secrets.seal(`${PURPOSE}:${account.id}`, secret.base32),
    confirmed_at: null,
    created_at: now,
  };
  const written = await saveTotp(tx, account.id, values);
  return written && { secret: secret.base32, uri: totpOf(secret, account.label).toString() };
}

/**
 * Whether a code is right now; it is used up: the same one is not taken twice, nor an older one.
 * @param pending whether the secret that is being set up is meant, not the one that holds
 */
export async function useTotp(
  tx: Transaction,
  secrets: SecretBox,
  accountId: string,
  code: string,
  now: Date,
  pending = false,
): Promise<boolean> {
  const row = await findTotp(tx, accountId);
  if (!row || (row.confirmed_at === null) !== pending) return false;
  const secret = Secret.fromBase32(secrets.open(`${PURPOSE}:${accountId}`, row.secret_cipher));
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  if (delta === null) return false;
  const step = String(Math.floor(now.getTime() / 1000 / PERIOD_S) + delta);
  const won = await spendStep(tx, accountId, step, pending ? { confirmed_at: now } : {});
  return won !== undefined;
}

const hashOf = (accountId: string, code: string): Buffer =>
  digest(`${accountId}|${code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')}`);

/** Ten codes of 59 random bits each; those before hold no longer. They are shown once: the database knows their hashes. */
export async function makeRecoveryCodes(tx: Transaction, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await removeRecoveryCodes(tx, accountId);
  await addRecoveryCodes(
    tx,
    codes.map((code) => ({ account_id: accountId, code_hash: hashOf(accountId, code) })),
  );
  return codes;
}

/** Uses a recovery code up. */
export async function useRecoveryCode(
  tx: Transaction,
  accountId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const won = await spendRecoveryCode(tx, accountId, hashOf(accountId, code), now);
  return won !== undefined;
}

function newRecoveryCode(): string {
  let code = '';
  while (code.length < 12) {
    const [byte = 0] = randomBytes(1);
    // Bytes beyond the last whole round would make some characters likelier.
    if (byte < 256 - (256 % ALPHABET.length)) code += ALPHABET[byte % ALPHABET.length];
  }
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Transaction } from '../../database/pool.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { digest } from '../../platform/digest.ts';

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
  const written = await tx
    .insertInto('account_totp')
    .values({ account_id: account.id, ...values })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(values).where('account_totp.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
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
  const row = await tx
    .selectFrom('account_totp')
    .select(['secret_cipher', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row || (row.confirmed_at === null) !== pending) return false;
  const secret = Secret.fromBase32(secrets.open(`${PURPOSE}:${accountId}`, row.secret_cipher));
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  if (delta === null) return false;
  const step = String(Math.floor(now.getTime() / 1000 / PERIOD_S) + delta);
  const won = await tx
    .updateTable('account_totp')
    .set({ last_step: step, ...(pending ? { confirmed_at: now } : {}) })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst();
  return won !== undefined;
}

const hashOf = (accountId: string, code: string): Buffer =>
  digest(`${accountId}|${code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')}`);

/** Ten codes of 59 random bits each; those before hold no longer. They are shown once: the database knows their hashes. */
export async function makeRecoveryCodes(tx: Transaction, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(accountId, code) })))
    .execute();
  return codes;
}

/** Uses a recovery code up. */
export async function useRecoveryCode(
  tx: Transaction,
  accountId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const won = await tx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(accountId, code))
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
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

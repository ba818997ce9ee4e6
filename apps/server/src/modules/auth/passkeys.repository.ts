import type { Transaction } from '../../database/pool.ts';

/** Keeps a passkey. @returns undefined where it is known already */
export const insertPasskey = (
  tx: Transaction,
  accountId: string,
  credential: RegisteredCredential,
  name: string,
  backedUp: boolean,
  now: Date,
) =>
  tx
    .insertInto('passkey')
    .values({
      account_id: accountId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: String(credential.counter),
      transports: credential.transports ?? [],
      name,
      backed_up: backedUp,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(['id', 'name', 'created_at', 'last_used_at', 'backed_up'])
    .executeTakeFirst();

/** What a browser says of a passkey that it made. */
export interface RegisteredCredential {
  id: string;
  publicKey: Uint8Array;
  counter: number;
  transports?: string[] | undefined;
}

/** The passkeys of an account, as a browser is asked for them. */
export const listCredentials = (tx: Transaction, accountId: string) =>
  tx
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('account_id', '=', accountId)
    .execute();

/** Locks a person's passkey. */
export const lockPasskey = (tx: Transaction, accountId: string, credentialId: string) =>
  tx
    .selectFrom('passkey')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();

/** Notes that a passkey was used, and how often. */
export const notePasskeyUsed = (tx: Transaction, id: string, counter: number, now: Date) =>
  tx
    .updateTable('passkey')
    .set({ counter: String(counter), last_used_at: now })
    .where('id', '=', id)
    .execute();

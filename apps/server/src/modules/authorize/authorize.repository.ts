import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

/** The application that names itself, of whatever school: row-level security shows a transaction only that one. */
export async function findClient(tx: Transaction, clientId: string) {
  await sql`select set_config('stoa.oauth_client', ${clientId}, true)`.execute(tx);
  return tx.selectFrom('oauth_client').selectAll().where('client_id', '=', clientId).executeTakeFirst();
}

/** Keeps a code for an application. */
export const addCode = (
  tx: Transaction,
  codeHash: Buffer,
  accountId: string,
  sessionId: string,
  clientId: string,
  query: { redirect_uri: string; code_challenge: string; scope?: string | undefined },
  now: Date,
) =>
  tx
    .insertInto('authorization_code')
    .values({
      code_hash: codeHash,
      account_id: accountId,
      created_at: now,
      client_id: clientId,
      redirect_uri: query.redirect_uri,
      code_challenge: query.code_challenge,
      scope: query.scope ?? '',
      session_id: sessionId,
      issued_session: null,
    })
    .execute();

/** Uses a code up, for the application, address and verifier that it was made for, while its session holds. */
export const spendCode = (
  tx: Transaction,
  codeHash: Buffer,
  challenge: string,
  form: Pick<Redemption, 'client_id' | 'redirect_uri'>,
  madeAfter: Date,
  now: Date,
) =>
  tx
    .updateTable('authorization_code')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('created_at', '>', madeAfter)
    .where('client_id', '=', form.client_id)
    .where('redirect_uri', '=', form.redirect_uri)
    .where('code_challenge', '=', challenge)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('session')
          .innerJoin('account', 'account.id', 'session.account_id')
          .select('session.id')
          .whereRef('session.id', '=', 'authorization_code.session_id')
          .where('session.revoked_at', 'is', null)
          .where('session.expires_at', '>', now)
          .where('account.is_valid', '=', true),
      ),
    )
    .returning(['account_id', 'scope', 'session_id'])
    .executeTakeFirst();

/** What a code that was used came to. */
export const findSpentCode = (tx: Transaction, codeHash: Buffer, clientId: string) =>
  tx
    .selectFrom('authorization_code')
    .select('issued_session')
    .where('code_hash', '=', codeHash)
    .where('client_id', '=', clientId)
    .where('used_at', 'is not', null)
    .executeTakeFirst();

/** The session that gave a code. */
export const findParent = (tx: Transaction, sessionId: string) =>
  tx
    .selectFrom('session')
    .select(['proved_at', 'second_factor_at', 'expires_at'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();

/** Opens the session of an application. */
export const addSession = (
  tx: Transaction,
  won: { account_id: string; session_id: string | null },
  clientId: string,
  schoolId: string,
  refreshHash: Buffer,
  parent: { proved_at: Date; second_factor_at: Date | null; expires_at: Date },
  end: Date,
  now: Date,
) =>
  tx
    .insertInto('session')
    .values({
      account_id: won.account_id,
      // Nobody has a token to renew it with.
      refresh_hash: refreshHash,
      client_id: clientId,
      // The application is one school's: the person's other schools are none of its business.
      bound_school: schoolId,
      parent_id: won.session_id,
      created_at: now,
      last_seen_at: now,
      expires_at: parent.expires_at < end ? parent.expires_at : end,
      proved_at: parent.proved_at,
      second_factor_at: parent.second_factor_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Notes which session a code came to. */
export const noteIssued = (tx: Transaction, codeHash: Buffer, id: string) =>
  tx
    .updateTable('authorization_code')
    .set({ issued_session: id })
    .where('code_hash', '=', codeHash)
    .execute();

export interface Redemption {
  code: string;
  client_id: string;
  redirect_uri: string;
  code_verifier: string;
}

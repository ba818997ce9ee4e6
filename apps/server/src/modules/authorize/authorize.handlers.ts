import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Transaction } from '../../database/pool.ts';
import { isMember, requireViewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { count, uncount, type Limit } from '../../core/limits/limits.repository.ts';
import { hashToken, newRefreshToken } from '../../core/identity/refresh-token.ts';
import { revokeSession } from '../../core/identity/session.repository.ts';
import { ACCESS_TOKEN_TTL_S } from '../../core/identity/signing.ts';
import { digest } from '../../platform/digest.ts';
import type { Services } from '../../core/services.ts';

/** RFC 9700: short, and once. */
const CODE_TTL_S = 60;
const CODES_PER_PERSON: Limit = { limit: 60, windowSeconds: 600 };
const FAILURES_PER_IP: Limit = { limit: 30, windowSeconds: 600 };

/** This server as the authoriser of applications that a school registered. */
export function authorizeHandlers(deps: Services): Pick<Handlers, 'authorize' | 'redeemAuthorizationCode'> {
  const { database, clock } = deps;
  return {
    authorize: async ({ query, context }) => {
      const viewer = requireViewer(context);
      const now = clock.now();
      const code = `ac_${randomBytes(24).toString('base64url')}`;
      const outcome = await database.write({ accountId: viewer.accountId }, async (tx) => {
        const client = await findClient(tx, query.client_id);
        // Where the address is not the registered one, nothing leads there: neither a code nor an error.
        if (!client?.enabled || !client.redirect_uris.includes(query.redirect_uri))
          return new Problem('REDIRECT_NOT_ALLOWED');
        if (query.tenantId !== undefined && query.tenantId !== client.school_id)
          return new Problem('TENANT_MISMATCH');
        if (!isMember(viewer, client.school_id)) return new Problem('NOT_A_MEMBER');
        const state = await count(tx, `authorize:${viewer.accountId}`, CODES_PER_PERSON, now);
        if (state.count > CODES_PER_PERSON.limit)
          return new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: state.retryAfterSeconds });
        await tx
          .insertInto('authorization_code')
          .values({
            code_hash: digest(code),
            account_id: viewer.accountId,
            created_at: now,
            client_id: client.client_id,
            redirect_uri: query.redirect_uri,
            code_challenge: query.code_challenge,
            scope: query.scope ?? '',
            session_id: viewer.sessionId,
            issued_session: null,
          })
          .execute();
        return client;
      });
      if (outcome instanceof Problem) throw outcome;
      return ok({
        code,
        state: query.state ?? null,
        redirectUri: query.redirect_uri,
        expiresInSeconds: CODE_TTL_S,
        client: { clientId: outcome.client_id, name: outcome.name, logoUrl: outcome.logo_url || null },
      });
    },
    redeemAuthorizationCode: async ({ body, context }) => {
      const now = clock.now();
      const failures = `authorize:failed:${context.ip}`;
      const outcome = await database.write({}, async (tx) => {
        // Counted before it is looked at, and taken back where it succeeds: of many at once each counts.
        const tries = await count(tx, failures, FAILURES_PER_IP, now);
        if (tries.count > FAILURES_PER_IP.limit)
          return new Problem('TOO_MANY_ATTEMPTS', { retryAfterSeconds: tries.retryAfterSeconds });
        const client = await findClient(tx, body.client_id);
        const token =
          client?.enabled && holds(client.secret_hash, body.client_secret)
            ? await redeem(tx, body, client.school_id, now)
            : undefined;
        if (!token) return new Problem('INVALID_GRANT');
        await uncount(tx, failures);
        return token;
      });
      if (outcome instanceof Problem) throw outcome;
      return {
        status: 200,
        body: {
          access_token: deps.signing.sign(outcome),
          token_type: 'Bearer',
          expires_in: ACCESS_TOKEN_TTL_S,
          scope: outcome.scope,
          user_id: outcome.accountId,
        },
      };
    },
  };
}

interface Redemption {
  code: string;
  client_id: string;
  redirect_uri: string;
  code_verifier: string;
}

/** Uses a code up, for the application, address and verifier that it was made for. A second use ends what came of the first. */
async function redeem(tx: Transaction, form: Redemption, schoolId: string, now: Date) {
  const won = await tx
    .updateTable('authorization_code')
    .set({ used_at: now })
    .where('code_hash', '=', digest(form.code))
    .where('used_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - CODE_TTL_S * 1000))
    .where('client_id', '=', form.client_id)
    .where('redirect_uri', '=', form.redirect_uri)
    .where('code_challenge', '=', digest(form.code_verifier).toString('base64url'))
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
  if (!won?.session_id) {
    const spent = await tx
      .selectFrom('authorization_code')
      .select('issued_session')
      .where('code_hash', '=', digest(form.code))
      .where('client_id', '=', form.client_id)
      .where('used_at', 'is not', null)
      .executeTakeFirst();
    if (spent?.issued_session) await revokeSession(tx, spent.issued_session, now);
    return undefined;
  }
  const parent = await tx
    .selectFrom('session')
    .select(['proved_at', 'second_factor_at', 'expires_at'])
    .where('id', '=', won.session_id)
    .executeTakeFirstOrThrow();
  const end = new Date(now.getTime() + ACCESS_TOKEN_TTL_S * 1000);
  const { id } = await tx
    .insertInto('session')
    .values({
      account_id: won.account_id,
      // Nobody has a token to renew it with.
      refresh_hash: hashToken(newRefreshToken()),
      client_id: form.client_id,
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
  await tx
    .updateTable('authorization_code')
    .set({ issued_session: id })
    .where('code_hash', '=', digest(form.code))
    .execute();
  return { accountId: won.account_id, sessionId: id, scope: won.scope };
}

/** The application that names itself, of whatever school: row-level security shows a transaction only that one. */
async function findClient(tx: Transaction, clientId: string) {
  await sql`select set_config('stoa.oauth_client', ${clientId}, true)`.execute(tx);
  return tx.selectFrom('oauth_client').selectAll().where('client_id', '=', clientId).executeTakeFirst();
}

/** An application without a secret must not send one; one with a secret must send it. */
function holds(stored: Buffer | null, given: string | undefined): boolean {
  if (stored === null) return given === undefined;
  return given !== undefined && timingSafeEqual(stored, digest(given));
}

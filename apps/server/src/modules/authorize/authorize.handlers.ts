import { randomBytes, timingSafeEqual } from 'node:crypto';
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
import {
  type Redemption,
  addCode,
  addSession,
  findClient,
  findParent,
  findSpentCode,
  noteIssued,
  spendCode,
} from './authorize.repository.ts';

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
        await addCode(tx, digest(code), viewer.accountId, viewer.sessionId, client.client_id, query, now);
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

/** Uses a code up, for the application, address and verifier that it was made for. A second use ends what came of the first. */
async function redeem(tx: Transaction, form: Redemption, schoolId: string, now: Date) {
  const won = await spendCode(
    tx,
    digest(form.code),
    digest(form.code_verifier).toString('base64url'),
    form,
    new Date(now.getTime() - CODE_TTL_S * 1000),
    now,
  );
  if (!won?.session_id) {
    const spent = await findSpentCode(tx, digest(form.code), form.client_id);
    if (spent?.issued_session) await revokeSession(tx, spent.issued_session, now);
    return undefined;
  }
  const parent = await findParent(tx, won.session_id);
  const end = new Date(now.getTime() + ACCESS_TOKEN_TTL_S * 1000);
  const { id } = await addSession(
    tx,
    won,
    form.client_id,
    schoolId,
    hashToken(newRefreshToken()),
    parent,
    end,
    now,
  );
  await noteIssued(tx, digest(form.code), id);
  return { accountId: won.account_id, sessionId: id, scope: won.scope };
}

/** An application without a secret must not send one; one with a secret must send it. */
function holds(stored: Buffer | null, given: string | undefined): boolean {
  if (stored === null) return given === undefined;
  return given !== undefined && timingSafeEqual(stored, digest(given));
}

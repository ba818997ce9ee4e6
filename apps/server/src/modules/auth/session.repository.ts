import { sql, type ExpressionBuilder } from 'kysely';
import { tell } from '../../platform/bus.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Role, Tables } from '../../database/tables.ts';
import type { Viewer } from '../../http/context.ts';
import type { Language } from '../../i18n/languages.ts';
import { hashToken, newRefreshToken, openSuccessor, sealSuccessor } from './refresh-token.ts';

/** A session ends at this age whatever happens, days. */
export const SESSION_MAX_AGE_DAYS = 30;
/** For this long the token before the present one still answers, seconds. */
export const REFRESH_GRACE_S = 10;
/** And no more than this often. */
const REFRESH_GRACE_USES = 20;

export interface NewSession {
  accountId: string;
  loginMethod: string;
  userAgent: string;
  ip: string;
}

/** Opens a session. */
export async function openSession(
  tx: Transaction,
  session: NewSession,
  now: Date,
): Promise<{ sessionId: string; refreshToken: string }> {
  const refreshToken = newRefreshToken();
  const { id } = await tx
    .insertInto('session')
    .values({
      account_id: session.accountId,
      refresh_hash: hashToken(refreshToken),
      login_method: session.loginMethod,
      user_agent: session.userAgent,
      ip: session.ip,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + SESSION_MAX_AGE_DAYS * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { sessionId: id, refreshToken };
}

export type Rotation =
  { kind: 'rotated'; accountId: string; sessionId: string; refreshToken: string } | { kind: 'refused' };

/**
 * Exchanges a refresh token for its successor. One conditional update decides between askers; the losers get the
 * winner's token within the grace time. A token that was already spent ends the session: it was stolen, or the thief
 * was quicker.
 */
export async function rotate(tx: Transaction, token: string, now: Date): Promise<Rotation> {
  const hash = hashToken(token);
  const successor = newRefreshToken();
  const won = await tx
    .updateTable('session')
    .set((eb) => ({
      previous_hash: eb.ref('refresh_hash'),
      refresh_hash: hashToken(successor),
      successor_cipher: sealSuccessor(token, successor),
      rotated_at: now,
      previous_uses: 0,
      last_seen_at: now,
    }))
    .where('refresh_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where(ofValidAccount)
    .returning(['id', 'account_id'])
    .executeTakeFirst();
  if (won) {
    await tx.insertInto('spent_refresh_token').values({ hash, session_id: won.id, spent_at: now }).execute();
    return { kind: 'rotated', accountId: won.account_id, sessionId: won.id, refreshToken: successor };
  }
  const graceStart = new Date(now.getTime() - REFRESH_GRACE_S * 1000);
  const late = await tx
    .updateTable('session')
    .set((eb) => ({ previous_uses: eb('previous_uses', '+', 1) }))
    .where('previous_hash', '=', hash)
    .where('rotated_at', '>=', graceStart)
    .where('previous_uses', '<', REFRESH_GRACE_USES)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where(ofValidAccount)
    .returning(['id', 'account_id', 'successor_cipher'])
    .executeTakeFirst();
  if (late?.successor_cipher)
    return {
      kind: 'rotated',
      accountId: late.account_id,
      sessionId: late.id,
      refreshToken: openSuccessor(token, late.successor_cipher),
    };
  const spent = await tx
    .selectFrom('spent_refresh_token')
    .select('session_id')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (spent) await revokeSession(tx, spent.session_id, now);
  return { kind: 'refused' };
}

const ofValidAccount = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'session'>) =>
  exists(
    selectFrom('account')
      .select('account.id')
      .whereRef('account.id', '=', 'session.account_id')
      .where('account.is_valid', '=', true),
  );

/** Ends one session everywhere. */
export async function revokeSession(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
  await tell(tx, { type: 'session.revoked', sessionId });
}

/** Ends the session that a refresh token belongs to: a person may sign out after the access token has ended. */
export async function revokeByRefreshToken(tx: Transaction, token: string, now: Date): Promise<void> {
  const hash = hashToken(token);
  const session = await tx
    .selectFrom('session')
    .select('id')
    .where((eb) => eb.or([eb('refresh_hash', '=', hash), eb('previous_hash', '=', hash)]))
    .executeTakeFirst();
  if (session) await revokeSession(tx, session.id, now);
}

/** The person behind a living session with what they may do where, in one statement; undefined where it ended. */
export async function findViewer(
  tx: Transaction,
  claims: { accountId: string; sessionId: string },
  now: Date,
): Promise<Viewer | undefined> {
  const row = await tx
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select((eb) => [
      'account.is_superuser',
      'account.language',
      eb
        .selectFrom('membership')
        .select(
          sql<Record<string, Role> | null>`json_object_agg(membership.school_id::text, membership.role)`.as(
            'roles',
          ),
        )
        .whereRef('membership.account_id', '=', 'account.id')
        .where('membership.status', '=', 'valid')
        .as('roles'),
    ])
    .where('session.id', '=', claims.sessionId)
    .where('session.account_id', '=', claims.accountId)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('account.is_valid', '=', true)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    accountId: claims.accountId,
    sessionId: claims.sessionId,
    isSuperuser: row.is_superuser,
    roles: new Map(Object.entries((row.roles as Record<string, Role> | null) ?? {})),
    language: row.language as Language,
  };
}

/** Ends the living sessions of a person, in one statement. @returns how many there were */
export async function revokeSessionsOf(
  tx: Transaction,
  accountId: string,
  now: Date,
  which: { except?: string; only?: string } = {},
): Promise<number> {
  let query = tx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);
  if (which.except) query = query.where('id', '!=', which.except);
  if (which.only) query = query.where('id', '=', which.only);
  const ended = await query.returning('id').execute();
  for (const { id } of ended.slice(0, 1)) await tell(tx, { type: 'session.revoked', sessionId: id });
  return ended.length;
}

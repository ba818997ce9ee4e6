import { sql, type ExpressionBuilder } from 'kysely';
import { tell } from '../../platform/bus.ts';
import type { Database, Transaction } from '../../database/pool.ts';
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
  /** The provider that vouched, and the school that it speaks for. */
  by?: { provider: string; schoolId?: string } | undefined;
}

/** Opens a session. @returns also what the devices of the person's earlier sessions said of themselves */
export async function openSession(
  tx: Transaction,
  session: NewSession,
  now: Date,
): Promise<{ sessionId: string; refreshToken: string; devicesBefore: string[] }> {
  const refreshToken = newRefreshToken();
  const { id, before } = await tx
    .insertInto('session')
    .values({
      account_id: session.accountId,
      refresh_hash: hashToken(refreshToken),
      login_method: session.loginMethod,
      user_agent: session.userAgent,
      ip: session.ip,
      provider: session.by?.provider ?? null,
      bound_school: session.by?.schoolId ?? null,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + SESSION_MAX_AGE_DAYS * 86_400_000),
    })
    .returning((eb) => [
      'id',
      // The row itself is not among them: a statement sees what was there before it.
      eb
        .selectFrom('session as earlier')
        .select(sql<string[] | null>`array_agg(distinct earlier.user_agent)`.as('agents'))
        .where('earlier.account_id', '=', session.accountId)
        .as('before'),
    ])
    .executeTakeFirstOrThrow();
  return { sessionId: id, refreshToken, devicesBefore: before ?? [] };
}

export type Rotation =
  { kind: 'rotated'; accountId: string; sessionId: string; refreshToken: string } | { kind: 'refused' };

/** A token to be exchanged, with the successor that it shall have. */
export interface Exchange {
  token: string;
  successor: string;
  now: Date;
}

/** Makes each successor its session's token and writes the predecessor down as spent: all of it or nothing. */
const ROTATE = `
  with asked as (
    select * from unnest($1::bytea[], $2::bytea[], $3::bytea[], $4::timestamptz[]) as one (hash, successor, cipher, at)
  ), won as (
    update session set previous_hash = refresh_hash, refresh_hash = asked.successor, successor_cipher = asked.cipher,
      rotated_at = asked.at, previous_uses = 0, last_seen_at = asked.at
    from asked
    where session.refresh_hash = asked.hash and session.revoked_at is null and session.expires_at > asked.at
      and exists (select from account where account.id = session.account_id and account.is_valid)
    returning session.id, session.account_id, session.refresh_hash, session.previous_hash, session.rotated_at
  ), spent as (
    insert into spent_refresh_token (hash, session_id, spent_at) select previous_hash, id, rotated_at from won
  )
  select id, account_id, refresh_hash from won`;

/**
 * Exchanges refresh tokens in one statement. One conditional update decides between askers of the same token.
 * @returns an outcome an exchange; undefined for one that did not win
 */
export async function rotateAll(
  database: Database,
  exchanges: readonly Exchange[],
): Promise<(Rotation | undefined)[]> {
  const successors = exchanges.map(({ successor }) => hashToken(successor));
  const rows = await database.once<{ id: string; account_id: string; refresh_hash: Buffer }>(ROTATE, [
    exchanges.map(({ token }) => hashToken(token)),
    successors,
    exchanges.map(({ token, successor }) => sealSuccessor(token, successor)),
    exchanges.map(({ now }) => now),
  ]);
  return exchanges.map(({ successor }, index) => {
    const won = rows.find((row) => row.refresh_hash.equals(successors[index] as Buffer));
    return won && { kind: 'rotated', accountId: won.account_id, sessionId: won.id, refreshToken: successor };
  });
}

/**
 * What a token is good for that is not the present one of a session: within the grace time it gets the winner's
 * successor. A token that was already spent ends the session: it was stolen, or the thief was quicker.
 */
export async function rotateLate(tx: Transaction, token: string, now: Date): Promise<Rotation> {
  const hash = hashToken(token);
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
  // Codes for applications that nobody used yet end with the sign-in that they came from.
  await tx
    .deleteFrom('authorization_code')
    .where('session_id', '=', sessionId)
    .where('used_at', 'is', null)
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
      'session.bound_school',
      'session.client_id',
      eb
        .selectFrom('membership')
        .select(
          sql<Record<string, Role> | null>`json_object_agg(membership.school_id::text, membership.role)`.as(
            'roles',
          ),
        )
        .whereRef('membership.account_id', '=', 'account.id')
        .where('membership.status', '=', 'valid')
        // Whoever was vouched for by a school's provider is that school's person, nobody's elsewhere.
        .where((inner) =>
          inner.or([
            inner('session.bound_school', 'is', null),
            inner('membership.school_id', '=', inner.ref('session.bound_school')),
          ]),
        )
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
    isSuperuser: row.is_superuser && row.bound_school === null && row.client_id === null,
    roles: new Map(row.client_id ? [] : Object.entries((row.roles as Record<string, Role> | null) ?? {})),
    clientId: row.client_id ?? undefined,
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

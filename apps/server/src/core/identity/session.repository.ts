import { sql } from 'kysely';
import { publish } from '../../platform/bus.repository.ts';
import type { Database, Transaction } from '../../database/pool.ts';
import type { Role } from '../../database/tables.ts';
import type { Viewer } from '../../http/context.ts';
import type { Language } from '../../i18n/languages.ts';
import { hiddenFrom } from '../hiding/hiding.repository.ts';
import { FORGIVING } from './attempts.repository.ts';
import { forgivingValues, type Attempt } from './password-attempts.ts';
import { hashToken, newRefreshToken } from './refresh-token.ts';

/** A session ends at this age whatever happens, days. */
export const SESSION_MAX_AGE_DAYS = 30;

export interface NewSession {
  accountId: string;
  loginMethod: string;
  userAgent: string;
  ip: string;
  /** The provider that vouched, and the school that it speaks for where it did so alone. */
  provider?: string | undefined;
  schoolId?: string | undefined;
  /** A second factor was part of the sign-in. */
  bySecondFactor?: boolean | undefined;
  /** Where it comes of an earlier proof or of another session: what it must not exceed. */
  origin?: SessionOrigin | undefined;
}
/** A proof travels with its time: a session that comes of another one is no newer, and lasts no longer. */
export interface SessionOrigin {
  provedAt: Date;
  secondFactorAt?: Date | null;
  expiresAt?: Date;
}
export interface OpenedSession {
  sessionId: string;
  refreshToken: string;
  /** What the devices of earlier sessions said of themselves; empty where there were none, or very many. */
  devicesBefore: string[];
}

/** Sessions that are looked at for the devices before: whoever has more is told of no new one. */
const LOOKED_AT = 200;
/** What devices said of themselves before; the row itself is not among them: a statement sees what was there. */
const devicesBefore = (account: string): string =>
  `(select case when count(*) < ${LOOKED_AT} then array_agg(distinct user_agent) end
    from (select user_agent from session as other where other.account_id = ${account} limit ${LOOKED_AT}) as earlier)`;

/** Its eleven values begin at this number. */
const open = (first: number): string => `
  insert into session (account_id, refresh_hash, login_method, user_agent, ip, provider, created_at, last_seen_at, expires_at, proved_at, second_factor_at)
  values (${Array.from({ length: 11 }, (_none, n) => `$${first + n}`).join(', ')})
  returning id, ${devicesBefore(`$${first}`)} as devices_before`;
const OPEN = open(1);
const OPEN_FORGIVING = `with ${FORGIVING} ${open(3)}`;

/**
 * Opens a session that no school has a say in, in one round trip.
 * @param attempt by a password, which is forgiven with it
 */
export async function openSessionAlone(
  database: Database,
  session: Omit<NewSession, 'schoolId'>,
  now: Date,
  attempt?: Attempt,
): Promise<OpenedSession> {
  const refreshToken = newRefreshToken();
  const [row] = await database.once<{ id: string; devices_before: string[] | null }>(
    attempt ? OPEN_FORGIVING : OPEN,
    [
      ...(attempt ? forgivingValues(attempt) : []),
      session.accountId,
      hashToken(refreshToken),
      session.loginMethod,
      session.userAgent,
      session.ip,
      session.provider ?? null,
      now,
      now,
      ...termsOf(session, now),
    ],
  );
  if (!row) throw new Error('A session was not opened.');
  return { sessionId: row.id, refreshToken, devicesBefore: row.devices_before ?? [] };
}

/** When a session ends, when its person was proved, and when by a second factor. */
function termsOf({ origin, bySecondFactor }: NewSession, now: Date): [Date, Date, Date | null] {
  const end = new Date(now.getTime() + SESSION_MAX_AGE_DAYS * 86_400_000);
  const provedAt = origin?.provedAt ?? now;
  return [
    origin?.expiresAt && origin.expiresAt < end ? origin.expiresAt : end,
    provedAt,
    bySecondFactor ? provedAt : (origin?.secondFactorAt ?? null),
  ];
}

/** Opens a session in a transaction. */
export async function openSession(tx: Transaction, session: NewSession, now: Date): Promise<OpenedSession> {
  const refreshToken = newRefreshToken();
  const [expiresAt, provedAt, secondFactorAt] = termsOf(session, now);
  const { id, before } = await tx
    .insertInto('session')
    .values({
      account_id: session.accountId,
      refresh_hash: hashToken(refreshToken),
      login_method: session.loginMethod,
      user_agent: session.userAgent,
      ip: session.ip,
      provider: session.provider ?? null,
      bound_school: session.schoolId ?? null,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      proved_at: provedAt,
      second_factor_at: secondFactorAt,
    })
    .returning(['id', sql<string[] | null>`${sql.raw(devicesBefore('session.account_id'))}`.as('before')])
    .executeTakeFirstOrThrow();
  return { sessionId: id, refreshToken, devicesBefore: before ?? [] };
}

/** Ends one session everywhere. */
export async function revokeSession(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ revoked_at: now })
    // What came of it ends with it.
    .where((eb) => eb.or([eb('id', '=', sessionId), eb('parent_id', '=', sessionId)]))
    .where('revoked_at', 'is', null)
    .execute();
  // Codes for applications that nobody used yet end with the sign-in that they came from.
  await tx
    .deleteFrom('authorization_code')
    .where('session_id', '=', sessionId)
    .where('used_at', 'is', null)
    .execute();
  await publish(tx, { type: 'session.revoked', sessionId });
}

const findByRefreshToken = (tx: Transaction, token: string) => {
  const hash = hashToken(token);
  return tx
    .selectFrom('session')
    .select(['id', 'account_id'])
    .where((eb) => eb.or([eb('refresh_hash', '=', hash), eb('previous_hash', '=', hash)]))
    .executeTakeFirst();
};

/** Whose a refresh token is, or was a moment ago. */
export const findOwner = async (tx: Transaction, token: string): Promise<string | undefined> =>
  (await findByRefreshToken(tx, token))?.account_id;

/** Whether a refresh token is, or was, of a living session that was opened while cookies had no prefix. */
export async function holdsPlainTokens(tx: Transaction, token: string, now: Date): Promise<boolean> {
  const hash = hashToken(token);
  const row = await tx
    .selectFrom('session')
    .select('id')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('refresh_hash', '=', hash),
        eb('previous_hash', '=', hash),
        // One that was spent long ago was stolen: to show it ends the session.
        eb(
          'id',
          'in',
          selectFrom('spent_refresh_token as spent')
            .select('spent.session_id')
            .where('spent.hash', '=', hash),
        ),
      ]),
    )
    .where('has_plain_cookies', '=', true)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the session that a refresh token belongs to: a person may sign out after the access token has ended. */
export async function revokeByRefreshToken(tx: Transaction, token: string, now: Date): Promise<void> {
  const session = await findByRefreshToken(tx, token);
  if (session) await revokeSession(tx, session.id, now);
}

export interface FoundViewer {
  viewer: Viewer;
  /** Whether the token came with the session's last renewal, and nothing of that renewal was used before. */
  isFirstUse: boolean;
}

/** The person behind a living session with what they may do where, in one statement; undefined where it ended. */
export async function findViewer(
  tx: Transaction,
  claims: { accountId: string; sessionId: string; issuedAtSeconds: number },
  now: Date,
): Promise<FoundViewer | undefined> {
  const row = await tx
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select((eb) => [
      'account.is_superuser',
      'account.language',
      'session.bound_school',
      'session.client_id',
      // Tokens tell whole seconds: one of the second before the renewal counts, and starts the grace time early.
      sql<boolean>`coalesce(session.rotated_at < to_timestamp(${claims.issuedAtSeconds + 1}), false)
        and session.successor_used_at is null`.as('is_first_use'),
      'session.proved_at',
      'session.second_factor_at',
      'account.second_factor_since',
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
      sql<string[]>`${hiddenFrom(claims.accountId)}::text[]`.as('hidden'),
    ])
    .where('session.id', '=', claims.sessionId)
    .where('session.account_id', '=', claims.accountId)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('account.is_valid', '=', true)
    // What was handed on ends with the session that it came from.
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('session.parent_id', 'is', null),
        exists(
          selectFrom('session as parent')
            .select('parent.id')
            .whereRef('parent.id', '=', 'session.parent_id')
            .where('parent.revoked_at', 'is', null)
            .where('parent.expires_at', '>', now),
        ),
      ]),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    viewer: {
      accountId: claims.accountId,
      sessionId: claims.sessionId,
      isSuperuser: row.is_superuser && row.bound_school === null && row.client_id === null,
      roles: new Map(
        row.client_id
          ? []
          : Object.entries((row.roles as Record<string, Role> | null) ?? {}).map(([schoolId, role]) => [
              schoolId,
              row.bound_school === null ? role : atMostAdmin(role),
            ]),
      ),
      clientId: row.client_id ?? undefined,
      boundSchool: row.bound_school ?? undefined,
      provedAt: row.proved_at,
      secondFactorAt: row.second_factor_at ?? undefined,
      hasSecondFactor: row.second_factor_since !== null,
      language: row.language as Language,
      hidden: row.hidden.length > 0 ? new Set(row.hidden) : undefined,
    },
    isFirstUse: row.is_first_use,
  };
}

/** Who runs a school's sign-in service can be anybody in it: an administrator must not become its owner by that. */
export const atMostAdmin = (role: Role): Role => (role === 'owner' ? 'admin' : role);

/**
 * Ends the living sessions of a person. A sign-in that is under way is waited for, and ended too; one that begins
 * meanwhile waits.
 * @returns how many there were
 */
export async function revokeSessionsOf(
  tx: Transaction,
  accountId: string,
  now: Date,
  which: { except?: string; only?: string } = {},
): Promise<number> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  let query = tx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);
  if (which.except) query = query.where('id', '!=', which.except);
  const { only } = which;
  if (only) query = query.where((eb) => eb.or([eb('id', '=', only), eb('parent_id', '=', only)]));
  const ended = await query.returning('id').execute();
  for (const { id } of ended.slice(0, 1)) await publish(tx, { type: 'session.revoked', sessionId: id });
  return ended.length;
}

/** Notes that the person of a session proved themselves. */
export const noteProof = (tx: Transaction, sessionId: string, now: Date, bySecondFactor: boolean) =>
  tx
    .updateTable('session')
    .set({ proved_at: now, ...(bySecondFactor ? { second_factor_at: now } : {}) })
    .where('id', '=', sessionId)
    .execute();

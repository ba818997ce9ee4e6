import type { ExpressionBuilder } from 'kysely';
import type { Database, Transaction } from '../../database/pool.ts';
import type { Tables } from '../../database/tables.ts';
import { hashToken, openSuccessor, sealSuccessor } from './refresh-token.ts';
import { revokeSession } from './session.repository.ts';

/** The token before the present one still answers until the present one was used, and for this long after, seconds. */
const REFRESH_GRACE_S = 10;
/** And no more than this often. */
const REFRESH_GRACE_USES = 20;

export type Rotation =
  | { kind: 'rotated'; accountId: string; sessionId: string; refreshToken: string }
  | { kind: 'refused' };

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
      rotated_at = asked.at, previous_uses = 0, successor_used_at = null, last_seen_at = asked.at
    from asked
    where session.refresh_hash = asked.hash and session.revoked_at is null and session.expires_at > asked.at
      and exists (select from account where account.id = session.account_id and account.is_valid)
    returning session.id, session.account_id, session.refresh_hash, session.previous_hash, session.rotated_at
  ), spent as (
    insert into spent_refresh_token (hash, session_id, spent_at) select previous_hash, id, rotated_at from won
  )
  select id, account_id, refresh_hash from won`;

/**
 * Exchanges refresh tokens in one statement. One conditional update decides between callers of the same token.
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
 * successor. While nobody has used that, its answer may have been lost, however long ago. A token that was already
 * spent ends the session: it was stolen, or the thief was quicker.
 */
export async function rotateLate(tx: Transaction, token: string, now: Date): Promise<Rotation> {
  const hash = hashToken(token);
  const graceStart = new Date(now.getTime() - REFRESH_GRACE_S * 1000);
  const late = await tx
    .updateTable('session')
    .set((eb) => ({ previous_uses: eb('previous_uses', '+', 1) }))
    .where('previous_hash', '=', hash)
    .where((eb) => eb.or([eb('successor_used_at', 'is', null), eb('successor_used_at', '>=', graceStart)]))
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

/**
 * Notes that the tokens of a session's last renewal have arrived: from now on its predecessor has the grace time left.
 * @returns nothing; a second call changes nothing
 */
export async function noteSuccessorUsed(database: Database, sessionId: string, now: Date): Promise<void> {
  await database.once(
    'update session set successor_used_at = $2 where id = $1 and rotated_at is not null and successor_used_at is null returning id',
    [sessionId, now],
  );
}

const ofValidAccount = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'session'>) =>
  exists(
    selectFrom('account')
      .select('account.id')
      .whereRef('account.id', '=', 'session.account_id')
      .where('account.is_valid', '=', true),
  );

import { sql, type SqlBool } from 'kysely';
import type { Transaction } from '../../../../database/pool.ts';

/** A live session with who holds it; undefined where there is none. */
export const findLive = (tx: Transaction, resourceId: string) =>
  tx
    .selectFrom('live')
    .leftJoin('account as host', 'host.id', 'live.host_id')
    .select([
      'live.starts_at',
      'live.minutes',
      'live.is_boutique',
      'host.id',
      'host.real_name',
      'host.nick_name',
      'host.avatar_url',
    ])
    .where('live.resource_id', '=', resourceId)
    .executeTakeFirst();

/** Condition on `resource`: one of the school’s selected sessions. */
export const isBoutique = sql<SqlBool>`exists (select from live where live.resource_id = resource.id and live.is_boutique)`;

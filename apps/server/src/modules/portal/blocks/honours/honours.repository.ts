import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../../../../database/pool.ts';
import type { Translations } from '../../../../database/tables.ts';
import type { BadgeColor, BadgeShape } from '../../../../database/tables/badges.ts';

/** Somebody who is honoured. */
export interface HonouredRow {
  /** Which of the lists of badges; null for people who were named. */
  place: number | null;
  id: string;
  nick_name: string;
  real_name: string;
  avatar_url: string;
  /** Null for people who were named. */
  badge: {
    award_id: string;
    given_at: string;
    name: Translations;
    text: Translations;
    shape: BadgeShape;
    fill: BadgeColor;
    mark: BadgeColor;
    picture_url: string | null;
  } | null;
}

/** Members with badges, the latest first. */
export interface BadgeList {
  /** Left out: any. */
  badgeId?: string;
  limit: number;
}

/** So many awards are looked at for those that may be shown. */
const LOOKED_AT = 500;

/**
 * Those of the named people who are valid members, and members who were given badges, in one statement. Who is not
 * shown on leaderboards, and who chose to show what they learn to fewer people, is not among the latter.
 * @param member whether those who look belong to the school
 */
export async function listHonoured(
  tx: Transaction,
  { schoolId, member }: { schoolId: string; member: boolean },
  { personIds, lists }: { personIds: readonly string[]; lists: readonly BadgeList[] },
): Promise<HonouredRow[]> {
  if (personIds.length === 0 && lists.length === 0) return [];
  const person = sql`account.id, account.nick_name, account.real_name, account.avatar_url`;
  const named = sql`(
    select null::int as place, 0 as row, ${person}, null::jsonb as badge
    from membership join account on account.id = membership.account_id
    where membership.school_id = ${schoolId} and membership.status = 'valid'
      and account.id = any(${[...personIds]}::bigint[]))`;
  const audiences = member ? sql`('all', 'members')` : sql`('all')`;
  const listed = ({ badgeId, limit }: BadgeList, place: number): RawBuilder<unknown> => sql`(
    select ${place}::int as place, row_number() over (order by award.given_at desc, award.id desc)::int as row, ${person},
      jsonb_build_object('award_id', award.id::text, 'given_at', award.given_at, 'name', badge.name, 'text', badge.text,
        'shape', badge.shape, 'fill', badge.fill, 'mark', badge.mark, 'picture_url', badge.picture_url) as badge
    from (select * from badge_award where school_id = ${schoolId} and is_held
        and ${badgeId === undefined ? sql`true` : sql`badge_id = ${badgeId}`}
      order by given_at desc, id desc limit ${LOOKED_AT}) award
    join badge on badge.id = award.badge_id
    join account on account.id = award.account_id and account.is_valid
    where is_on_leaderboards(${schoolId}, award.account_id) and not exists (select from space
      where space.school_id = ${schoolId} and space.account_id = award.account_id and space.show_learning not in ${audiences})
    order by award.given_at desc, award.id desc limit ${limit})`;
  const { rows } = await sql<HonouredRow>`
    ${sql.join([named, ...lists.map(listed)], sql` union all `)} order by place, row`.execute(tx);
  return rows;
}

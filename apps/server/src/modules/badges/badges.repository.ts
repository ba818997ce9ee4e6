import { sql } from 'kysely';
import { addressOf } from '../../core/uploads/upload-keys.ts';
import {
  COUNTED_MAX,
  countRows,
  Keyset,
  type KeysetOrder,
  type KeysetPage,
  type Placed,
} from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import type { BadgeColor, BadgeRuleKind, BadgeShape } from '../../database/tables/badges.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Given } from './rules.repository.ts';

/** Badges of a school at most. */
export const BADGES_MAX = 100;
/** Badges of a person that are shown. */
const HELD_MAX = 200;

/** A badge as it is designed, ready to be kept. */
export interface BadgeValues {
  name: Translations;
  text: Translations;
  shape: BadgeShape;
  fill: BadgeColor;
  mark: BadgeColor;
  /** A picture of the school instead of what is drawn. */
  picture_url: string | null;
  rule: BadgeRuleKind;
  rule_count: number | null;
  class_id: string | null;
}

export interface BadgeRow extends BadgeValues {
  id: string;
  version: number;
  archived_at: Date | null;
  class_title: Translations | null;
  /** Counted up to one more than the limit. */
  holders: number;
}

/** Nobody makes or changes a badge of the school beside this transaction. */
export const lockBadges = (tx: Transaction, schoolId: string) =>
  sql`select pg_advisory_xact_lock(130, hashint8(${schoolId}::bigint))`.execute(tx);

/** The badges of a school, or one of them, the latest first, archived ones last. */
export async function listBadgeRows(tx: Transaction, schoolId: string, id?: string): Promise<BadgeRow[]> {
  const { rows } = await sql<BadgeRow>`
    select badge.id, badge.version, badge.name, badge.text, badge.shape, badge.fill, badge.mark, badge.picture_url, badge.rule,
      badge.rule_count, badge.class_id, badge.archived_at, resource.title as class_title,
      (select count(*)::int from (select 1 from badge_award where badge_id = badge.id and is_held limit ${COUNTED_MAX + 1}) held) as holders
    from badge left join resource on resource.id = badge.class_id
    where badge.school_id = ${schoolId} and ${id === undefined ? sql`true` : sql`badge.id = ${id}`}
    order by badge.archived_at is not null, badge.id desc limit ${BADGES_MAX}`.execute(tx);
  return rows;
}

export async function countBadges(tx: Transaction, schoolId: string): Promise<number> {
  const { n } = await tx
    .selectFrom('badge')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('school_id', '=', schoolId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Those of the uploads with these names that are pictures of badges of the school. */
export async function listKnownPictures(
  tx: Transaction,
  schoolId: string,
  names: readonly string[],
): Promise<string[]> {
  const addresses = new Map(names.map((name) => [addressOf({ school_id: schoolId, name }), name]));
  const rows = await tx
    .selectFrom('badge')
    .select('picture_url')
    .distinct()
    .where('school_id', '=', schoolId)
    .where('picture_url', 'in', [...addresses.keys()])
    .execute();
  return rows.flatMap(({ picture_url }) => addresses.get(picture_url ?? '') ?? []);
}

/** Whether the school has a class with this id. */
export async function isClass(tx: Transaction, schoolId: string, classId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('class')
    .innerJoin('resource', 'resource.id', 'class.resource_id')
    .select('resource.id')
    .where('resource.id', '=', classId)
    .where('resource.school_id', '=', schoolId)
    .executeTakeFirst();
  return row !== undefined;
}

const written = ({ name, text, ...values }: BadgeValues) => ({
  ...values,
  name: JSON.stringify(name),
  text: JSON.stringify(text),
});

/** @returns its id */
export async function insertBadge(
  tx: Transaction,
  schoolId: string,
  values: BadgeValues,
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('badge')
    .values({ school_id: schoolId, created_at: now, ...written(values) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns false where somebody saved another version meanwhile, or there is none */
export async function updateBadge(
  tx: Transaction,
  { schoolId, id, version }: { schoolId: string; id: string; version: number },
  values: BadgeValues,
): Promise<boolean> {
  const row = await tx
    .updateTable('badge')
    .set({ ...written(values), version: version + 1 })
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Archives a badge, or takes it up again. @returns whether that changed anything; undefined where there is none */
export async function setArchived(
  tx: Transaction,
  { schoolId, id }: { schoolId: string; id: string },
  archivedAt: Date | null,
): Promise<boolean | undefined> {
  const before = await tx
    .selectFrom('badge')
    .select('archived_at')
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return undefined;
  if ((before.archived_at === null) === (archivedAt === null)) return false;
  await tx
    .updateTable('badge')
    .set((eb) => ({ archived_at: archivedAt, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  return true;
}

/** Keeps a badge as it is until the transaction ends. */
export const holdBadge = (tx: Transaction, schoolId: string, id: string) =>
  tx
    .selectFrom('badge')
    .select(['id', 'name', 'archived_at'])
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .forShare()
    .executeTakeFirst();

/** Gives members a badge by hand; who has it, and who is no member, is passed over. */
export async function insertByHand(
  tx: Transaction,
  { schoolId, badgeId, by, reason }: { schoolId: string; badgeId: string; by: string; reason: string },
  accountIds: readonly string[],
  now: Date,
): Promise<Omit<Given, 'name'>[]> {
  const { rows } = await sql<Omit<Given, 'name'>>`
    with given as (
      insert into badge_award (school_id, badge_id, account_id, reason, given_by, by_rule, given_at)
      select school_id, ${badgeId}, account_id, ${reason}, ${by}, false, ${now} from membership
      where school_id = ${schoolId} and status = 'valid' and account_id = any(${accountIds}::bigint[])
      order by account_id
      on conflict do nothing returning account_id
    )
    select given.account_id, account.language from given join account on account.id = given.account_id`.execute(
    tx,
  );
  return rows;
}

/** Somebody’s award of a badge, held until the transaction ends. */
export const holdAward = (tx: Transaction, { badgeId, awardId }: { badgeId: string; awardId: string }) =>
  tx
    .selectFrom('badge_award')
    .innerJoin('account', 'account.id', 'badge_award.account_id')
    .select(['badge_award.account_id', 'badge_award.is_held'])
    .select((eb) => eb.ref('account.language').$castTo<Language>().as('language'))
    .where('badge_award.id', '=', awardId)
    .where('badge_id', '=', badgeId)
    .forUpdate('badge_award')
    .executeTakeFirst();

/** Takes an award back by a row. */
export async function insertWithdrawal(
  tx: Transaction,
  row: { schoolId: string; awardId: string; by: string; reason: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('badge_withdrawal')
    .values({
      award_id: row.awardId,
      school_id: row.schoolId,
      reason: row.reason,
      withdrawn_by: row.by,
      withdrawn_at: now,
    })
    .execute();
  await tx.updateTable('badge_award').set({ is_held: false }).where('id', '=', row.awardId).execute();
}

export interface AwardRow {
  id: string;
  account_id: string;
  nick_name: string;
  real_name: string;
  avatar_url: string;
  by_rule: boolean;
  reason: string | null;
  given_at: Date;
  withdrawn_reason: string | null;
  withdrawn_at: Date | null;
}

const LATEST: KeysetOrder = {
  columns: [
    { name: 'given_at', type: 'timestamptz' },
    { name: 'id', type: 'bigint' },
  ],
  direction: 'desc',
};

/** A page of those who were given a badge, the latest first. */
export async function listAwardRows(
  tx: Transaction,
  { schoolId, badgeId }: { schoolId: string; badgeId: string },
  page: KeysetPage,
) {
  const keyset = new Keyset(LATEST, page);
  const { rows } = await sql<Placed<AwardRow>>`
    select award.id, award.account_id, account.nick_name, account.real_name, account.avatar_url, award.by_rule, award.reason,
      award.given_at, withdrawal.reason as withdrawn_reason, withdrawal.withdrawn_at, ${keyset.place('award')} as place
    from (select * from badge_award where school_id = ${schoolId} and badge_id = ${badgeId} and ${keyset.beyond('badge_award')}
      order by ${keyset.orderBy('badge_award')} limit ${keyset.limit} offset ${keyset.offset}) award
    join account on account.id = award.account_id
    left join badge_withdrawal withdrawal on withdrawal.award_id = award.id
    order by ${keyset.orderBy('award')}`.execute(tx);
  const all = sql`select 1 from badge_award where school_id = ${schoolId} and badge_id = ${badgeId} limit ${COUNTED_MAX + 1}`;
  return keyset.complete<AwardRow>(rows, () => countRows(tx, all));
}

/** The badges that somebody has in a school, the latest first. */
export const listHeldRows = (tx: Transaction, schoolId: string, accountId: string) =>
  tx
    .selectFrom('badge_award as award')
    .innerJoin('badge', 'badge.id', 'award.badge_id')
    .select([
      'badge.id',
      'badge.name',
      'badge.text',
      'badge.shape',
      'badge.fill',
      'badge.mark',
      'badge.picture_url',
    ])
    .select(['award.given_at', 'award.reason'])
    .where('award.school_id', '=', schoolId)
    .where('award.account_id', '=', accountId)
    .where('award.is_held', '=', true)
    .orderBy('award.given_at', 'desc')
    .orderBy('award.id', 'desc')
    .limit(HELD_MAX)
    .execute();

import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { hasBought, pendingSeats, takenSeats } from '../../core/offers/offer.repository.ts';

/** What can be sold beside VIP packages. */
export type GoodsKindName = 'class' | 'exam' | 'live' | 'topic';

/** What the store asks of one kind of resources; all of it speaks of `resource`. */
interface GoodsKind {
  /** Whether it is of this kind, and can be sold. */
  is: RawBuilder<SqlBool>;
  /** Whether it is there no more. */
  isOver: (now: Date) => RawBuilder<SqlBool>;
  /** Whether somebody has it, so that it is not sold to them again. */
  isHeld: (accountId: string) => RawBuilder<SqlBool>;
  /** Whether somebody has had all of it. */
  isUsedUp?: (accountId: string) => RawBuilder<SqlBool>;
  /** How many can have it, and how many do; left out for any number. */
  seats?: { capacity: RawBuilder<number | null>; taken: RawBuilder<number> };
}

const hasEnded = (now: Date) => sql<SqlBool>`coalesce(resource.ends_at <= ${now}, false)`;

/** The one place where kinds of goods are told apart; what a purchase does beside them stands in `access.service.ts`. */
export const GOODS_KINDS: Readonly<Record<GoodsKindName, GoodsKind>> = {
  class: {
    is: sql`exists (select from class where class.resource_id = resource.id)`,
    isOver: hasEnded,
    // Who left has no seat, whatever was paid for it.
    isHeld: (accountId) => sql`exists (select from enrollment where enrollment.class_id = resource.id
      and enrollment.account_id = ${accountId}::bigint and not enrollment.by_vip)`,
    seats: {
      capacity: sql`(select capacity from class where class.resource_id = resource.id)`,
      taken: sql`(select seats_taken from class where class.resource_id = resource.id)`,
    },
  },
  exam: {
    is: sql`exists (select from exam where exam.resource_id = resource.id)`,
    isOver: hasEnded,
    isHeld: hasBought,
    isUsedUp: (
      accountId,
    ) => sql`exists (select from exam where exam.resource_id = resource.id and exam.attempts <= (select count(*) from exam_attempt
        where exam_attempt.exam_id = exam.resource_id and exam_attempt.account_id = ${accountId}::bigint))`,
  },
  live: {
    // A session of a class is for those who learn there.
    is: sql`exists (select from live where live.resource_id = resource.id and live.class_id is null)`,
    // What was recorded is sold on.
    isOver: (
      now,
    ) => sql`exists (select from live where live.resource_id = resource.id and (live.ended_at is not null or ${hasEnded(now)})
      and not (live.recording and exists (select from live_segment segment where segment.live_id = live.resource_id)))`,
    isHeld: hasBought,
    seats: {
      capacity: sql`(select capacity from live where live.resource_id = resource.id and live.ended_at is null and resource.ends_at > now())`,
      taken: takenSeats,
    },
  },
  topic: {
    is: sql`exists (select from topic_item where topic_item.topic_id = resource.id)`,
    isOver: hasEnded,
    isHeld: hasBought,
  },
};

const NAMES = Object.keys(GOODS_KINDS) as GoodsKindName[];

/** What is said of each kind, joined with `or`; of no kind it is false. */
const ofKinds = (
  said: (kind: GoodsKind) => RawBuilder<SqlBool>,
  names: readonly GoodsKindName[] = NAMES,
): RawBuilder<SqlBool> =>
  sql`(${sql.join(
    names.map((name) => sql`(${GOODS_KINDS[name].is} and ${said(GOODS_KINDS[name])})`),
    sql` or `,
  )})`;

/** Whether `resource` can be sold. */
export const isSold = ofKinds(() => sql`true`);

/** Whether `resource` is there for people, and is not over. */
export const isThere = (now: Date): RawBuilder<SqlBool> =>
  sql`(resource.status = 'published' and resource.published_at <= ${now} and ${ofKinds(({ isOver }) => sql`not ${isOver(now)}`)})`;

export const isUsedUp = (accountId: string): RawBuilder<boolean> =>
  sql`(goods.seats_of_id is null and ${ofKinds(({ isUsedUp: used }) => used?.(accountId) ?? sql`false`)})`;

/** Which kind `resource` is; null for what is not sold. */
export const kindOf: RawBuilder<GoodsKindName | null> = sql`(case ${sql.join(
  NAMES.map((name) => sql`when ${GOODS_KINDS[name].is} then ${sql.lit(name)}`),
  sql` `,
)} end)`;

/** The resource that `goods` sells, itself or by the seat; null for what is none. */
export const soldResource = sql<string | null>`coalesce(goods.resource_id,
  (select part.resource_id from goods part where part.id = goods.seats_of_id))`;

/** The bundle that `goods` sells, itself or by the seat; null for what is none. */
export const soldBundle = sql<string | null>`coalesce(goods.bundle_id,
  (select part.bundle_id from goods part where part.id = goods.seats_of_id))`;

/** What stands in the bundle that `goods` sells; of no other goods anything. */
const bundled = sql`(select part.resource_id as id from goods_bundle_item item join goods part on part.id = item.goods_id
  where item.bundle_id = ${soldBundle} and part.resource_id is not null)`;

/** What stands in the bundle or topic that `goods` sells, and in topics of the bundle; of a topic what is there for people. */
const itemsOf = (now: Date) => sql`(select id from ${bundled} part union
  select resource.id from topic_item join resource on resource.id = topic_item.resource_id
  where (topic_item.topic_id = ${soldResource} or topic_item.topic_id in ${bundled}) and ${isThere(now)}
    and ${ofKinds(() => sql`true`, ['class', 'exam', 'live'])})`;

/** Resources that `goods` opens: what is sold, and what stands in it. */
export const openedBy = (now: Date) =>
  sql`(select ${soldResource} as id where ${soldResource} is not null union all ${itemsOf(now)})`;

/** Whether somebody has `resource`. */
export const isHeldBy = (accountId: string) => ofKinds(({ isHeld }) => isHeld(accountId));

/** Whether somebody has what `goods` sells, or has all that stands in it already; seats are for others. */
export const isOwned = (accountId: string, now: Date): RawBuilder<boolean> => {
  const held = isHeldBy(accountId);
  return sql`(goods.seats_of_id is null and (coalesce(${held}, false)
    or coalesce((select bool_and(${held}) from resource where resource.id in ${itemsOf(now)}), false)))`;
};

/** How many seats are left where they are fewest, of what somebody does not have already; null for any number. */
export const seatsLeft = (accountId: string, now: Date): RawBuilder<number | null> =>
  sql`(select min(${sql`case ${sql.join(
    NAMES.flatMap((name) => {
      const { is, seats } = GOODS_KINDS[name];
      return seats ? [sql`when ${is} then ${seats.capacity} - ${seats.taken} - ${pendingSeats}`] : [];
    }),
    sql` `,
  )} end`})::int from resource where resource.id in ${openedBy(now)}
    and (goods.seats_of_id is not null or coalesce(resource.id = goods.resource_id, false) or not ${isHeldBy(accountId)}))`;

/** Lets nobody reserve a seat that is being counted, until the transaction ends. Seats of classes are counted when they are given. */
export const lockSeats = (tx: Transaction, goodsIds: readonly string[], now: Date) =>
  sql`select from live where live.capacity is not null and live.resource_id in (
      select opened.id from goods cross join lateral ${openedBy(now)} opened where goods.id = any(${[...goodsIds]}::bigint[]))
    order by live.resource_id for update`.execute(tx);

/** Whether all that `goods` opens is meant for members, and for others. */
export const isMeantFor = (audience: number, now: Date): RawBuilder<boolean> =>
  sql`coalesce((select bool_and(resource.audience in (1, ${sql.lit(audience)})) from resource where resource.id in ${openedBy(now)}), true)`;

const holdsSomething = (now: Date): RawBuilder<SqlBool> =>
  sql`(not ${GOODS_KINDS.topic.is} or exists ${itemsOf(now)})`;

/** Whether what `goods` sells is there: of a topic something, of a bundle all. */
export const isOpen = (now: Date): RawBuilder<boolean> =>
  sql`(case when goods.vip_package_id is not null then true
    when ${soldBundle} is not null then coalesce((select count(*) > 1 and bool_and(${isThere(now)}) from resource where resource.id in ${bundled}), false)
    else coalesce(${isThere(now)} and ${holdsSomething(now)}, false) end)`;

/** Whether what is said of `resource` holds for all that `goods` sells; VIP packages are shown to everybody. */
export const ofAllSold = (said: RawBuilder<SqlBool>): RawBuilder<SqlBool> =>
  sql`(case when goods.vip_package_id is not null then true
    when ${soldBundle} is not null then coalesce((select bool_and(${said}) from resource where resource.id in ${bundled}), false)
    else ${said} end)`;

/** What stands in a bundle, in its order; null for other goods. */
export const bundleParts = sql<BundlePartRow[] | null>`(select json_agg(json_build_object(
    'goodsId', part.id::text, 'id', resource.id::text, 'type', resource.type, 'title', resource.title) order by item.position)
  from goods_bundle_item item join goods part on part.id = item.goods_id join resource on resource.id = part.resource_id
  where item.bundle_id = ${soldBundle})`;

/** Something in a bundle, as the database says it. */
export interface BundlePartRow {
  goodsId: string;
  id: string;
  type: number;
  title: Translations;
}

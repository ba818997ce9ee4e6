import { Zone } from '@stoa/api/enums';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Whether somebody is a VIP member of the school of `resource`. */
export const isVip = (accountId: string | RawBuilder<unknown>, now: Date | RawBuilder<Date>) =>
  sql<SqlBool>`exists (select from vip_term where vip_term.account_id = ${accountId}::bigint
    and vip_term.school_id = resource.school_id and vip_term.taken_back_at is null
    and vip_term.starts_at <= ${now} and vip_term.ends_at > ${now})`;

/** Who has paid for `resource` by an order line that is still open, or redeemed a seat that a company has paid. */
export const buyers = sql<{ account_id: string }>`(select store_order.account_id from store_access access
    join store_order_line line on line.order_id = access.order_id and line.position = access.position
    join store_order on store_order.id = access.order_id
    where access.resource_id = resource.id and store_order.account_id is not null and line.ended_at is null and line.seats is null
      and store_order.state in ('paid', 'partlyRefunded')
    union all select seat.account_id from store_access access
    join store_seat seat on seat.order_id = access.order_id and seat.position = access.position
    where access.resource_id = resource.id and seat.account_id is not null and seat.withdrawn_at is null)`;

/** Whether somebody has paid for `resource`, or a company for them, and it is still open. */
export const hasBought = (accountId: string) => sql<boolean>`(${accountId}::bigint in ${buyers})`;

/** Seats of `resource` that are kept: for orders which are not paid yet, and for companies until somebody redeems them. */
export const pendingSeats = sql<number>`((select count(*)::int from store_access access
    join store_order_line line on line.order_id = access.order_id and line.position = access.position
    join store_order on store_order.id = access.order_id
    where access.resource_id = resource.id and store_order.state = 'awaitingPayment' and line.seats is null)
    + (select count(*)::int from store_access access
    join store_seat seat on seat.order_id = access.order_id and seat.position = access.position
    where access.resource_id = resource.id and seat.redeemed_at is null and seat.withdrawn_at is null))`;

/** Seats of the session `resource` that somebody has reserved or bought. */
export const takenSeats = sql<number>`(select count(*)::int from (
    select account_id from live_reservation where live_reservation.live_id = resource.id
    union select account_id from ${buyers} buyer where account_id is not null) person)`;

/** How `resource` is sold: what `offer.ts` reads of it. */
export const offerColumns = (accountId: string, now: Date | RawBuilder<Date>) => [
  sql<
    string | null
  >`(select goods.id from goods join store_settings store on store.school_id = goods.school_id
    where goods.resource_id = resource.id and goods.status = 'onSale' and store.order_enabled)`.as(
    'goods_id',
  ),
  sql<boolean>`(resource.zone = ${Number(Zone.Vip)} and exists (select from vip_package where vip_package.school_id = resource.school_id))`.as(
    'needs_vip',
  ),
  sql<boolean>`(resource.zone = ${Number(Zone.Vip)} and ${isVip(accountId, now)})`.as('has_vip'),
  sql<
    string | null
  >`(select goods.id from goods join store_settings store on store.school_id = goods.school_id
    where goods.school_id = resource.school_id and goods.vip_package_id is not null and goods.status = 'onSale'
      and store.order_enabled and resource.zone = ${Number(Zone.Vip)}
    order by goods.created_at desc limit 1)`.as('vip_goods_id'),
];

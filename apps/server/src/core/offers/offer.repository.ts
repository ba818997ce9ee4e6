import { Zone } from '@stoa/api/enums';
import { sql, type SqlBool } from 'kysely';

/** Whether somebody is a VIP member of the school of `resource`. */
export const isVip = (accountId: string, now: Date) =>
  sql<SqlBool>`exists (select from vip_term where vip_term.account_id = ${accountId}::bigint
    and vip_term.school_id = resource.school_id and vip_term.taken_back_at is null
    and vip_term.starts_at <= ${now} and vip_term.ends_at > ${now})`;

/** Whether somebody has paid for `resource` by an order line that is still open. */
export const hasBought = (accountId: string) =>
  sql<boolean>`exists (select from store_order_line line join store_order on store_order.id = line.order_id
    where line.resource_id = resource.id and line.ended_at is null
      and store_order.state in ('paid', 'partlyRefunded') and store_order.account_id = ${accountId}::bigint)`;

/** How `resource` is sold: what `offer.ts` reads of it. */
export const offerColumns = (accountId: string, now: Date) => [
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

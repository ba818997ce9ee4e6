import type { GoodsChange, StoreGoods, StoreSettings } from '@stoa/api/schema';
import type { GoodsDraft, StoreSettingsDraft } from '@stoa/machines/store-editor';
import { instantOf, localOf } from '../../../shared/local-instant.ts';

type Currency = StoreSettings['currency'];
export const CURRENCIES: readonly Currency[] = ['CNY', 'EUR', 'GBP', 'JPY', 'USD'];

/** Day and time of an instant; midnight of no day where there is none. */
function momentOf(instant: string | null): { day: string; time: string } {
  return instant === null ? { day: '', time: '00:00' } : localOf(new Date(instant));
}

/** Something that is not sold yet. */
export const newGoods = (currency: Currency): GoodsDraft => ({
  kind: 'goods',
  id: null,
  version: 0,
  resourceId: null,
  vip: null,
  bundle: null,
  seats: null,
  currency,
  prices: {},
  taxClass: 'standard',
  stock: null,
  personMax: null,
  startDay: '',
  startTime: '00:00',
  endDay: '',
  endTime: '00:00',
  isOnSale: true,
});

/** Goods as they are edited. */
export function goodsDraft(goods: StoreGoods, currency: Currency): GoodsDraft {
  const start = momentOf(goods.saleStartsAt);
  const end = momentOf(goods.saleEndsAt);
  return {
    kind: 'goods',
    id: goods.id,
    version: goods.version,
    resourceId: goods.vip || goods.bundle || goods.seats ? null : goods.resourceId,
    vip: goods.vip && { introduction: {}, ...goods.vip },
    bundle: goods.bundle ? { introduction: {}, ...goods.bundle } : null,
    seats: goods.seats ?? null,
    currency,
    prices: Object.fromEntries(goods.prices.map((price) => [price.currency, price.amount])),
    taxClass: goods.taxClass,
    stock: goods.stock,
    personMax: goods.personMax,
    startDay: start.day,
    startTime: start.time,
    endDay: end.day,
    endTime: end.time,
    isOnSale: goods.status === 'onSale',
  };
}

/** A VIP package that has no words yet. */
export const NEW_VIP: NonNullable<GoodsDraft['vip']> = { name: {}, introduction: {}, months: 12, days: null };

/** A bundle that has no words yet. */
export const NEW_BUNDLE: NonNullable<GoodsDraft['bundle']> = { name: {}, introduction: {}, goodsIds: [] };

/** What the calls take of name and introduction: what is not written in a language is left out. */
function wordsOf({ name, introduction }: Pick<NonNullable<GoodsDraft['vip']>, 'name' | 'introduction'>) {
  const said = (texts: typeof name) =>
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text?.trim()));
  const about = said(introduction);
  return { name: said(name), ...(Object.keys(about).length > 0 ? { introduction: about } : {}) };
}

const packageOf = ({ months, days, ...words }: NonNullable<GoodsDraft['vip']>) => ({
  ...wordsOf(words),
  months: months ?? 0,
  days: days ?? 0,
});

const bundleOf = ({ goodsIds, ...words }: NonNullable<GoodsDraft['bundle']>) => ({
  ...wordsOf(words),
  goodsIds: [...goodsIds],
});

/** What the calls take. */
export function goodsOf(draft: GoodsDraft): Omit<GoodsChange, 'version'> {
  const at = (day: string, time: string) => (day ? instantOf(day, time || '00:00') : null);
  return {
    ...(draft.vip ? { vip: packageOf(draft.vip) } : {}),
    ...(draft.bundle ? { bundle: bundleOf(draft.bundle) } : {}),
    ...(draft.seats?.goodsId ? { seats: { goodsId: draft.seats.goodsId } } : {}),
    prices: CURRENCIES.flatMap((currency) => {
      const amount = draft.prices[currency] ?? null;
      return amount === null ? [] : [{ amount, currency }];
    }),
    taxClass: draft.taxClass,
    stock: draft.stock,
    personMax: draft.personMax,
    saleStartsAt: at(draft.startDay, draft.startTime),
    saleEndsAt: at(draft.endDay, draft.endTime),
    status: draft.isOnSale ? 'onSale' : 'withdrawn',
  };
}

/** How a school sells, as it is edited. */
export const settingsDraft = ({ orderEnabled, ...settings }: StoreSettings): StoreSettingsDraft => ({
  kind: 'storeSettings',
  isOpen: orderEnabled,
  ...settings,
});

export const settingsOf = ({
  version,
  isOpen,
  currency,
  seller,
  bank,
  standardRate,
  reducedRate,
  terms,
  lapseDays,
}: StoreSettingsDraft): StoreSettings => ({
  version,
  orderEnabled: isOpen,
  currency: currency as Currency,
  seller,
  bank,
  standardRate,
  reducedRate,
  terms,
  lapseDays,
});

/** How many decimals a currency is written with. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount as people write it, and back to the smallest unit. */
export const toMajor = (amount: number | null, currency: string): number | null =>
  amount === null ? null : amount / 10 ** decimalsOf(currency);
export const toMinor = (typed: number | null, currency: string): number | null =>
  typed === null ? null : Math.round(typed * 10 ** decimalsOf(currency));

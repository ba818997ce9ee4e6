import { lengthOf, onlyProblems } from '../shared/field-rules.ts';

/** As the contract bounds them. */
export const STORE_LENGTHS = {
  name: 200,
  address: 500,
  taxNumber: 50,
  holder: 100,
  account: 50,
  bic: 20,
  bankName: 100,
  note: 500,
  terms: 20_000,
} as const;
/** The highest price, in the smallest unit of a currency. */
export const PRICE_MAX = 99_999_999;
export const STOCK_MAX = 1_000_000;
export const PERSON_MAX = 1000;
/** For how long a VIP package opens the zone. */
export const VIP_MAX = { months: 120, days: 3660 };
/** How many seats a line of an order has at most. */
export const SEATS_MAX = 500;
/** How many goods stand in a bundle. */
export const BUNDLE = { min: 2, max: 20 };
/** The highest tax, in hundredths of a percent. */
export const TAX_RATE_MAX = 5000;
/** The longest that an order waits for its payment. */
export const LAPSE_DAYS_MAX = 365;

/** Something that is sold. Days and times are those of whoever edits. */
export interface GoodsDraft {
  kind: 'goods';
  /** Null for something new. */
  id: string | null;
  version: number;
  /** What is sold; null until it is chosen, and for a VIP package, a bundle or seats. */
  resourceId: string | null;
  /** A VIP package; null for what else is sold. Texts are by language. */
  vip: Readonly<{
    name: Readonly<Partial<Record<string, string>>>;
    introduction: Readonly<Partial<Record<string, string>>>;
    months: number | null;
    days: number | null;
  }> | null;
  /** Several goods at one price; null for what else is sold. Texts are by language. */
  bundle: Readonly<{
    name: Readonly<Partial<Record<string, string>>>;
    introduction: Readonly<Partial<Record<string, string>>>;
    goodsIds: readonly string[];
  }> | null;
  /** Seats for a company, and of which goods they are, null until it is chosen; null for what else is sold. */
  seats: Readonly<{ goodsId: string | null }> | null;
  /** The currency of the store, in which a price is needed. */
  currency: string;
  /** By currency, in its smallest unit; null where it is not sold in it. */
  prices: Readonly<Partial<Record<string, number | null>>>;
  taxClass: 'standard' | 'reduced' | 'zero';
  /** Null: as many as are wanted. */
  stock: number | null;
  /** How many one person may buy; null for any number. */
  personMax: number | null;
  /** YYYY-MM-DD; empty where nothing is said. */
  startDay: string;
  /** HH:mm. */
  startTime: string;
  endDay: string;
  endTime: string;
  isOnSale: boolean;
}

/** How a school sells. */
export interface StoreSettingsDraft {
  kind: 'storeSettings';
  version: number;
  isOpen: boolean;
  currency: string;
  seller: Readonly<{ name: string; address: string; taxNumber: string }>;
  bank: Readonly<{ holder: string; account: string; bic: string; bankName: string; note: string }>;
  /** Hundredths of a percent. */
  standardRate: number;
  reducedRate: number;
  terms: string;
  /** After how many days an unpaid order is cancelled; null for never. */
  lapseDays: number | null;
}

export type StoreDraft = GoodsDraft | StoreSettingsDraft;
export type StoreField =
  | 'resource'
  | 'vipName'
  | 'vipLength'
  | 'bundleName'
  | 'bundleGoods'
  | 'seatsOf'
  | 'prices'
  | 'stock'
  | 'personMax'
  | 'end'
  | 'name'
  | 'address'
  | 'holder'
  | 'account'
  | 'terms';
export type StoreFieldProblem = 'MISSING' | 'TOO_LONG' | 'TOO_EARLY' | 'TOO_HIGH';
export type StoreFieldProblems = Readonly<Partial<Record<StoreField, StoreFieldProblem>>>;

/** What has to be mended before a draft can be saved, by field. */
export const storeProblems = (draft: StoreDraft): StoreFieldProblems =>
  onlyProblems<StoreFieldProblems>(
    (draft.kind === 'goods' ? goodsProblems(draft) : settingsProblems(draft)) as StoreFieldProblems,
  );

function goodsProblems(draft: GoodsDraft) {
  const { resourceId, vip, bundle, seats, currency, prices, stock, personMax } = draft;
  const { startDay, startTime, endDay, endTime } = draft;
  const isNamed = (name: object) => Object.values(name).some((text: string | undefined) => text?.trim());
  const amounts = Object.values(prices).map((amount) => amount ?? 0);
  return {
    resource: (resourceId ?? vip ?? bundle ?? seats) === null ? 'MISSING' : undefined,
    vipName: vip && !isNamed(vip.name) ? 'MISSING' : undefined,
    vipLength: vip && !vip.months && !vip.days ? 'MISSING' : undefined,
    bundleName: bundle && !isNamed(bundle.name) ? 'MISSING' : undefined,
    bundleGoods: bundle && bundle.goodsIds.length < BUNDLE.min ? 'MISSING' : undefined,
    seatsOf: seats && seats.goodsId === null ? 'MISSING' : undefined,
    prices:
      (prices[currency] ?? null) === null
        ? 'MISSING'
        : amounts.some((amount) => amount > PRICE_MAX)
          ? 'TOO_HIGH'
          : undefined,
    stock: stock !== null && stock > STOCK_MAX ? 'TOO_HIGH' : undefined,
    personMax: personMax !== null && personMax > PERSON_MAX ? 'TOO_HIGH' : undefined,
    // Both are written alike, so that their order is that of time.
    end: startDay && endDay && `${endDay}T${endTime}` <= `${startDay}T${startTime}` ? 'TOO_EARLY' : undefined,
  };
}

function settingsProblems({ isOpen, seller, bank, terms }: StoreSettingsDraft) {
  // Whoever takes orders says who sells, where to pay, and under which terms.
  const problemOf = (text: string, limit: number) => {
    if (lengthOf(text.trim()) > limit) return 'TOO_LONG';
    return isOpen && text.trim() === '' ? 'MISSING' : undefined;
  };
  return {
    name: problemOf(seller.name, STORE_LENGTHS.name),
    address: problemOf(seller.address, STORE_LENGTHS.address),
    holder: problemOf(bank.holder, STORE_LENGTHS.holder),
    account: problemOf(bank.account, STORE_LENGTHS.account),
    terms: problemOf(terms, STORE_LENGTHS.terms),
  };
}

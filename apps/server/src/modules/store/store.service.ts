import type {
  Basket,
  BasketInput,
  GoodsChange,
  GoodsInput,
  StoreGoods,
  StoreGoodsList,
  Storefront,
  StoreSettings,
} from '@stoa/api/schema';
import { authorize } from '../../core/acl/authorize.ts';
import { wordingOf, type Caller } from '../../core/schools/caller.ts';
import { enter } from '../../core/schools/schools.service.ts';
import type { Services } from '../../core/services.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Currency } from '../../database/tables.ts';
import { isMember, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { textIn } from '../../i18n/translate.ts';
import { publish } from '../../platform/bus.repository.ts';
import { cleanName } from '../../platform/clean-name.ts';
import { cleanText } from '../../platform/clean-text.ts';
import { once } from '../../platform/idempotency.ts';
import { addBundle, changeBundle, listBundleable, type BundleValues } from './bundles.repository.ts';
import { methodsOf } from './payments/payments.presenter.ts';
import { findPaymentSettings } from './payments/payments.repository.ts';
import { countsOf, seatsOf } from './seats.policy.ts';
import { findSeatable } from './seats.repository.ts';
import { invalid, pricesOf, requireWindow } from './store.policy.ts';
import { presentBasket, presentSettings, presentShopGoods, presentStoreGoods } from './store.presenter.ts';
import {
  addGoods,
  addTerms,
  changeGoods,
  findBasket,
  findFirstCurrency,
  findSettings,
  isSellable,
  listAllGoods,
  listGoodsByIds,
  listOffered,
  listSellable,
  lockGoods,
  lockSettings,
  saveBasket,
  saveSettings,
  setShownPrice,
} from './store.repository.ts';
import { addPackage, changePackage, findVipEnd, type VipValues } from './vip.repository.ts';
import { cleanCode } from './vouchers.policy.ts';
import { findVoucher } from './vouchers.repository.ts';

/** Who asks, and is signed in. */
export type SignedIn = Caller & { viewer: Viewer };
type Deps = Pick<Services, 'database'>;

const SHOWN_MAX = 200;

/** What a school that has set nothing yet sells in. */
async function currencyOf(tx: Transaction, schoolId: string): Promise<Currency> {
  return (await findSettings(tx))?.currency ?? findFirstCurrency(tx, schoolId);
}

/** What a school sells. @throws {Problem} NOT_FOUND, SCHOOL_CLOSED */
export function loadStorefront({ database }: Deps, caller: Caller): Promise<Storefront> {
  const { schoolId, viewer, now } = caller;
  return database.read({ schoolId, accountId: viewer?.accountId }, async (tx) => {
    const school = await enter(tx, caller);
    const settings = await findSettings(tx);
    const currency = settings?.currency ?? (await findFirstCurrency(tx, schoolId));
    const reader = { member: isMember(viewer, schoolId), now };
    const rows = settings ? await listOffered(tx, viewer?.accountId, reader, SHOWN_MAX) : [];
    const wording = wordingOf(school, caller);
    return {
      schoolId,
      orderEnabled: settings?.order_enabled ?? false,
      orderDisabledSince: settings?.disabled_since?.toISOString() ?? null,
      currency,
      methods: methodsOf(await findPaymentSettings(tx)),
      vipEndsAt: viewer ? ((await findVipEnd(tx, viewer.accountId, now))?.toISOString() ?? null) : null,
      goods: rows.map((row) => presentShopGoods(row, viewer, currency, wording)),
      terms: { version: settings?.terms_version ?? 0, text: settings?.terms ?? '' },
    };
  });
}

/** A person's basket at the prices of now. @throws {Problem} NOT_FOUND, SCHOOL_CLOSED */
export const loadBasket = ({ database }: Deps, caller: SignedIn): Promise<Basket> =>
  database.read({ schoolId: caller.schoolId, accountId: caller.viewer.accountId }, (tx) =>
    readBasket(tx, caller),
  );

async function readBasket(tx: Transaction, caller: SignedIn): Promise<Basket> {
  const { schoolId, viewer, now } = caller;
  const school = await enter(tx, caller);
  const settings = await findSettings(tx);
  const currency = settings?.currency ?? (await findFirstCurrency(tx, schoolId));
  const basket = await findBasket(tx, viewer.accountId);
  const rows = await listGoodsByIds(tx, basket?.goods_ids ?? [], viewer.accountId, now);
  const known = settings ?? { currency, order_enabled: false, standard_rate: 0, reduced_rate: 0 };
  const code = basket?.voucher ?? '';
  const voucher = code === '' ? null : { code, row: await findVoucher(tx, code, viewer.accountId) };
  const chosen = { currency: basket?.currency ?? currency, voucher, counts: basket?.seats ?? {} };
  return presentBasket(rows, chosen, known, viewer, wordingOf(school, caller));
}

/** Keeps a basket; what the school does not sell is left out. @throws {Problem} NOT_FOUND, SCHOOL_CLOSED */
export function storeBasket({ database }: Deps, input: BasketInput, caller: SignedIn): Promise<Basket> {
  const { schoolId, viewer, now } = caller;
  const scope = { schoolId, accountId: viewer.accountId };
  return database.write(scope, async (tx) => {
    await enter(tx, caller);
    const rows = await listGoodsByIds(tx, input.goodsIds, viewer.accountId, now);
    const { currency, voucher = '' } = input;
    const goodsIds = rows.map(({ id }) => id);
    const counts = countsOf(input.seats);
    const seats = Object.fromEntries(
      rows.flatMap((row) => (row.seats_of_id === null ? [] : [[row.id, seatsOf(row, counts) ?? 1]])),
    );
    await saveBasket(tx, scope, { currency, goodsIds, seats, voucher: cleanCode(voucher) }, now);
    return readBasket(tx, caller);
  });
}

/** All goods, for who runs the school. @throws {Problem} NOT_FOUND, FORBIDDEN */
export function loadStoreGoods({ database }: Deps, caller: SignedIn): Promise<StoreGoodsList> {
  const { schoolId, viewer, now } = caller;
  authorize(viewer, 'SCHOOL_SETTINGS', schoolId);
  return database.read({ schoolId }, async (tx) => {
    const school = await enter(tx, caller);
    const currency = await currencyOf(tx, schoolId);
    const wording = wordingOf(school, caller);
    const rows = await listAllGoods(tx, now);
    const sellable = await listSellable(tx);
    return {
      currency,
      items: rows.map((row) => presentStoreGoods(row, currency, wording)),
      sellable: sellable.map(({ id, title, type }) => ({
        id,
        title: textIn(title, wording.language, wording.schoolDefault),
        type: type as NonNullable<StoreGoods['type']>,
      })),
    };
  });
}

/** Offers something for sale. @throws {Problem} NOT_FOUND, FORBIDDEN, VALIDATION_FAILED, CONFLICT */
export function offer(
  { database }: Deps,
  { resourceId, vip, bundle, seats, prices, ...rest }: GoodsInput,
  caller: SignedIn,
  key: string | undefined,
): Promise<StoreGoods> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  authorize(viewer, 'SCHOOL_SETTINGS', schoolId);
  requireWindow(rest.saleStartsAt, rest.saleEndsAt);
  if ([resourceId, vip, bundle, seats].filter((sold) => sold !== undefined).length !== 1)
    throw invalid('resourceId', 'oneOf', 'must be this, a VIP package, a bundle or seats');
  const wanted = vip && packageOf(vip);
  const several = bundle && bundleOf(bundle);
  const request = { schoolId, resourceId, vip, bundle, seats, prices, ...rest };
  return database.write({ schoolId, accountId }, (tx) =>
    once(tx, { key, accountId, operation: 'createGoods', request }, now, async () => {
      await enter(tx, caller);
      const currency = await currencyOf(tx, schoolId);
      const values = { ...rest, prices: pricesOf(prices, currency) };
      if (resourceId !== undefined && !(await isSellable(tx, resourceId)))
        throw invalid('resourceId', 'enum', 'must be something of the school that can be sold');
      if (several) await requireParts(tx, several);
      if (seats && !(await findSeatable(tx, seats.goodsId)))
        throw invalid(
          'seats/goodsId',
          'enum',
          'must be goods of the school, neither a VIP package nor seats',
        );
      const added = await addGoods(
        tx,
        {
          schoolId,
          resourceId: resourceId ?? null,
          vipPackageId: wanted ? (await addPackage(tx, schoolId, wanted)).id : null,
          bundleId: several ? await addBundle(tx, schoolId, several) : null,
          seatsOfId: seats?.goodsId ?? null,
        },
        values,
        now,
      );
      if (!added) throw new Problem('CONFLICT', { reason: 'sold-already' });
      return written(tx, added.id, caller);
    }),
  );
}

/** Changes or withdraws goods. @throws {Problem} NOT_FOUND, FORBIDDEN, VALIDATION_FAILED, VERSION_CONFLICT */
export function changeOffer(
  { database }: Deps,
  id: string,
  { version, vip, bundle, seats, prices, ...rest }: GoodsChange,
  caller: SignedIn,
): Promise<StoreGoods> {
  const { schoolId, viewer, now } = caller;
  authorize(viewer, 'SCHOOL_SETTINGS', schoolId);
  requireWindow(rest.saleStartsAt, rest.saleEndsAt);
  return database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
    await enter(tx, caller);
    const [before] = await lockGoods(tx, [id], viewer.accountId, now);
    if (!before) throw new Problem('NOT_FOUND');
    if (before.version !== version)
      throw new Problem('VERSION_CONFLICT', { currentVersion: String(before.version) });
    if (rest.stock !== null && rest.stock < before.taken)
      throw invalid('stock', 'minimum', 'more than that are sold already');
    const currency = await currencyOf(tx, schoolId);
    if ((vip === undefined) !== (before.vip_package_id === null))
      throw invalid('vip', 'oneOf', 'is for VIP packages, and needed there');
    if ((bundle === undefined) !== (before.bundle_id === null))
      throw invalid('bundle', 'oneOf', 'is for bundles, and needed there');
    // What somebody has bought seats of stays what it is.
    if ((seats?.goodsId ?? null) !== before.seats_of_id)
      throw invalid('seats', 'oneOf', 'is for seats, and never changed');
    if (bundle && before.bundle_id) {
      const several = bundleOf(bundle);
      await requireParts(tx, several);
      await changeBundle(tx, schoolId, before.bundle_id, several);
    }
    if (vip && before.vip_package_id) await changePackage(tx, before.vip_package_id, packageOf(vip));
    await changeGoods(tx, id, { ...rest, prices: pricesOf(prices, currency) });
    return written(tx, id, caller);
  });
}

/** A VIP package as it is kept. @throws {Problem} VALIDATION_FAILED for one without a name, or that opens nothing */
function packageOf({ months, days, ...words }: NonNullable<GoodsInput['vip']>): VipValues {
  const said = wordsOf(words, 'vip');
  if (months + days === 0) throw invalid('vip/months', 'minimum', 'must be a day at least');
  return { ...said, months, days };
}

/** A bundle as it is kept. @throws {Problem} VALIDATION_FAILED for one without a name */
const bundleOf = ({ goodsIds, ...words }: NonNullable<GoodsInput['bundle']>): BundleValues => ({
  ...wordsOf(words, 'bundle'),
  goodsIds,
});

/** Name and introduction by language. @throws {Problem} VALIDATION_FAILED without a name */
function wordsOf(
  { name, introduction = {} }: Pick<NonNullable<GoodsInput['vip']>, 'name' | 'introduction'>,
  path: 'vip' | 'bundle',
) {
  const said = (texts: Readonly<Record<string, string | undefined>>, clean: (text: string) => string) =>
    Object.fromEntries(
      Object.entries(texts)
        .map(([language, text]) => [language, clean(text ?? '')] as const)
        .filter(([, text]) => text !== ''),
    );
  const names = said(name, cleanName);
  if (Object.keys(names).length === 0) throw invalid(`${path}/name`, 'minLength', 'must say something');
  return { name: names, introduction: said(introduction, cleanText) };
}

/** @throws {Problem} VALIDATION_FAILED where a part is not sold by the school, or opens nothing by itself */
async function requireParts(tx: Transaction, { goodsIds }: BundleValues): Promise<void> {
  if ((await listBundleable(tx, goodsIds)).length < goodsIds.length)
    throw invalid('bundle/goodsIds', 'enum', 'must be goods of the school, neither VIP packages nor bundles');
}

/** Goods as they were written, and their price where their page shows it. */
async function written(tx: Transaction, id: string, caller: SignedIn): Promise<StoreGoods> {
  const { schoolId, now } = caller;
  const school = await enter(tx, caller);
  const [row] = await listGoodsByIds(tx, [id], undefined, now);
  if (!row) throw new Problem('NOT_FOUND');
  const currency = await currencyOf(tx, schoolId);
  const amount = row.prices[currency] ?? 0;
  if (row.resource_id) await setShownPrice(tx, row.resource_id, amount > 0 ? { amount, currency } : null);
  await publish(tx, { type: 'school.changed', schoolId });
  return presentStoreGoods(row, currency, wordingOf(school, caller));
}

/** How a school sells, for who runs it. @throws {Problem} NOT_FOUND, FORBIDDEN */
export function loadSettings({ database }: Deps, caller: SignedIn): Promise<StoreSettings> {
  const { schoolId, viewer } = caller;
  authorize(viewer, 'SCHOOL_SETTINGS', schoolId);
  return database.read({ schoolId }, async (tx) => {
    await enter(tx, caller);
    return presentSettings(await findSettings(tx), await findFirstCurrency(tx, schoolId));
  });
}

/** Changes how a school sells. @throws {Problem} NOT_FOUND, FORBIDDEN, VALIDATION_FAILED, VERSION_CONFLICT */
export function changeSettings(
  { database }: Deps,
  input: StoreSettings,
  caller: SignedIn,
): Promise<StoreSettings> {
  const { schoolId, viewer, now } = caller;
  authorize(viewer, 'SCHOOL_SETTINGS', schoolId);
  const values = cleaned(input);
  if (values.orderEnabled) requireComplete(values);
  return database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
    await enter(tx, caller);
    await lockSettings(tx, schoolId);
    const before = await findSettings(tx);
    if ((before?.version ?? 0) !== input.version)
      throw new Problem('VERSION_CONFLICT', { currentVersion: String(before?.version ?? 0) });
    const hasNewTerms = values.terms !== (before?.terms ?? '');
    const termsVersion = (before?.terms_version ?? 0) + (hasNewTerms ? 1 : 0);
    if (hasNewTerms) await addTerms(tx, schoolId, termsVersion, values.terms, now);
    await saveSettings(tx, schoolId, {
      order_enabled: values.orderEnabled,
      disabled_since: values.orderEnabled
        ? null
        : before?.order_enabled
          ? now
          : (before?.disabled_since ?? null),
      currency: values.currency,
      seller: JSON.stringify(values.seller),
      bank: JSON.stringify(values.bank),
      standard_rate: values.standardRate,
      reduced_rate: values.reducedRate,
      terms_version: termsVersion,
      lapse_days: values.lapseDays,
      version: input.version + 1,
    });
    await publish(tx, { type: 'school.changed', schoolId });
    return presentSettings(await findSettings(tx), values.currency);
  });
}

const cleaned = ({ seller, bank, terms, ...rest }: StoreSettings): StoreSettings => ({
  ...rest,
  seller: {
    name: cleanName(seller.name),
    address: cleanText(seller.address),
    taxNumber: cleanName(seller.taxNumber),
  },
  bank: {
    holder: cleanName(bank.holder),
    account: cleanName(bank.account),
    bic: cleanName(bank.bic),
    bankName: cleanName(bank.bankName),
    note: cleanText(bank.note),
  },
  terms: cleanText(terms),
});

/** @throws {Problem} VALIDATION_FAILED where buyers would not know whom they buy from, where to pay, and under which terms */
function requireComplete({ seller, bank, terms }: StoreSettings): void {
  const missing = [
    ...(seller.name ? [] : ['seller/name']),
    ...(seller.address ? [] : ['seller/address']),
    ...(bank.holder ? [] : ['bank/holder']),
    ...(bank.account ? [] : ['bank/account']),
    ...(terms ? [] : ['terms']),
  ];
  if (missing.length > 0)
    throw new Problem('VALIDATION_FAILED', {
      fields: missing.map((path) => ({ path: `body/${path}`, rule: 'minLength', message: 'is needed' })),
    });
}

import type { Order, OrderInput } from '@stoa/api/schema';
import { authorize, may } from '../../core/acl/authorize.ts';
import { wordingOf } from '../../core/schools/caller.ts';
import { enter } from '../../core/schools/schools.service.ts';
import type { Services } from '../../core/services.ts';
import { pageOf, type PageQuery } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { OrderState, PaymentMethod } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';
import { publish } from '../../platform/bus.repository.ts';
import { cleanName } from '../../platform/clean-name.ts';
import { cleanText } from '../../platform/clean-text.ts';
import { once } from '../../platform/idempotency.ts';
import { notify } from '../notifications/notify.ts';
import { noteAccess } from './access.repository.ts';
import { giveAccess } from './access.service.ts';
import { moneyOf, orderEntries, paymentEntries } from './books.policy.ts';
import { post } from './books.repository.ts';
import { newReference, spellReference } from './codes.ts';
import { addInvoice, listInvoices } from './invoices.repository.ts';
import { lapseInstant, planLapse, release } from './lapse.ts';
import {
  addOrder,
  findOrder,
  listLines,
  listOrders,
  lockOrder,
  markPaid,
  type NewOrder,
  type OrderRow,
} from './orders.repository.ts';
import { planClosing } from './payments/close-checkouts.ts';
import { findPaymentSettings, listCardPayments, listCardRefunds } from './payments/payments.repository.ts';
import { listRefunds } from './refunds.repository.ts';
import { invalid, stateOf } from './store.policy.ts';
import { countsOf, seatsOf } from './seats.policy.ts';
import { addSeats } from './seats.repository.ts';
import { amountsOf, presentOrder, priceOf, type BesideOrders } from './store.presenter.ts';
import { countTaken, findSettings, holdGoods, lockGoods, saveBasket } from './store.repository.ts';
import type { SignedIn } from './store.service.ts';
import { cleanCode, discountsOf, voucherProblem } from './vouchers.policy.ts';
import { lockVoucher, useVoucher } from './vouchers.repository.ts';

type Deps = Pick<Services, 'database'>;

const REFERENCE_TRIES = 5;

/**
 * Places an order for what the buyer saw, all of it or nothing.
 * @throws {Problem} ORDERS_OFF, AGREEMENT_OUTDATED, GOODS_UNAVAILABLE, VOUCHER_UNUSABLE, PRICE_CHANGED, IDEMPOTENCY_KEY_REUSED
 */
export function place(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  input: OrderInput,
  caller: SignedIn,
  key: string | undefined,
): Promise<Order> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  const buyer = {
    name: cleanName(input.buyer.name),
    address: cleanText(input.buyer.address),
    taxNumber: cleanName(input.buyer.taxNumber),
  };
  if (buyer.name === '') throw invalid('buyer/name', 'minLength', 'must say something');
  const request = { schoolId, input };
  return database.write({ schoolId, accountId }, (tx) =>
    once(tx, { key, accountId, operation: 'placeOrder', request }, now, async () => {
      await enter(tx, caller);
      const settings = await findSettings(tx);
      if (!settings?.order_enabled) throw new Problem('ORDERS_OFF');
      if (settings.terms_version !== input.termsVersion) throw new Problem('AGREEMENT_OUTDATED');
      const { currency } = input;
      const counts = countsOf(input.seats);
      const goods = await lockGoods(tx, input.goodsIds, accountId, now);
      if (
        goods.length < input.goodsIds.length ||
        goods.some(
          (row) => stateOf(row, viewer, now, { currency, seats: seatsOf(row, counts) }) !== 'available',
        )
      )
        throw new Problem('GOODS_UNAVAILABLE');
      const voucher = await lockUsable(tx, input, accountId, now);
      const prices = goods.map((row) => ({
        goodsId: row.id,
        amount: priceOf(row, { currency, seats: seatsOf(row, counts) }),
      }));
      const discounts = voucher ? discountsOf(voucher, prices) : [];
      const lines = goods.map((row, index) => ({
        goodsId: row.id,
        resourceId: row.resource_id,
        vipMonths: row.vip_months,
        vipDays: row.vip_days,
        seats: seatsOf(row, counts),
        title: row.title,
        ...amountsOf(row, { currency, seats: seatsOf(row, counts) }, settings, discounts[index] ?? 0),
      }));
      const total = lines.reduce((sum, { amount }) => sum + amount, 0);
      if (total !== input.total) throw new Problem('PRICE_CHANGED');
      await countTaken(
        tx,
        lines.map(({ goodsId, seats }) => ({ goodsId, count: seats ?? 1 })),
      );
      const lapsesAt = lapseInstant(settings, now);
      const id = await add(
        tx,
        {
          schoolId,
          accountId,
          state: total === 0 ? 'paid' : 'awaitingPayment',
          currency,
          total,
          tax: lines.reduce((sum, { tax }) => sum + tax, 0),
          buyer,
          termsVersion: input.termsVersion,
          voucher: voucher?.code ?? null,
          lapsesAt: total === 0 ? null : lapsesAt,
          lines,
        },
        now,
      );
      await noteAccess(tx, id, now);
      await addSeats(tx, id);
      if (voucher) await useVoucher(tx, { voucherId: voucher.id, schoolId, orderId: id, accountId }, now);
      const posting = { schoolId, kind: 'order', orderId: id, currency, madeBy: accountId } as const;
      await post(tx, posting, orderEntries(total), now);
      if (lapsesAt && total > 0) await planLapse(jobs, tx, { schoolId, accountId, orderId: id }, lapsesAt);
      if (total === 0) await giveAccess(tx, { schoolId, accountId, orderId: id }, now);
      await saveBasket(tx, { schoolId, accountId }, { currency, goodsIds: [], seats: {}, voucher: '' }, now);
      await publish(tx, { type: 'school.changed', schoolId });
      return presentOrderOf(tx, id, caller);
    }),
  );
}

/** The voucher of an order, which nobody else uses until the transaction ends. @throws {Problem} VOUCHER_UNUSABLE */
async function lockUsable(
  tx: Transaction,
  { voucher = '', goodsIds, currency }: OrderInput,
  accountId: string,
  now: Date,
) {
  const code = cleanCode(voucher);
  if (code === '') return undefined;
  const row = await lockVoucher(tx, code, accountId);
  const problem = voucherProblem(row, goodsIds, currency, now);
  if (!row || problem) throw new Problem('VOUCHER_UNUSABLE', { reason: problem });
  return row;
}

async function add(tx: Transaction, order: NewOrder, now: Date): Promise<string> {
  for (let tries = 0; tries < REFERENCE_TRIES; tries++) {
    const id = await addOrder(tx, order, newReference(), now);
    if (id !== undefined) return id;
  }
  throw new Problem('SERVICE_UNAVAILABLE');
}

/** An order of one's own, or any for who runs the school. @throws {Problem} NOT_FOUND */
export const loadOrder = ({ database }: Deps, id: string, caller: SignedIn): Promise<Order> =>
  database.read({ schoolId: caller.schoolId, accountId: caller.viewer.accountId }, (tx) =>
    presentOrderOf(tx, id, caller),
  );

/** An order as it stands in a transaction. @throws {Problem} NOT_FOUND */
export async function presentOrderOf(tx: Transaction, id: string, caller: SignedIn): Promise<Order> {
  const school = await enter(tx, caller);
  const row = requireOwn(await findOrder(tx, id), caller);
  return presentOrder(row, await readBeside(tx, [id]), caller.viewer, wordingOf(school, caller));
}

/** What stands beside orders, in as many statements however many they are. */
const readBeside = async (tx: Transaction, ids: readonly string[]): Promise<BesideOrders> => ({
  lines: await listLines(tx, ids),
  refunds: await listRefunds(tx, ids),
  invoices: await listInvoices(tx, ids),
  settings: await findSettings(tx),
  payments: await findPaymentSettings(tx),
  cardPayments: await listCardPayments(tx, ids),
  cardRefunds: await listCardRefunds(tx, ids),
});

/** @throws {Problem} NOT_FOUND for what is neither one's own nor of a school that one runs */
export function requireOwn(row: OrderRow | undefined, { schoolId, viewer }: SignedIn): OrderRow {
  if (!row || (row.account_id !== viewer.accountId && !may(viewer, 'SCHOOL_SETTINGS', schoolId)))
    throw new Problem('NOT_FOUND');
  return row;
}

/** The orders of the person. @throws {Problem} NOT_FOUND, SCHOOL_CLOSED */
export const loadOwnOrders = (deps: Deps, page: PageQuery, caller: SignedIn) =>
  list(deps, { accountId: caller.viewer.accountId }, page, caller);

/** The orders of a school, for who runs it. @throws {Problem} NOT_FOUND, FORBIDDEN */
export function loadStoreOrders(
  deps: Deps,
  { state, reference }: { state?: OrderState | undefined; reference?: string | undefined },
  page: PageQuery,
  caller: SignedIn,
) {
  authorize(caller.viewer, 'SCHOOL_SETTINGS', caller.schoolId);
  return list(deps, { state, reference: reference && spellReference(reference) }, page, caller);
}

const list = (
  { database }: Deps,
  filter: Parameters<typeof listOrders>[1],
  pages: PageQuery,
  caller: SignedIn,
) =>
  database.read({ schoolId: caller.schoolId, accountId: caller.viewer.accountId }, async (tx) => {
    const school = await enter(tx, caller);
    const { page, asked } = pageOf(pages);
    const { rows, ...list } = await listOrders(tx, filter, page);
    const beside = await readBeside(
      tx,
      rows.map(({ id }) => id),
    );
    const wording = wordingOf(school, caller);
    return {
      items: rows.map((row) => presentOrder(row, beside, caller.viewer, wording)),
      ...list,
      ...asked,
    };
  });

/** Cancels an order that is not paid; again is the same. @throws {Problem} NOT_FOUND, CONFLICT */
export function cancel(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  id: string,
  caller: SignedIn,
): Promise<Order> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  return database.write({ schoolId, accountId }, async (tx) => {
    await enter(tx, caller);
    const row = requireOwn(await lockOrder(tx, id), caller);
    if (row.paid_at) throw new Problem('CONFLICT', { reason: 'paid' });
    if (row.state === 'awaitingPayment') {
      await release(tx, row, { madeBy: accountId, now });
      await planClosing(jobs, tx, { schoolId, accountId, orderId: id });
    }
    return presentOrderOf(tx, id, caller);
  });
}

/** Notes that an order is paid and opens what was bought, once. @throws {Problem} NOT_FOUND, FORBIDDEN, CONFLICT, CLASS_FULL, GOODS_UNAVAILABLE */
export function confirmPayment(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  id: string,
  caller: SignedIn,
): Promise<Order> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  authorize(viewer, 'SCHOOL_SETTINGS', schoolId);
  return database.write({ schoolId, accountId }, async (tx) => {
    await enter(tx, caller);
    const row = requireOwn(await lockOrder(tx, id), caller);
    if (row.state === 'cancelled') throw new Problem('CONFLICT', { reason: 'cancelled' });
    if (row.state === 'awaitingPayment') {
      await settle(tx, row, { confirmedBy: accountId, paidBy: 'transfer' }, now);
      await planClosing(jobs, tx, { schoolId, accountId, orderId: id });
    }
    return presentOrderOf(tx, id, caller);
  });
}

/**
 * Notes that an order is paid, which is locked and waits for it, and opens what was bought.
 * @throws {Problem} CLASS_FULL; GOODS_UNAVAILABLE where something of it was removed meanwhile
 */
export async function settle(
  tx: Transaction,
  row: OrderRow,
  how: { confirmedBy: string | null; paidBy: PaymentMethod },
  now: Date,
): Promise<void> {
  const { id, school_id: schoolId, account_id: accountId } = row;
  const lines = await listLines(tx, [id]);
  // Nobody pays for what is not there any more.
  if (lines.some(({ goods_id }) => goods_id === null)) throw new Problem('GOODS_UNAVAILABLE');
  // A refund of another order of the same person that closes the same waits, and sees that this one is paid.
  await holdGoods(
    tx,
    lines.flatMap(({ goods_id }) => goods_id ?? []),
  );
  await markPaid(tx, id, how, now);
  await post(
    tx,
    { schoolId, kind: 'payment', orderId: id, currency: row.currency, madeBy: how.confirmedBy },
    paymentEntries(
      lines.map(({ tax_rate: taxRate, amount, tax }) => ({ taxRate, amount, tax })),
      moneyOf(how.paidBy),
    ),
    now,
  );
  // Nobody is left to open anything for where the account was erased.
  if (accountId) await giveAccess(tx, { schoolId, accountId, orderId: id }, now);
  const invoice = await addInvoice(tx, { schoolId, orderId: id }, now);
  if (accountId)
    await notify(tx, {
      accountId,
      schoolId,
      kind: 'orderPaid',
      params: {
        invoiceId: invoice.id,
        orderId: id,
        reference: row.reference,
        seats: lines.some(({ seats }) => seats !== null) ? 'some' : 'none',
      },
      now,
    });
  await publish(tx, { type: 'school.changed', schoolId });
}

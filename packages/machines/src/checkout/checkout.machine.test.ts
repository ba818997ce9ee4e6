import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { checkoutProblems } from './checkout.types.ts';
import type { CheckoutBasket, CheckoutState, PlaceOrderInput } from './checkout.types.ts';

const BUYER = { name: 'Noor', address: '', taxNumber: '' };
const basket = (more: Partial<CheckoutBasket> = {}): CheckoutBasket => ({
  currency: 'EUR',
  lines: [{ goodsId: '1' }],
  voucher: null,
  total: 9900,
  canOrder: true,
  ...more,
});

function begin(state: Partial<CheckoutState> = {}) {
  const loadCheckout = fakeActor<CheckoutState>();
  const placeOrder = fakeActor<{ id: string }, PlaceOrderInput>();
  const clock = new SimulatedClock();
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        loadCheckout: loadCheckout.logic,
        placeOrder: placeOrder.logic,
      },
    }),
    { input: { state: { basket: basket(), termsVersion: 1, ...state }, buyer: BUYER, keySeed: 'k' }, clock },
  ).start();
  return {
    actor,
    clock,
    loadCheckout,
    placeOrder,
    has: (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'busy'),
    context: () => actor.getSnapshot().context,
    agree: () => actor.send({ type: 'terms.ticked', isAgreed: true }),
    order: () => actor.send({ type: 'order.requested' }),
  };
}

test.each([
  [{ buyer: BUYER, isAgreed: true }, {}],
  [{ buyer: BUYER, isAgreed: false }, { terms: 'MISSING' }],
  [{ buyer: { ...BUYER, name: ' ' }, isAgreed: true }, { name: 'MISSING' }],
  [{ buyer: { ...BUYER, name: 'x'.repeat(201) }, isAgreed: true }, { name: 'TOO_LONG' }],
  [{ buyer: { ...BUYER, address: 'x'.repeat(501) }, isAgreed: true }, { address: 'TOO_LONG' }],
  [{ buyer: { ...BUYER, taxNumber: 'x'.repeat(51) }, isAgreed: true }, { taxNumber: 'TOO_LONG' }],
] as const)('order %# has the problems %j (R32)', (typed, problems) => {
  expect(checkoutProblems(typed)).toEqual(problems);
});

test('an order is what the person saw, once the terms are agreed to (R32)', async () => {
  const { actor, placeOrder, has, context, agree, order } = begin();
  order();
  expect([has('invalid'), context().fieldProblems, placeOrder.inputs]).toEqual([
    true,
    { terms: 'MISSING' },
    [],
  ]);
  agree();
  expect(has('invalid')).toBe(false);
  order();
  expect(placeOrder.inputs).toEqual([
    {
      goodsIds: ['1'],
      currency: 'EUR',
      voucher: '',
      total: 9900,
      termsVersion: 1,
      buyer: BUYER,
      idempotencyKey: 'k-1',
    },
  ]);
  await placeOrder.succeed({ id: '7' });
  expect([has('placed'), actor.getSnapshot().output]).toEqual([true, { orderId: '7' }]);
});

test.each(['PRICE_CHANGED', 'GOODS_UNAVAILABLE', 'VOUCHER_UNUSABLE', 'ORDERS_OFF', 'CLASS_FULL'])(
  'after %s the new basket is shown, and nothing typed is lost (R32)',
  async (code) => {
    const { actor, placeOrder, loadCheckout, has, context, agree, order } = begin();
    actor.send({ type: 'buyer.changed', change: { address: 'Quay 1' } });
    agree();
    order();
    await placeOrder.fail(code);
    expect(has('updating')).toBe(true);
    await loadCheckout.succeed({ basket: basket({ total: 12900 }), termsVersion: 1 });
    expect([has('changed'), context().problem?.code, context().basket.total]).toEqual([true, code, 12900]);
    expect([context().buyer.address, context().isAgreed]).toEqual(['Quay 1', true]);
    // A new decision is a new order.
    order();
    expect(placeOrder.inputs.at(-1)).toMatchObject({ total: 12900, idempotencyKey: 'k-2' });
  },
);

test('other terms have to be agreed to again', async () => {
  const { placeOrder, loadCheckout, has, context, agree, order } = begin();
  agree();
  order();
  await placeOrder.fail('AGREEMENT_OUTDATED');
  await loadCheckout.succeed({ basket: basket(), termsVersion: 2 });
  expect([context().isAgreed, has('changed')]).toEqual([false, true]);
  agree();
  expect(has('changed')).toBe(true);
  order();
  expect(placeOrder.inputs.at(-1)).toMatchObject({ termsVersion: 2 });
});

test('a lost request is sent again with the same key', async () => {
  const { actor, clock, placeOrder, has, agree, order } = begin();
  agree();
  order();
  await placeOrder.fail('NETWORK');
  expect(has('offline')).toBe(true);
  clock.increment(60_000);
  await placeOrder.fail('SERVICE_UNAVAILABLE');
  actor.send({ type: 'network.restored' });
  await placeOrder.fail('TOKEN_EXPIRED');
  expect(has('signInNeeded')).toBe(true);
  actor.send({ type: 'signIn.completed' });
  await placeOrder.succeed({ id: '7' });
  expect(new Set(placeOrder.inputs.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set(['k-1']));
  expect(has('placed')).toBe(true);
});

test('what is ordered is what the basket holds; an order on its way stays as it was seen', async () => {
  const { actor, placeOrder, loadCheckout, has, context, agree, order } = begin();
  const other = basket({ lines: [{ goodsId: '2' }], total: 4900 });
  actor.send({ type: 'basket.kept', basket: other });
  agree();
  order();
  expect(placeOrder.inputs.at(-1)).toMatchObject({ goodsIds: ['2'], total: 4900 });
  actor.send({ type: 'basket.kept', basket: basket() });
  await placeOrder.fail('NETWORK');
  actor.send({ type: 'network.restored' });
  expect(placeOrder.inputs.at(-1)).toEqual(placeOrder.inputs[0]);
  await placeOrder.fail('GOODS_UNAVAILABLE');
  await loadCheckout.succeed({ basket: { ...other, canOrder: false }, termsVersion: 1 });
  expect(has('changed')).toBe(true);
  // What stood in the way is taken out.
  actor.send({ type: 'basket.kept', basket: basket() });
  expect([has('failed'), context().problem, context().basket.total]).toEqual([false, null, 9900]);
});

test('what cannot be ordered is looked at again, not sent', async () => {
  const { placeOrder, loadCheckout, has, agree, order } = begin({ basket: basket({ canOrder: false }) });
  agree();
  order();
  expect([has('updating'), placeOrder.inputs]).toEqual([true, []]);
  await loadCheckout.fail('INTERNAL_ERROR');
  expect(has('failed')).toBe(true);
});

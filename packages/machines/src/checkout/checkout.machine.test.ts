import { createActor, SimulatedClock } from 'xstate';
import { expect, test, vi } from 'vitest';
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
  [
    { buyer: { name: 'x'.repeat(200), address: 'x'.repeat(500), taxNumber: 'x'.repeat(50) }, isAgreed: true },
    {},
  ],
  [{ buyer: { ...BUYER, name: ` ${'x'.repeat(200)} ` }, isAgreed: true }, {}],
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
      seats: [],
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

test('what was agreed to is never assumed: who had not ticked the terms is asked after a new look too', async () => {
  const { loadCheckout, placeOrder, has, context, agree, order } = begin({
    basket: basket({ canOrder: false }),
  });
  order();
  await loadCheckout.succeed({ basket: basket(), termsVersion: 1 });
  expect([has('changed'), context().isAgreed]).toEqual([true, false]);
  order();
  expect([has('invalid'), has('failed'), placeOrder.inputs]).toEqual([true, false, []]);
  agree();
  expect([has('invalid'), context().fieldProblems]).toEqual([false, {}]);
});

test.each(['AGREEMENT_OUTDATED', 'ORDERS_OFF'])('%s makes the page look again', async (code) => {
  const { placeOrder, loadCheckout, has, agree, order } = begin();
  agree();
  order();
  await placeOrder.fail(code);
  expect([has('updating'), loadCheckout.inputs.length]).toEqual([true, 1]);
});

test.each(['VALIDATION_FAILED', 'CONFLICT'])(
  'an order that is refused by %s says why, can be put away, and is another order when it is tried again',
  async (code) => {
    const { actor, placeOrder, loadCheckout, has, context, agree, order } = begin();
    agree();
    order();
    await placeOrder.fail(code, { requestId: 'req-1' });
    expect([has('failed'), has('changed'), context().problem]).toEqual([
      true,
      false,
      { code, requestId: 'req-1' },
    ]);
    expect(loadCheckout.inputs).toEqual([]);
    actor.send({ type: 'problem.dismissed' });
    expect([has('failed'), has('invalid'), context().problem]).toEqual([false, false, null]);
    order();
    expect([has('busy'), context().problem]).toEqual([true, null]);
    expect(placeOrder.inputs.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k-1', 'k-2']);
  },
);

test('the note of what has changed stays while the person types and ticks, until it is put away', async () => {
  const { actor, placeOrder, loadCheckout, has, context, agree, order } = begin();
  agree();
  order();
  await placeOrder.fail('PRICE_CHANGED');
  // Typing goes on while the page looks again.
  actor.send({ type: 'buyer.changed', change: { name: 'Noor A.' } });
  actor.send({ type: 'terms.ticked', isAgreed: false });
  await loadCheckout.succeed({ basket: basket({ voucher: { code: 'SPRING' } }), termsVersion: 1 });
  expect([context().buyer.name, context().isAgreed]).toEqual(['Noor A.', false]);
  actor.send({ type: 'buyer.changed', change: { taxNumber: 'DE1' } });
  agree();
  expect([has('changed'), has('failed'), context().problem?.code]).toEqual([true, true, 'PRICE_CHANGED']);
  actor.send({ type: 'problem.dismissed' });
  expect([has('changed'), has('failed'), has('invalid'), context().problem]).toEqual([
    false,
    false,
    false,
    null,
  ]);
  order();
  expect(context().problem).toBeNull();
  expect(placeOrder.inputs.at(-1)).toMatchObject({
    voucher: 'SPRING',
    buyer: { name: 'Noor A.', address: '', taxNumber: 'DE1' },
  });
});

test('whoever is asked for something after a note is asked for that alone', async () => {
  const { actor, placeOrder, loadCheckout, has, context, agree, order } = begin();
  agree();
  order();
  await placeOrder.fail('CLASS_FULL');
  await loadCheckout.succeed({ basket: basket(), termsVersion: 1 });
  actor.send({ type: 'buyer.changed', change: { name: '' } });
  order();
  expect([has('invalid'), has('failed'), context().problem]).toEqual([true, false, null]);
  expect(context().fieldProblems).toEqual({ name: 'MISSING' });
  actor.send({ type: 'buyer.changed', change: { name: 'Noor' } });
  expect([has('invalid'), context().fieldProblems]).toEqual([false, {}]);
});

test('a basket that was kept meanwhile is taken over: what was typed stays, and nothing is ordered', () => {
  const { actor, placeOrder, has, context } = begin();
  actor.send({ type: 'buyer.changed', change: { name: 'Sam' } });
  actor.send({ type: 'basket.kept', basket: basket({ total: 100 }) });
  expect([has('failed'), has('invalid'), context().problem]).toEqual([false, false, null]);
  expect([context().basket.total, context().buyer.name, placeOrder.inputs]).toEqual([100, 'Sam', []]);
});

test('each lost try waits longer, a click sends at once, and another order begins with the short wait', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const { clock, placeOrder, has, context, agree, order } = begin();
  agree();
  order();
  await placeOrder.fail('NETWORK');
  expect([has('busy'), has('offline')]).toEqual([true, true]);
  clock.increment(999);
  expect(placeOrder.inputs).toHaveLength(1);
  clock.increment(1);
  expect([placeOrder.inputs.length, has('offline')]).toEqual([2, false]);
  await placeOrder.fail('NETWORK');
  clock.increment(1_999);
  expect(placeOrder.inputs).toHaveLength(2);
  order();
  expect(placeOrder.inputs).toHaveLength(3);
  await placeOrder.fail('FORBIDDEN');
  order();
  await placeOrder.fail('NETWORK');
  clock.increment(1_000);
  expect(placeOrder.inputs.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    'k-1',
    'k-1',
    'k-1',
    'k-2',
    'k-2',
  ]);
  await placeOrder.succeed({ id: '7' });
  expect([has('placed'), context().problem]).toEqual([true, null]);
});

test.each(['UNAUTHENTICATED', 'TOKEN_EXPIRED'])(
  'whose login has ended (%s) goes on with the same order by a click, too',
  async (code) => {
    const { placeOrder, has, agree, order } = begin();
    agree();
    order();
    await placeOrder.fail(code);
    expect([has('signInNeeded'), has('busy')]).toEqual([true, false]);
    order();
    expect(has('busy')).toBe(true);
    expect(placeOrder.inputs.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k-1', 'k-1']);
  },
);

test('a note is gone with the next order, also where that is looked at again', async () => {
  const { placeOrder, loadCheckout, has, context, agree, order } = begin();
  agree();
  order();
  await placeOrder.fail('GOODS_UNAVAILABLE');
  await loadCheckout.succeed({ basket: basket(), termsVersion: 1 });
  order();
  expect([has('busy'), context().problem]).toEqual([true, null]);
  await placeOrder.fail('GOODS_UNAVAILABLE');
  await loadCheckout.succeed({ basket: basket({ canOrder: false }), termsVersion: 1 });
  order();
  expect([has('updating'), context().problem]).toEqual([true, null]);
  await loadCheckout.fail('FORBIDDEN', { requestId: 'req-1' });
  expect([has('failed'), context().problem]).toEqual([true, { code: 'FORBIDDEN', requestId: 'req-1' }]);
});

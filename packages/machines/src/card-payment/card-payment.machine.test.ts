import { createActor, SimulatedClock } from 'xstate';
import { expect, test, vi } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { cardPaymentMachine, QUICK_QUESTIONS, type CardPaymentInput } from './card-payment.machine.ts';
import type { CardPaymentOutcome } from './card-payment.types.ts';

function begin(from: CardPaymentInput['from']) {
  const openCheckout = fakeActor<{ url: string }>();
  const loadOutcome = fakeActor<CardPaymentOutcome>();
  const clock = new SimulatedClock();
  const actor = createActor(
    cardPaymentMachine.provide({
      actors: { openCheckout: openCheckout.logic, loadOutcome: loadOutcome.logic },
    }),
    { input: { from }, clock },
  ).start();
  return {
    actor,
    clock,
    openCheckout,
    loadOutcome,
    has: (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'busy'),
    context: () => actor.getSnapshot().context,
  };
}

test('an order leads to the page of the provider, and back by the browser it is asked whether it is paid (R32)', async () => {
  const { actor, openCheckout, loadOutcome, has, context } = begin('elsewhere');
  expect(has('ready')).toBe(true);
  actor.send({ type: 'payment.requested' });
  expect(has('busy')).toBe(true);
  await openCheckout.succeed({ url: 'https://pay.example/1' });
  expect(has('leaving')).toBe(true);
  expect(context().url).toBe('https://pay.example/1');
  actor.send({ type: 'page.restored' });
  expect(has('awaiting')).toBe(true);
  await loadOutcome.succeed('paid');
  expect(has('paid')).toBe(true);
});

test('who comes back waits until the money has arrived, is told when it takes long, and is never told too early (R32)', async () => {
  const { actor, clock, loadOutcome, has } = begin('done');
  for (let question = 1; question < QUICK_QUESTIONS; question++) {
    await loadOutcome.succeed('waiting');
    expect([has('awaiting'), has('slow'), has('paid')]).toEqual([true, false, false]);
    clock.increment(60_000);
  }
  await loadOutcome.fail('NETWORK');
  expect(has('slow')).toBe(true);
  actor.send({ type: 'check.requested' });
  await loadOutcome.succeed('waiting');
  clock.increment(60_000);
  await loadOutcome.succeed('paid');
  expect(has('paid')).toBe(true);
});

test.each([
  ['processing', 'processing'],
  ['declined', 'declined'],
  ['over', 'over'],
] as const)('an answer that says %s is shown so', async (outcome, tag) => {
  const { loadOutcome, has } = begin('done');
  await loadOutcome.succeed(outcome);
  expect(has(tag)).toBe(true);
});

test('who has left without paying can pay again, and what is declined too (R32)', async () => {
  const { actor, openCheckout, has } = begin('left');
  expect([has('ready'), has('left')]).toEqual([true, true]);
  actor.send({ type: 'payment.requested' });
  await openCheckout.succeed({ url: 'https://pay.example/2' });
  expect(has('leaving')).toBe(true);
});

test('a lost connection and a login in between go on by themselves; a provider that is down says so', async () => {
  const { actor, clock, openCheckout, has, context } = begin('elsewhere');
  actor.send({ type: 'payment.requested' });
  await openCheckout.fail('NETWORK');
  expect(has('offline')).toBe(true);
  clock.increment(60_000);
  await openCheckout.fail('TOKEN_EXPIRED');
  expect(has('signInNeeded')).toBe(true);
  actor.send({ type: 'signIn.completed' });
  await openCheckout.fail('PAYMENT_PROVIDER_UNAVAILABLE');
  expect([has('ready'), has('failed')]).toEqual([true, true]);
  expect(context().problem?.code).toBe('PAYMENT_PROVIDER_UNAVAILABLE');
  actor.send({ type: 'problem.dismissed' });
  expect(has('failed')).toBe(false);
});

test('a card that was declined can be tried again', async () => {
  const { actor, openCheckout, loadOutcome, has, context } = begin('done');
  await loadOutcome.succeed('declined');
  expect([has('ready'), has('declined'), has('left'), has('failed')]).toEqual([true, true, false, false]);
  actor.send({ type: 'payment.requested' });
  expect([has('busy'), has('declined')]).toEqual([true, false]);
  await openCheckout.succeed({ url: 'https://pay.example/3' });
  expect([has('leaving'), has('busy'), context().url]).toEqual([true, true, 'https://pay.example/3']);
});

test('what was refused says why until it is tried again', async () => {
  const { actor, openCheckout, has, context } = begin('elsewhere');
  expect([has('left'), has('declined'), has('failed')]).toEqual([false, false, false]);
  actor.send({ type: 'payment.requested' });
  await openCheckout.fail('PAYMENT_REFUSED', { requestId: 'req-1' });
  expect([has('failed'), context().problem]).toEqual([true, { code: 'PAYMENT_REFUSED', requestId: 'req-1' }]);
  actor.send({ type: 'payment.requested' });
  expect([has('busy'), has('failed'), context().problem]).toEqual([true, false, null]);
  await openCheckout.fail('PAYMENT_METHOD_OFF');
  actor.send({ type: 'problem.dismissed' });
  expect([has('ready'), has('failed'), has('left'), context().problem]).toEqual([true, false, false, null]);
});

test.each(['NETWORK', 'SERVICE_UNAVAILABLE'])(
  'each try that is lost by %s waits longer, unless the network or the person comes back',
  async (code) => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { actor, clock, openCheckout, has, context } = begin('elsewhere');
    const fails = () => openCheckout.fail(code);
    actor.send({ type: 'payment.requested' });
    await fails();
    expect([has('busy'), has('offline')]).toEqual([true, true]);
    clock.increment(999);
    expect(openCheckout.inputs).toHaveLength(1);
    clock.increment(1);
    expect([openCheckout.inputs.length, has('busy'), has('offline')]).toEqual([2, true, false]);
    await fails();
    clock.increment(1_999);
    expect(openCheckout.inputs).toHaveLength(2);
    clock.increment(1);
    await fails();
    actor.send({ type: 'network.restored' });
    await fails();
    actor.send({ type: 'payment.requested' });
    expect(openCheckout.inputs).toHaveLength(5);
    await openCheckout.fail('FORBIDDEN');
    // Another try of the person begins with the short wait.
    actor.send({ type: 'payment.requested' });
    await fails();
    clock.increment(1_000);
    await openCheckout.succeed({ url: 'https://pay.example/4' });
    expect([has('leaving'), context().problem]).toEqual([true, null]);
  },
);

test.each(['UNAUTHENTICATED', 'TOKEN_EXPIRED'])(
  'whose login has ended (%s) goes on by a click',
  async (code) => {
    const { actor, openCheckout, has } = begin('elsewhere');
    actor.send({ type: 'payment.requested' });
    await openCheckout.fail(code);
    expect([has('signInNeeded'), has('busy')]).toEqual([true, false]);
    actor.send({ type: 'payment.requested' });
    expect([has('busy'), openCheckout.inputs.length]).toEqual([true, 2]);
  },
);

test('it is asked ever more slowly whether the money has arrived, at once when the network is back, and slow after six', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const { actor, clock, loadOutcome, has } = begin('done');
  const asked = () => loadOutcome.inputs.length;
  await loadOutcome.succeed('waiting');
  clock.increment(999);
  expect(asked()).toBe(1);
  clock.increment(1);
  expect(asked()).toBe(2);
  await loadOutcome.fail('NETWORK');
  clock.increment(1_999);
  expect(asked()).toBe(2);
  clock.increment(1);
  expect(asked()).toBe(3);
  for (let question = 4; question <= 6; question += 1) {
    await loadOutcome.succeed('waiting');
    expect(has('slow')).toBe(false);
    actor.send({ type: 'network.restored' });
    expect(asked()).toBe(question);
  }
  await loadOutcome.succeed('waiting');
  expect([has('awaiting'), has('slow')]).toEqual([true, true]);
  actor.send({ type: 'network.restored' });
  expect([asked(), has('slow')]).toEqual([7, false]);
  await loadOutcome.succeed('waiting');
  clock.increment(29_999);
  expect(asked()).toBe(7);
  clock.increment(1);
  expect(asked()).toBe(8);
});

test('who has not paid after all can go and pay once it takes long, and is not troubled by what could not be asked', async () => {
  const { actor, openCheckout, loadOutcome, has, context } = begin('done');
  await loadOutcome.fail('INTERNAL_ERROR');
  expect([has('awaiting'), has('slow'), context().problem?.code]).toEqual([true, false, 'INTERNAL_ERROR']);
  for (let question = 2; question <= 6; question += 1) {
    expect(has('slow')).toBe(false);
    actor.send({ type: 'network.restored' });
    await loadOutcome.fail(question < 6 ? 'NETWORK' : 'FORBIDDEN');
  }
  expect([has('slow'), context().problem?.code]).toEqual([true, 'FORBIDDEN']);
  actor.send({ type: 'check.requested' });
  expect([loadOutcome.inputs.length, has('slow')]).toEqual([7, false]);
  await loadOutcome.fail('NETWORK');
  actor.send({ type: 'payment.requested' });
  expect([has('busy'), has('slow'), context().problem]).toEqual([true, false, null]);
  await openCheckout.succeed({ url: 'https://pay.example/5' });
  expect(has('leaving')).toBe(true);
});

test.each(['paid', 'processing', 'over'] as const)('%s is the end', async (outcome) => {
  const { actor, loadOutcome, has } = begin('done');
  await loadOutcome.succeed(outcome);
  expect([actor.getSnapshot().status, has('awaiting'), has('ready')]).toEqual(['done', false, false]);
});

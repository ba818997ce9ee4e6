import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
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

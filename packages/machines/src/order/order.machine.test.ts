import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { orderMachine, untilLookedAtMs, type OrderStanding } from './index.ts';

const UNPAID: OrderStanding = { stage: 'awaitingPayment', hasLapsed: false, canCancel: true, lapsesAt: null };
const PAID: OrderStanding = { ...UNPAID, stage: 'paid', canCancel: false };
const CANCELLED: OrderStanding = { ...PAID, stage: 'cancelled' };
const DAY_MS = 86_400_000;

function open(standing: Partial<OrderStanding> = {}) {
  const cancelOrder = fakeActor<OrderStanding>();
  const loadOrder = fakeActor<OrderStanding>();
  const clock = new SimulatedClock();
  const actor = createActor(
    orderMachine.provide({ actors: { cancelOrder: cancelOrder.logic, loadOrder: loadOrder.logic } }),
    { input: { ...UNPAID, ...standing }, clock },
  );
  const reported: string[] = [];
  actor.on('order.changed', ({ stage }) => reported.push(stage));
  actor.on('cancellation.late', ({ type }) => reported.push(type));
  actor.start();
  return {
    cancelOrder,
    loadOrder,
    clock,
    reported,
    send: actor.send,
    tags: () => [...actor.getSnapshot().tags],
    problem: () => actor.getSnapshot().context.problem?.code,
    failures: () => actor.getSnapshot().context.failures,
    standing: () => actor.getSnapshot().context.standing,
    cancel: () => {
      actor.send({ type: 'cancellation.requested' });
      actor.send({ type: 'cancellation.confirmed' });
    },
  };
}

test('what is bought opens with the payment and closes with the refund, and the page is told (R32)', () => {
  const { send, tags, reported } = open();
  expect(tags()).toEqual(['unpaid']);
  send({ type: 'order.loaded', ...PAID });
  expect(tags()).toEqual(['open']);
  // Loaded again as it was: nothing of what the page knows is old.
  send({ type: 'order.loaded', ...PAID });
  send({ type: 'order.loaded', ...PAID, stage: 'partlyRefunded' });
  expect(tags()).toEqual(['open', 'partlyRefunded']);
  send({ type: 'order.loaded', ...PAID, stage: 'refunded' });
  expect([tags(), reported]).toEqual([['refunded'], ['paid', 'partlyRefunded', 'refunded']]);
});

test.each([
  [{ stage: 'cancelled' }, ['cancelled']],
  [{ stage: 'cancelled', hasLapsed: true }, ['lapsed']],
  [{ stage: 'refunded' }, ['refunded']],
] as const)('an order that is opened as %j is shown so', (standing, tags) => {
  expect(open(standing).tags()).toEqual(tags);
});

test('is cancelled once somebody has said so twice (R32)', async () => {
  const { send, tags, reported, cancelOrder, cancel } = open();
  send({ type: 'cancellation.requested' });
  expect(tags()).toEqual(['unpaid', 'asking']);
  send({ type: 'cancellation.declined' });
  expect([tags(), cancelOrder.inputs.length]).toEqual([['unpaid'], 0]);
  cancel();
  expect(tags()).toEqual(['unpaid', 'cancelling']);
  await cancelOrder.succeed(CANCELLED);
  expect([tags(), reported]).toEqual([['cancelled'], ['cancelled']]);
});

test('whoever may not cancel is not asked', () => {
  const { cancel, tags, cancelOrder } = open({ canCancel: false });
  cancel();
  expect([tags(), cancelOrder.inputs]).toEqual([['unpaid'], []]);
});

test('what was paid meanwhile is not cancelled, and shown as paid', async () => {
  const { tags, reported, cancel, cancelOrder, loadOrder } = open();
  cancel();
  await cancelOrder.fail('CONFLICT');
  await loadOrder.succeed(PAID);
  expect([tags(), reported]).toEqual([['open'], ['cancellation.late', 'paid']]);
});

test('goes on over lost connections and a login, until somebody changes their mind', async () => {
  const { send, tags, clock, cancel, cancelOrder, loadOrder } = open();
  cancel();
  await cancelOrder.fail('NETWORK');
  expect(tags()).toEqual(['unpaid', 'cancelling', 'offline']);
  clock.increment(60_000);
  await cancelOrder.fail('TOKEN_EXPIRED');
  expect(tags()).toEqual(['unpaid', 'signInNeeded']);
  send({ type: 'signIn.completed' });
  await cancelOrder.fail('NETWORK');
  send({ type: 'network.restored' });
  await cancelOrder.fail('UNAUTHENTICATED');
  send({ type: 'cancellation.confirmed' });
  await cancelOrder.fail('SERVICE_UNAVAILABLE');
  send({ type: 'cancellation.confirmed' });
  await cancelOrder.fail('NETWORK');
  expect(cancelOrder.inputs).toHaveLength(6);
  send({ type: 'cancellation.declined' });
  // The lost request may have passed.
  await loadOrder.succeed(CANCELLED);
  expect(tags()).toEqual(['cancelled']);
});

test('a refusal says why, and one tries again', async () => {
  const { send, tags, problem, cancel, cancelOrder } = open();
  cancel();
  await cancelOrder.fail('FORBIDDEN');
  expect([tags(), problem()]).toEqual([['unpaid', 'failed'], 'FORBIDDEN']);
  send({ type: 'problem.dismissed' });
  expect([tags(), problem()]).toEqual([['unpaid'], undefined]);
});

test('counts the tries that have failed, until one does not or somebody gives up', async () => {
  const { send, tags, problem, failures, cancel, cancelOrder, loadOrder } = open();
  expect(failures()).toBe(0);
  cancel();
  await cancelOrder.fail('NETWORK');
  send({ type: 'network.restored' });
  await cancelOrder.fail('SERVICE_UNAVAILABLE');
  expect([failures(), problem()]).toEqual([2, 'SERVICE_UNAVAILABLE']);
  send({ type: 'cancellation.declined' });
  expect([tags(), failures(), problem()]).toEqual([['unpaid'], 0, undefined]);
  await loadOrder.succeed(UNPAID);
  cancel();
  await cancelOrder.fail('TOKEN_EXPIRED');
  send({ type: 'cancellation.declined' });
  expect([tags(), failures(), problem(), loadOrder.inputs.length]).toEqual([['unpaid'], 0, undefined, 2]);
  await loadOrder.succeed(UNPAID);
  cancel();
  await cancelOrder.fail('NETWORK');
  send({ type: 'network.restored' });
  await cancelOrder.succeed(CANCELLED);
  expect([tags(), failures(), problem()]).toEqual([['cancelled'], 0, undefined]);
});

test('after a refusal one is asked again, and the refusal is gone', async () => {
  const { send, tags, problem, failures, cancel, cancelOrder } = open();
  cancel();
  await cancelOrder.fail('FORBIDDEN');
  send({ type: 'cancellation.requested' });
  expect([tags(), problem(), failures()]).toEqual([['unpaid', 'asking'], undefined, 0]);
});

test('what is found as it was is kept, and nothing is told (R32)', async () => {
  const { send, tags, reported, standing, problem, failures, cancel, cancelOrder, loadOrder } = open();
  cancel();
  await cancelOrder.fail('CONFLICT');
  await loadOrder.succeed({ ...UNPAID, canCancel: false });
  expect([tags(), reported, standing().canCancel]).toEqual([['unpaid'], ['cancellation.late'], false]);
  send({ type: 'order.loaded', ...UNPAID });
  expect([reported, standing().canCancel]).toEqual([['cancellation.late'], true]);
  cancel();
  await cancelOrder.fail('CONFLICT');
  await loadOrder.fail('NETWORK');
  expect([tags(), problem(), failures()]).toEqual([['unpaid'], undefined, 0]);
});

test('is looked at when it lapses, and a failure of that is no matter', async () => {
  const lapsesAt = new Date(Date.now() + 3_600_000).toISOString();
  const { tags, clock, loadOrder } = open({ lapsesAt });
  clock.increment(3_600_000);
  expect(loadOrder.inputs).toHaveLength(1);
  await loadOrder.fail('NETWORK');
  expect(tags()).toEqual(['unpaid']);
  clock.increment(DAY_MS);
  await loadOrder.succeed({ ...CANCELLED, hasLapsed: true });
  expect(tags()).toEqual(['lapsed']);
});

test('is looked at neither all the time nor never', () => {
  const now = Date.parse('2026-03-14T08:00:00.000Z');
  const at = (lapsesAt: string | null) => untilLookedAtMs({ lapsesAt }, now);
  expect([at(null), at('2026-05-14T08:00:00.000Z'), at('2026-03-14T10:00:00.000Z')]).toEqual([
    DAY_MS,
    DAY_MS,
    7_200_000,
  ]);
  // The server may not have got round to it yet.
  expect(at('2026-03-14T07:59:00.000Z')).toBe(60_000);
});

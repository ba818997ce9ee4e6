import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { qrConfirmMachine } from './qr-confirm.machine.ts';
import type { QrDecision, QrRequest } from './qr-confirm.machine.ts';

const REQUEST: QrRequest = {
  qrcodeId: 'qr_1',
  school: null,
  browser: 'Firefox 142',
  operatingSystem: 'Windows 11',
  ip: '203.0.113.24',
  requestedAt: '2026-11-21T08:30:00.000Z',
  expiresInSeconds: 96,
};

function createQrConfirmActor() {
  const scanQr = fakeActor<QrRequest, { qrcodeId: string }>();
  const decideQr = fakeActor<unknown, { qrcodeId: string; decision: QrDecision }>();
  const actor = createActor(
    qrConfirmMachine.provide({ actors: { scanQr: scanQr.logic, decideQr: decideQr.logic } }),
    { input: { qrcodeId: 'qr_1' } },
  ).start();
  return { actor, scanQr, decideQr };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('scanning says who asks and signs nobody in; the second tap does (B028)', async () => {
  const { actor, scanQr, decideQr } = createQrConfirmActor();
  expect(scanQr.inputs).toEqual([{ qrcodeId: 'qr_1' }]);
  expect(actor.getSnapshot().can({ type: 'signIn.confirmed' })).toBe(false);
  await scanQr.succeed(REQUEST);
  expect(actor.getSnapshot().hasTag('asking')).toBe(true);
  expect(actor.getSnapshot().context.request).toEqual(REQUEST);
  expect(decideQr.inputs).toEqual([]);
  actor.send({ type: 'signIn.confirmed' });
  actor.send({ type: 'signIn.confirmed' });
  expect(decideQr.inputs).toEqual([{ qrcodeId: 'qr_1', decision: 'confirm' }]);
  await decideQr.succeed(undefined);
  expect(actor.getSnapshot().output).toBe('confirmed');
});

test('a refusal kills the code (B028)', async () => {
  const { actor, scanQr, decideQr } = createQrConfirmActor();
  await scanQr.succeed(REQUEST);
  actor.send({ type: 'signIn.refused' });
  expect(decideQr.inputs).toEqual([{ qrcodeId: 'qr_1', decision: 'cancel' }]);
  await decideQr.succeed(undefined);
  expect(actor.getSnapshot().output).toBe('cancelled');
});

test('the question runs out with the code, second by second (B028)', async () => {
  const { actor, scanQr } = createQrConfirmActor();
  await scanQr.succeed(REQUEST);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(actor.getSnapshot().context.countdown?.secondsLeft).toBe(90);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(actor.getSnapshot().matches({ over: 'expired' })).toBe(true);
  expect(actor.getSnapshot().can({ type: 'signIn.confirmed' })).toBe(false);
});

test.each([
  ['QR_EXPIRED', 'expired'],
  ['QR_CANCELLED', 'cancelled'],
  ['CONFLICT', 'taken'],
  ['NOT_FOUND', 'unknown'],
] as const)('%s after scanning is over: %s (B028)', async (code, state) => {
  const { actor, scanQr } = createQrConfirmActor();
  await scanQr.fail(code);
  expect(actor.getSnapshot().matches({ over: state })).toBe(true);
  actor.send({ type: 'page.left' });
  expect(actor.getSnapshot().output).toBe('left');
});

test('a decision that is lost on the way can be taken again, and the failure stays to be read (B028)', async () => {
  const { actor, scanQr, decideQr } = createQrConfirmActor();
  await scanQr.succeed(REQUEST);
  actor.send({ type: 'signIn.confirmed' });
  await decideQr.fail('NETWORK');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(actor.getSnapshot().hasTag('failed')).toBe(true);
  expect(actor.getSnapshot().hasTag('asking')).toBe(true);
  expect(actor.getSnapshot().context.problem).toEqual({ code: 'NETWORK' });
  actor.send({ type: 'signIn.confirmed' });
  expect(decideQr.inputs).toHaveLength(2);
});

test('a phone that is signed out signs in first and scans again (B006, B028)', async () => {
  const { actor, scanQr } = createQrConfirmActor();
  await scanQr.fail('UNAUTHENTICATED');
  expect(actor.getSnapshot().hasTag('signInNeeded')).toBe(true);
  actor.send({ type: 'signIn.completed' });
  expect(scanQr.inputs).toHaveLength(2);
});

test('a lost network is tried again (B028)', async () => {
  const { actor, scanQr } = createQrConfirmActor();
  await scanQr.fail('NETWORK');
  expect(actor.getSnapshot().hasTag('failed')).toBe(true);
  actor.send({ type: 'request.retried' });
  expect(scanQr.inputs).toHaveLength(2);
});

test('every state can be reached, and none holds a person (B028)', () => {
  const leave = { type: 'page.left' };
  const reached = walk(qrConfirmMachine, {
    input: { qrcodeId: 'qr_1' },
    events: [
      { type: 'signIn.confirmed' },
      { type: 'signIn.refused' },
      { type: 'request.retried' },
      { type: 'signIn.completed' },
      leave,
      done('scanQr', { ...REQUEST, expiresInSeconds: 2 }),
      ...['NETWORK', 'UNAUTHENTICATED', 'QR_EXPIRED', 'QR_CANCELLED', 'CONFLICT', 'NOT_FOUND'].map((code) =>
        failed('scanQr', { code }),
      ),
      done('confirmQr', undefined),
      failed('confirmQr', { code: 'NETWORK' }),
      done('cancelQr', undefined),
      failed('cancelQr', { code: 'NETWORK' }),
      elapsed('tick', 'qrConfirm.asking.clock.ticking'),
    ],
    facts: ({ request, countdown, problem }) => ({ request, left: countdown?.secondsLeft, problem }),
  });
  expect(unreachedStates(qrConfirmMachine, reached)).toEqual([
    'qrConfirm.evaluating',
    'qrConfirm.over.deciding',
  ]);
  for (const tag of ['loading', 'asking', 'signInNeeded', 'over', 'failed']) {
    expect(deadEnds(reached, tag, [leave])).toEqual([]);
  }
});

const shownBy = ({ actor }: ReturnType<typeof createQrConfirmActor>) => {
  const { tags, context } = actor.getSnapshot();
  return [[...tags].toSorted(), context.problem?.code ?? null];
};

test.each(['signIn.confirmed', 'signIn.refused'] as const)(
  'what the page shows at each step of %s, without anything of an earlier refusal (B028)',
  async (type) => {
    const all = createQrConfirmActor();
    const { actor, scanQr, decideQr } = all;
    expect(shownBy(all)).toEqual([['loading'], null]);
    await scanQr.fail('TOKEN_EXPIRED');
    expect(shownBy(all)).toEqual([['signInNeeded'], 'TOKEN_EXPIRED']);
    actor.send({ type: 'signIn.completed' });
    expect(shownBy(all)).toEqual([['loading'], null]);
    await scanQr.fail('NETWORK');
    expect(shownBy(all)).toEqual([['failed'], 'NETWORK']);
    actor.send({ type: 'request.retried' });
    expect(shownBy(all)).toEqual([['loading'], null]);
    await scanQr.succeed(REQUEST);
    expect(shownBy(all)).toEqual([['asking'], null]);
    actor.send({ type });
    expect(shownBy(all)).toEqual([['deciding'], null]);
    await decideQr.fail('NETWORK');
    expect(shownBy(all)).toEqual([['asking', 'failed'], 'NETWORK']);
    actor.send({ type });
    expect(shownBy(all)).toEqual([['deciding'], null]);
    await decideQr.fail('QR_EXPIRED');
    expect(shownBy(all)).toEqual([['over'], 'QR_EXPIRED']);
  },
);

test.each(['signIn.confirmed', 'signIn.refused'] as const)(
  'a code that runs out while %s is on its way is over (B028)',
  async (type) => {
    const { actor, scanQr, decideQr } = createQrConfirmActor();
    await scanQr.succeed(REQUEST);
    actor.send({ type });
    await vi.advanceTimersByTimeAsync(96_000);
    await decideQr.fail('NETWORK');
    expect(actor.getSnapshot().value).toEqual({ over: 'expired' });
  },
);

test('the page can be left while it loads, asks, wants a sign-in or has failed (B028)', async () => {
  const ways = [
    () => Promise.resolve(),
    ({ scanQr }: ReturnType<typeof createQrConfirmActor>) => scanQr.succeed(REQUEST),
    ({ scanQr }: ReturnType<typeof createQrConfirmActor>) => scanQr.fail('UNAUTHENTICATED'),
    ({ scanQr }: ReturnType<typeof createQrConfirmActor>) => scanQr.fail('NETWORK'),
  ];
  for (const way of ways) {
    const all = createQrConfirmActor();
    await way(all);
    all.actor.send({ type: 'page.left' });
    expect(all.actor.getSnapshot().output).toBe('left');
  }
});

test('the last second can still be used (B028)', async () => {
  const { actor, scanQr } = createQrConfirmActor();
  await scanQr.succeed(REQUEST);
  await vi.advanceTimersByTimeAsync(95_000);
  expect(actor.getSnapshot().context.countdown?.secondsLeft).toBe(1);
  expect(actor.getSnapshot().can({ type: 'signIn.confirmed' })).toBe(true);
});

import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { REFRESH_PAGE_PROBLEM_CODES, refreshPageMachine } from './refresh-page.machine.ts';

const SEARCH = '/portal/1700000000000000001/search';

function createRefreshActor(redirect: unknown = SEARCH) {
  const renewSession = fakeActor<unknown>();
  const actor = createActor(refreshPageMachine.provide({ actors: { renewSession: renewSession.logic } }), {
    input: { redirect },
  }).start();
  return { actor, renewSession, snapshot: () => actor.getSnapshot() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the session is renewed and the page goes on (B017, R59)', async () => {
  const { renewSession, snapshot } = createRefreshActor();
  expect(snapshot().hasTag('renewing')).toBe(true);
  await renewSession.succeed(undefined);
  expect(snapshot().output).toEqual({ outcome: 'renewed', path: SEARCH });
});

test.each(['https://evil.example', '//evil.example', '/refresh-token?redirect=/', '/logout', 7])(
  'it goes on to no such place as %j (B029)',
  async (redirect) => {
    const { renewSession, snapshot } = createRefreshActor(redirect);
    await renewSession.succeed(undefined);
    expect(snapshot().output).toEqual({ outcome: 'renewed', path: '/' });
  },
);

test.each(['INVALID_GRANT', 'UNAUTHENTICATED', 'TOKEN_EXPIRED'])(
  '%s leads to the login page, which comes back (B017, R59)',
  async (code) => {
    const { renewSession, snapshot } = createRefreshActor();
    await renewSession.fail(code);
    expect(snapshot().output).toEqual({
      outcome: 'signedOut',
      path: `/login/index?redirect=${encodeURIComponent(SEARCH)}`,
    });
  },
);

test('a lost network is tried again by itself, then by hand (R59)', async () => {
  const { actor, renewSession, snapshot } = createRefreshActor();
  for (let round = 1; round < 3; round += 1) {
    await renewSession.fail('NETWORK');
    expect(snapshot().hasTag('renewing')).toBe(true);
    await vi.advanceTimersByTimeAsync(30_000);
  }
  await renewSession.fail('NETWORK');
  expect(snapshot().hasTag('retryable')).toBe(true);
  actor.send({ type: 'refresh.retried' });
  expect(renewSession.inputs).toHaveLength(3 + 1);
  expect(snapshot().context.problem).toBeNull();
});

test.each([
  ['ACCOUNT_DISABLED', 'disabled'],
  ['VERIFICATION_FAILED', 'unverified'],
] as const)('%s is told, and leads to the login page (B022)', async (code, state) => {
  const { actor, renewSession, snapshot } = createRefreshActor();
  await renewSession.fail(code);
  expect(snapshot().matches(state)).toBe(true);
  actor.send({ type: 'login.chosen' });
  expect(snapshot().output).toMatchObject({ outcome: 'signedOut' });
});

test('every state can be reached, and every failure leads on (R59)', () => {
  const reached = walk(refreshPageMachine, {
    input: { redirect: SEARCH },
    events: [
      { type: 'refresh.retried' },
      { type: 'network.restored' },
      { type: 'login.chosen' },
      done('renewSession', undefined),
      ...REFRESH_PAGE_PROBLEM_CODES.map((code) => failed('renewSession', { code })),
      elapsed('backOff', 'refreshPage.renewing.waiting'),
    ],
    facts: ({ failures, problem }) => ({ failures, problem }),
  });
  expect(unreachedStates(refreshPageMachine, reached)).toEqual(['refreshPage.renewing.evaluating']);
  expect(deadEnds(reached, 'failed', [{ type: 'login.chosen' }])).toEqual([]);
  expect(deadEnds(reached, 'retryable', [{ type: 'refresh.retried' }])).toEqual([]);
});

test.each([
  [undefined, [1_000, 2_000]],
  [7, [7_000, 7_000]],
])('where the server says %s seconds, it waits %j ms (R59)', async (retryAfterSeconds, waits) => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const { renewSession } = createRefreshActor();
  for (const [index, wait] of waits.entries()) {
    await renewSession.fail(
      'SERVICE_UNAVAILABLE',
      retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
    );
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(renewSession.inputs).toHaveLength(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(renewSession.inputs).toHaveLength(index + 2);
  }
});

test('the network that is back ends the wait, and each failure after three (R59)', async () => {
  const { actor, renewSession, snapshot } = createRefreshActor();
  const shown = () => [[...snapshot().tags].toSorted(), snapshot().context.problem?.code ?? null];
  for (let tries = 1; tries < 3; tries += 1) {
    await renewSession.fail('NETWORK');
    expect(shown()).toEqual([['renewing'], 'NETWORK']);
    actor.send({ type: 'network.restored' });
    expect(renewSession.inputs).toHaveLength(tries + 1);
  }
  await renewSession.fail('NETWORK');
  expect(shown()).toEqual([['failed', 'retryable'], 'NETWORK']);
  actor.send({ type: 'network.restored' });
  expect(renewSession.inputs).toHaveLength(4);
  expect(shown()).toEqual([['renewing'], null]);
  expect(snapshot().context.failures).toBe(0);
  await renewSession.succeed(undefined);
  expect(snapshot().output).toEqual({ outcome: 'renewed', path: SEARCH });
});

test.each(['ACCOUNT_DISABLED', 'VERIFICATION_FAILED'])(
  '%s is a failure without another try (B022)',
  async (code) => {
    const { renewSession, snapshot } = createRefreshActor();
    await renewSession.fail(code);
    expect([...snapshot().tags]).toEqual(['failed']);
  },
);

import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NotProvidedError } from '../shared/not-provided.ts';
import { fakeActor, settled } from '../testing/fake-actor.ts';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { logoutRoutingMachine } from './logout-routing.machine.ts';
import type { LogoutInput } from './logout-routing.machine.ts';
import { ENVIRONMENTS, EXTERNAL_LOGOUTS, LOGOUT_TABLE, logoutRow } from './logout-table.ts';
import type { Environment, LogoutUrls } from './logout-table.ts';
import { codesToRevoke, logoutTarget } from './logout-target.ts';
import type { LogoutTarget } from './logout-target.ts';

const HERE = '/portal/1700000000000000001/search?page=2';
const WITH_REDIRECT = `/login/index?redirect=${encodeURIComponent(HERE)}`;
const URLS: LogoutUrls = Object.fromEntries(
  EXTERNAL_LOGOUTS.map((name) => [name, `https://${name}.example/logout`]),
);
const INPUT: LogoutInput = {
  method: '1',
  internal: false,
  environment: 'cn',
  urls: URLS,
  returnTo: HERE,
  pendingCodes: [{ code: 'fresh', ageSeconds: 599 }],
};

describe('where a logout leads', () => {
  test.each<[string | null, boolean, Environment, string]>([
    ['1', false, 'cn', 'loginWithRedirect'],
    [null, true, 'cn', 'loginWithRedirect'],
    ['9', true, 'sit', 'loginWithRedirect'],
    ['other', true, 'sit', 'loginWithRedirect'],
    ['2', true, 'cn', 'loginPage'],
    ['2', false, 'sg', 'loginPage'],
    ['3', true, 'cn', 'corporateInternal'],
    ['3', false, 'cn', 'corporateExternal'],
    ['3', true, 'sit', 'corporateInternalTest'],
    ['3', false, 'uat', 'corporateExternalTest'],
    ['3', true, 'de', 'corporateOverseas'],
    ['3', false, 'mx', 'corporateOverseas'],
    ['4', true, 'cn', 'enterprise'],
    ['4', false, 'ru', 'enterprise'],
  ])(
    'method %s, internal network %s, environment %s: %s (B025)',
    (method, internal, environment, outcome) => {
      expect(logoutRow({ method, internal, environment }).outcome).toBe(outcome);
    },
  );

  test('the table has a row for everything and none to spare (B025)', () => {
    const rows = ['1', '2', '3', '4', null].flatMap((method) =>
      [true, false].flatMap((internal) =>
        ENVIRONMENTS.map((environment) => logoutRow({ method, internal, environment })),
      ),
    );
    expect(new Set(rows)).toEqual(new Set(LOGOUT_TABLE));
  });

  test('targets outside of the site come from the configuration alone (B025, B029)', () => {
    const facts = { method: '4', internal: false, environment: 'cn' } as const;
    expect(logoutTarget(facts, URLS, HERE)).toEqual({
      go: 'external',
      url: 'https://enterprise.example/logout',
    });
    expect(logoutTarget(facts, {}, HERE)).toEqual({ go: 'path', path: WITH_REDIRECT });
    expect(logoutTarget(facts, { enterprise: 'javascript:alert(1)' }, HERE)).toEqual({
      go: 'path',
      path: WITH_REDIRECT,
    });
  });

  test.each([
    [HERE, WITH_REDIRECT],
    ['/', '/login/index'],
    ['/logout', '/login/index'],
    ['//evil.example', '/login/index'],
  ])('after %s the own login page is %s (B025, B029)', (returnTo, path) => {
    expect(logoutTarget({ method: '1', internal: false, environment: 'cn' }, URLS, returnTo)).toEqual({
      go: 'path',
      path,
    });
  });

  test('only codes under 600 s of age are deleted (B020)', () => {
    const pending = [0, 599, 600, 601].map((ageSeconds) => ({ code: `c${ageSeconds}`, ageSeconds }));
    expect(codesToRevoke(pending)).toEqual(['c0', 'c599']);
  });
});

function createLogoutActor(input: Partial<LogoutInput> = {}) {
  const revokeCodes = fakeActor<unknown, { codes: string[] }>();
  const signOut = fakeActor<unknown>();
  const clearLocal = fakeActor<unknown>();
  const go = fakeActor<unknown, LogoutTarget>();
  const actor = createActor(
    logoutRoutingMachine.provide({
      actors: {
        revokeCodes: revokeCodes.logic,
        signOut: signOut.logic,
        clearLocal: clearLocal.logic,
        go: go.logic,
      },
    }),
    { input: { ...INPUT, ...input } },
  ).start();
  return { actor, revokeCodes, signOut, clearLocal, go };
}

describe('the steps of a logout', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('codes, server, this browser, then away (B020, B025)', async () => {
    const { actor, revokeCodes, signOut, clearLocal, go } = createLogoutActor();
    expect(revokeCodes.inputs).toEqual([{ codes: ['fresh'] }]);
    await revokeCodes.succeed(undefined);
    await signOut.succeed(undefined);
    await clearLocal.succeed(undefined);
    expect(go.inputs).toEqual([{ go: 'path', path: WITH_REDIRECT }]);
    await go.succeed(undefined);
    expect(actor.getSnapshot().output).toEqual({ go: 'path', path: WITH_REDIRECT });
  });

  test('without codes nothing is revoked (B020)', () => {
    const { revokeCodes, signOut } = createLogoutActor({ pendingCodes: [] });
    expect(revokeCodes.inputs).toEqual([]);
    expect(signOut.inputs).toHaveLength(1);
  });

  test('codes that cannot be revoked in time hold nobody back (B020)', async () => {
    const { signOut } = createLogoutActor();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(signOut.inputs).toHaveLength(1);
  });

  test('a server that does not answer is told, not hidden: the session is still open there (B025)', async () => {
    const { actor, signOut, clearLocal } = createLogoutActor({ pendingCodes: [] });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(actor.getSnapshot().context.problem).toEqual({ code: 'TIMEOUT' });
    actor.send({ type: 'logout.retried' });
    await signOut.fail('NETWORK');
    expect(actor.getSnapshot().context.problem).toEqual({ code: 'NETWORK' });
    actor.send({ type: 'logout.retried' });
    await signOut.succeed(undefined);
    expect(clearLocal.inputs).toHaveLength(1);
  });

  test('a session that has ended on the server already is a success (B025)', async () => {
    const { signOut, clearLocal } = createLogoutActor({ pendingCodes: [] });
    await signOut.fail('UNAUTHENTICATED');
    expect(clearLocal.inputs).toHaveLength(1);
  });

  test('storage that is blocked does not stop a logout (B025)', async () => {
    const { signOut, clearLocal, go } = createLogoutActor({ pendingCodes: [] });
    await signOut.succeed(undefined);
    await clearLocal.fail('UNKNOWN');
    expect(go.inputs).toHaveLength(1);
  });
});

test('every path of a logout ends outside, or with a way to try again (B025)', () => {
  const events = [
    { type: 'logout.retried' },
    ...['revokeCodes', 'signOut', 'clearLocal', 'go'].flatMap((id) => [
      done(id, undefined),
      failed(id, { code: 'NETWORK' }),
      failed(id, { code: 'UNAUTHENTICATED' }),
    ]),
    elapsed('revokeLimit', 'logoutRouting.revokingCodes'),
    elapsed('signOutLimit', 'logoutRouting.signingOut'),
  ];
  const reached = walk(logoutRoutingMachine, {
    input: INPUT,
    events,
    facts: ({ codes, problem }) => ({ codes, problem: problem?.code }),
  });
  expect(unreachedStates(logoutRoutingMachine, reached)).toEqual([]);
  expect(deadEnds(reached, 'failed', [{ type: 'logout.retried' }])).toEqual([]);
});

describe('what the page shows at each step', () => {
  const shownBy = ({ actor }: ReturnType<typeof createLogoutActor>) => {
    const { tags, value, context } = actor.getSnapshot();
    return [value, [...tags], context.problem?.code ?? null];
  };

  test('is that the person is leaving, or why not (B025)', async () => {
    const all = createLogoutActor();
    expect(shownBy(all)).toEqual(['revokingCodes', ['leaving'], null]);
    await all.revokeCodes.fail('NETWORK');
    expect(shownBy(all)).toEqual(['signingOut', ['leaving'], null]);
    await all.signOut.fail('NETWORK');
    expect(shownBy(all)).toEqual(['failed', ['failed'], 'NETWORK']);
    expect(all.clearLocal.inputs).toEqual([]);
    all.actor.send({ type: 'logout.retried' });
    expect(shownBy(all)).toEqual(['signingOut', ['leaving'], null]);
    await all.signOut.succeed(undefined);
    expect(shownBy(all)).toEqual(['clearingLocal', ['leaving'], null]);
    await all.clearLocal.succeed(undefined);
    expect(shownBy(all)).toEqual(['going', ['leaving'], null]);
    await all.go.fail('UNKNOWN');
    expect(all.actor.getSnapshot().output).toEqual({ go: 'path', path: WITH_REDIRECT });
  });

  test.each(['revokeCodes', 'clearLocal', 'go'] as const)(
    '%s that was never provided fails loudly',
    async (name) => {
      const actors = {
        revokeCodes: fakeActor<unknown, { codes: string[] }>(),
        signOut: fakeActor<unknown>(),
        clearLocal: fakeActor<unknown>(),
        go: fakeActor<unknown, LogoutTarget>(),
      };
      const { [name]: _missing, ...others } = {
        revokeCodes: actors.revokeCodes.logic,
        signOut: actors.signOut.logic,
        clearLocal: actors.clearLocal.logic,
        go: actors.go.logic,
      };
      const actor = createActor(logoutRoutingMachine.provide({ actors: others }), { input: INPUT });
      const errors: unknown[] = [];
      actor.subscribe({ error: (error) => errors.push(error) });
      actor.start();
      for (const step of ['revokeCodes', 'signOut', 'clearLocal', 'go'] as const) {
        if (step === name) break;
        await actors[step].succeed(undefined);
      }
      await settled();
      expect(errors).toEqual([expect.any(NotProvidedError)]);
    },
  );
});

test('an environment that nobody knows is a mistake that is told (B025)', () => {
  const facts = { method: '3', internal: true, environment: 'moon' as Environment };
  expect(() => logoutRow(facts)).toThrow('no row');
});

import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NotProvidedError } from '../shared/not-provided.ts';
import { fakeActor, settled } from '../testing/fake-actor.ts';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { redirectUrl, readAuthorizeRequest } from './authorize-request.ts';
import { authorizeMachine } from './authorize.machine.ts';
import { AUTHORIZE_PROBLEM_CODES } from './authorize.types.ts';
import type { AuthorizeAnswer, AuthorizeCall, AuthorizeInput } from './authorize.types.ts';

const SEARCH = {
  client_id: 'course-notes',
  redirect_uri: 'https://app.example.com/callback',
  response_type: 'code',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
  state: 'a b',
};
const REQUEST = readAuthorizeRequest(SEARCH);
const ANSWER: AuthorizeAnswer = {
  code: 'ac_1',
  state: 'a b',
  redirectUri: 'https://app.example.com/callback',
  expiresInSeconds: 60,
  client: { clientId: 'course-notes', name: 'Course Notes', logoUrl: null },
};

function createAuthorizeActor(input: Partial<AuthorizeInput> = {}) {
  const authorize = fakeActor<AuthorizeAnswer, AuthorizeCall>();
  const rememberCode = fakeActor<unknown, { code: string }>();
  const revokeCode = fakeActor<unknown, { code: string }>();
  const goToApplication = fakeActor<unknown, { url: string }>();
  const actor = createActor(
    authorizeMachine.provide({
      actors: {
        authorize: authorize.logic,
        rememberCode: rememberCode.logic,
        revokeCode: revokeCode.logic,
        goToApplication: goToApplication.logic,
      },
    }),
    { input: { request: REQUEST, variant: 'standard', ...input } },
  ).start();
  const obtain = async (): Promise<void> => {
    await authorize.succeed(ANSWER);
    await rememberCode.succeed(undefined);
  };
  return {
    actor,
    authorize,
    rememberCode,
    revokeCode,
    goToApplication,
    obtain,
    snapshot: () => actor.getSnapshot(),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an authorization', () => {
  test('asks the person, then goes to the application with code and state (C004, R39)', async () => {
    const { actor, authorize, goToApplication, obtain, snapshot } = createAuthorizeActor();
    expect(authorize.inputs).toEqual([{ ...REQUEST, variant: 'standard' }]);
    await obtain();
    expect(snapshot().hasTag('consentNeeded')).toBe(true);
    expect(snapshot().context.answer?.client.name).toBe('Course Notes');
    expect(goToApplication.inputs).toEqual([]);
    actor.send({ type: 'consent.given' });
    expect(goToApplication.inputs).toEqual([
      { url: 'https://app.example.com/callback?code=ac_1&state=a%20b' },
    ]);
    await goToApplication.succeed(undefined);
    expect(snapshot().output).toEqual({ outcome: 'handedOn' });
  });

  test('notes each code before anything else, so that a sign-out deletes it (B020)', async () => {
    const { authorize, rememberCode, snapshot } = createAuthorizeActor();
    await authorize.succeed(ANSWER);
    expect(rememberCode.inputs).toEqual([{ code: 'ac_1' }]);
    expect(snapshot().hasTag('consentNeeded')).toBe(false);
    await rememberCode.fail('UNKNOWN');
    expect(snapshot().hasTag('consentNeeded')).toBe(true);
  });

  test('goes on at once where the person has agreed before (R40)', async () => {
    const { goToApplication, obtain } = createAuthorizeActor({ consented: true, variant: 'bigNet' });
    await obtain();
    expect(goToApplication.inputs).toHaveLength(1);
  });

  test('gets a new code where the person has read for longer than a code lives (C004)', async () => {
    const { actor, authorize, rememberCode, goToApplication, obtain } = createAuthorizeActor();
    await obtain();
    await vi.advanceTimersByTimeAsync(45_000);
    actor.send({ type: 'consent.given' });
    expect(goToApplication.inputs).toEqual([]);
    await authorize.succeed({ ...ANSWER, code: 'ac_2' });
    await rememberCode.succeed(undefined);
    expect(goToApplication.inputs).toEqual([
      { url: 'https://app.example.com/callback?code=ac_2&state=a%20b' },
    ]);
  });

  test('a refusal deletes the code and tells the application nothing else (B020, C031)', async () => {
    const { actor, revokeCode, goToApplication, obtain } = createAuthorizeActor();
    await obtain();
    actor.send({ type: 'consent.refused' });
    expect(revokeCode.inputs).toEqual([{ code: 'ac_1' }]);
    await revokeCode.fail('NETWORK');
    expect(goToApplication.inputs).toEqual([
      { url: 'https://app.example.com/callback?error=access_denied&state=a%20b' },
    ]);
  });

  test('a refusal does not wait for a server that is slow (B020)', async () => {
    const { actor, goToApplication, obtain } = createAuthorizeActor();
    await obtain();
    actor.send({ type: 'consent.refused' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(goToApplication.inputs).toEqual([
      { url: 'https://app.example.com/callback?error=access_denied&state=a%20b' },
    ]);
  });
});

describe('what leads nowhere', () => {
  test('an address that asks for nothing that can be served calls nothing (C004)', () => {
    const { authorize, snapshot } = createAuthorizeActor({ request: null });
    expect(authorize.inputs).toEqual([]);
    expect(snapshot().matches('refused')).toBe(true);
  });

  test.each([
    ['REDIRECT_NOT_ALLOWED', 'refused'],
    ['NOT_A_MEMBER', 'notMember'],
    ['TENANT_MISMATCH', 'notMember'],
    ['VERIFICATION_FAILED', 'unverified'],
    ['NETWORK', 'unreachable'],
    ['SOMETHING_NEW', 'refused'],
  ] as const)('%s is told here, never at the application (B022, B029)', async (code, state) => {
    const { actor, authorize, goToApplication, snapshot } = createAuthorizeActor({ consented: true });
    await authorize.fail(code);
    expect(snapshot().matches(state)).toBe(true);
    expect(snapshot().hasTag('failed')).toBe(true);
    expect(goToApplication.inputs).toEqual([]);
    actor.send({ type: 'authorize.left' });
    expect(snapshot().output).toEqual({ outcome: 'left' });
  });

  test('an answer without a code is not verified (B022)', async () => {
    const { authorize, snapshot } = createAuthorizeActor();
    await authorize.succeed({ ...ANSWER, code: '' });
    expect(snapshot().context.problem).toEqual({ code: 'VERIFICATION_FAILED' });
    expect(snapshot().hasTag('signInNeeded')).toBe(true);
  });

  test('an answer for another address is not believed (B029)', async () => {
    const { authorize, goToApplication, snapshot } = createAuthorizeActor({ consented: true });
    await authorize.succeed({ ...ANSWER, redirectUri: 'https://evil.example/' });
    expect(snapshot().context.problem).toEqual({ code: 'REDIRECT_NOT_ALLOWED' });
    expect(goToApplication.inputs).toEqual([]);
  });

  test('a visitor signs in and the authorization goes on (C004)', async () => {
    const { actor, authorize, snapshot } = createAuthorizeActor();
    await authorize.fail('UNAUTHENTICATED');
    expect(snapshot().hasTag('signInNeeded')).toBe(true);
    actor.send({ type: 'signIn.completed' });
    expect(authorize.inputs).toHaveLength(2);
  });

  test('a lost network is tried again (C004)', async () => {
    const { actor, authorize } = createAuthorizeActor();
    await authorize.fail('NETWORK');
    actor.send({ type: 'authorize.retried' });
    expect(authorize.inputs).toHaveLength(2);
  });
});

test.each([
  { client_id: undefined },
  { client_id: 'a b' },
  { redirect_uri: '' },
  { response_type: 'token' },
  { code_challenge: 'short' },
  { code_challenge: undefined },
  { code_challenge_method: 'plain' },
  { code_challenge_method: undefined },
])('an address with %j is none that is served (C004)', (change) => {
  expect(readAuthorizeRequest({ ...SEARCH, ...change })).toBeNull();
});

test('an address is read with all that it says, and a code is what is asked for (C004)', () => {
  expect(REQUEST).toEqual({
    clientId: 'course-notes',
    redirectUri: 'https://app.example.com/callback',
    codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    codeChallengeMethod: 'S256',
    state: 'a b',
  });
  expect(readAuthorizeRequest({ ...SEARCH, response_type: undefined })).toEqual(REQUEST);
  const { state: _state, ...bare } = REQUEST ?? {};
  expect(readAuthorizeRequest({ ...SEARCH, state: '', scope: 'profile', tenantId: 't1' })).toEqual({
    ...bare,
    scope: 'profile',
    tenantId: 't1',
  });
});

test('what is told is added to the address as it is registered (C004)', () => {
  expect(redirectUrl('https://a.example/?x=1', { code: 'a&b', state: null })).toBe(
    'https://a.example/?x=1&code=a%26b',
  );
});

test('every state can be reached, and none of them holds a person (C004)', () => {
  const reached = [false, true].flatMap((consented) =>
    walk(authorizeMachine, {
      input: { request: REQUEST, variant: 'standard', consented },
      events: [
        { type: 'consent.given' },
        { type: 'consent.refused' },
        { type: 'authorize.retried' },
        { type: 'signIn.completed' },
        { type: 'authorize.left' },
        done('authorize', ANSWER),
        done('rememberCode', undefined),
        done('revokeCode', undefined),
        done('goToApplication', undefined),
        done('decline', undefined),
        failed('goToApplication', { code: 'UNKNOWN' }),
        failed('decline', { code: 'UNKNOWN' }),
        ...AUTHORIZE_PROBLEM_CODES.map((code) => failed('authorize', { code })),
        elapsed('codeLife', 'authorize.consenting.fresh'),
        elapsed('revokeLimit', 'authorize.revoking'),
      ],
      facts: ({ isConsented, problem }) => ({ isConsented, problem }),
    }),
  );
  expect(unreachedStates(authorizeMachine, reached)).toEqual([
    'authorize.reading',
    'authorize.deciding',
    'authorize.evaluating',
  ]);
  expect(deadEnds(reached, 'failed', [{ type: 'authorize.left' }])).toEqual([]);
  expect(deadEnds(reached, 'retryable', [{ type: 'authorize.retried' }])).toEqual([]);
  expect(deadEnds(reached, 'consentNeeded', [{ type: 'consent.refused' }])).toEqual([]);
});

describe('what the page shows at each step', () => {
  const shownBy = ({ snapshot }: ReturnType<typeof createAuthorizeActor>) => {
    const { tags, context } = snapshot();
    return [[...tags].toSorted(), context.problem?.code ?? null, context.answer?.code ?? null];
  };

  test('of an authorization whose browser would not go: the person is not asked twice (C004)', async () => {
    const all = createAuthorizeActor();
    const { actor, authorize, rememberCode, goToApplication, obtain, snapshot } = all;
    expect(snapshot().context.isConsented).toBe(false);
    expect(shownBy(all)).toEqual([['working'], null, null]);
    await authorize.succeed(ANSWER);
    expect(shownBy(all)).toEqual([['working'], null, 'ac_1']);
    await rememberCode.succeed(undefined);
    expect(shownBy(all)).toEqual([['consentNeeded'], null, 'ac_1']);
    actor.send({ type: 'consent.given' });
    expect(shownBy(all)).toEqual([['leaving'], null, 'ac_1']);
    await goToApplication.fail('UNKNOWN');
    expect(shownBy(all)).toEqual([['failed', 'retryable'], 'UNKNOWN', null]);
    actor.send({ type: 'authorize.retried' });
    expect(shownBy(all)).toEqual([['working'], null, null]);
    await obtain();
    expect(shownBy(all)).toEqual([['leaving'], null, 'ac_1']);
  });

  test('of a refusal, whatever becomes of the code (B020, C031)', async () => {
    for (const end of ['succeed', 'fail'] as const) {
      const all = createAuthorizeActor();
      const { actor, revokeCode, goToApplication, obtain, snapshot } = all;
      await obtain();
      actor.send({ type: 'consent.refused' });
      expect(shownBy(all)).toEqual([['leaving'], null, 'ac_1']);
      await revokeCode[end]('UNKNOWN');
      expect(shownBy(all)).toEqual([['leaving'], null, 'ac_1']);
      expect(goToApplication.inputs).toEqual([
        { url: 'https://app.example.com/callback?error=access_denied&state=a%20b' },
      ]);
      await goToApplication.succeed(undefined);
      expect(snapshot().output).toEqual({ outcome: 'handedOn' });
    }
  });

  test('of a refusal that the browser would not tell (C031)', async () => {
    const all = createAuthorizeActor();
    await all.obtain();
    all.actor.send({ type: 'consent.refused' });
    await all.revokeCode.succeed(undefined);
    await all.goToApplication.fail('UNKNOWN');
    expect(shownBy(all)).toEqual([['failed', 'retryable'], 'UNKNOWN', null]);
    all.actor.send({ type: 'authorize.left' });
    expect(all.snapshot().output).toEqual({ outcome: 'left' });
  });

  test.each([
    ['UNAUTHENTICATED', ['signInNeeded'], 'signIn.completed'],
    ['VERIFICATION_FAILED', ['failed', 'signInNeeded'], 'signIn.completed'],
    ['NETWORK', ['failed', 'retryable'], 'authorize.retried'],
  ] as const)(
    'of %s, which is forgotten with the next try, or left (B022, C004)',
    async (code, tags, type) => {
      const all = createAuthorizeActor();
      await all.authorize.fail(code);
      expect(shownBy(all)).toEqual([tags, code, null]);
      all.actor.send({ type });
      expect(shownBy(all)).toEqual([['working'], null, null]);
      await all.authorize.fail(code);
      all.actor.send({ type: 'authorize.left' });
      expect(all.snapshot().output).toEqual({ outcome: 'left' });
    },
  );

  test('of an address that asks for nothing that can be served (C004)', () => {
    const all = createAuthorizeActor({ request: null });
    expect(shownBy(all)).toEqual([['failed'], 'VALIDATION_FAILED', null]);
  });

  test('of an answer for another address, which is not handed on (B029)', async () => {
    const all = createAuthorizeActor();
    await all.authorize.succeed({ ...ANSWER, redirectUri: 'https://evil.example/' });
    expect(all.snapshot().value).toBe('refused');
    expect(shownBy(all)).toEqual([['failed'], 'REDIRECT_NOT_ALLOWED', null]);
  });
});

describe('a code', () => {
  const consentAfter = async (expiresInSeconds: number, milliseconds: number) => {
    const all = createAuthorizeActor();
    await all.authorize.succeed({ ...ANSWER, expiresInSeconds });
    await all.rememberCode.succeed(undefined);
    await vi.advanceTimersByTimeAsync(milliseconds);
    all.actor.send({ type: 'consent.given' });
    return all;
  };

  test.each([
    [60, 44_999, 1],
    [60, 45_000, 2],
    [16, 999, 1],
    [16, 1_000, 2],
    [15, 0, 2],
    [1, 0, 2],
  ])('that lives for %i s is asked for so often by %i ms: %i (C004)', async (life, waited, calls) => {
    const { authorize } = await consentAfter(life, waited);
    expect(authorize.inputs).toHaveLength(calls);
  });

  test('that is too old is forgotten when the next one does not come (C004)', async () => {
    for (const end of ['fails', 'is empty']) {
      const { authorize, snapshot } = await consentAfter(60, 45_000);
      if (end === 'fails') await authorize.fail('NETWORK');
      else await authorize.succeed({ ...ANSWER, code: '' });
      expect(snapshot().context.answer).toBeNull();
    }
  });

  test('that could not be noted leads on where the person has agreed before (B020)', async () => {
    const { authorize, rememberCode, goToApplication } = createAuthorizeActor({ consented: true });
    await authorize.succeed(ANSWER);
    await rememberCode.fail('UNKNOWN');
    expect(goToApplication.inputs).toHaveLength(1);
  });
});

test.each(['rememberCode', 'revokeCode'] as const)(
  '%s that was never provided fails loudly',
  async (name) => {
    const authorize = fakeActor<AuthorizeAnswer, AuthorizeCall>();
    const goToApplication = fakeActor<unknown, { url: string }>();
    const rememberCode = fakeActor<unknown, { code: string }>();
    const actor = createActor(
      authorizeMachine.provide({
        actors: {
          authorize: authorize.logic,
          goToApplication: goToApplication.logic,
          ...(name === 'rememberCode' ? {} : { rememberCode: rememberCode.logic }),
        },
      }),
      { input: { request: REQUEST, variant: 'standard' } },
    );
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    await authorize.succeed(ANSWER);
    if (name === 'revokeCode') {
      await rememberCode.succeed(undefined);
      actor.send({ type: 'consent.refused' });
    }
    await settled();
    expect(errors).toEqual([expect.any(NotProvidedError)]);
  },
);

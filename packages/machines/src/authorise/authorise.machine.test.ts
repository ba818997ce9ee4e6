import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NotProvidedError } from '../shared/not-provided.ts';
import { fakeActor, settled } from '../testing/fake-actor.ts';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { handOffUrl, readAuthoriseRequest } from './authorise-request.ts';
import { authoriseMachine } from './authorise.machine.ts';
import { AUTHORISE_PROBLEM_CODES } from './authorise.types.ts';
import type { AuthoriseAnswer, AuthoriseCall, AuthoriseInput } from './authorise.types.ts';

const SEARCH = {
  client_id: 'course-notes',
  redirect_uri: 'https://app.example.com/callback',
  response_type: 'code',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
  state: 'a b',
};
const REQUEST = readAuthoriseRequest(SEARCH);
const ANSWER: AuthoriseAnswer = {
  code: 'ac_1',
  state: 'a b',
  redirectUri: 'https://app.example.com/callback',
  expiresInSeconds: 60,
  client: { clientId: 'course-notes', name: 'Course Notes', logoUrl: null },
};

function createAuthoriseActor(input: Partial<AuthoriseInput> = {}) {
  const authorise = fakeActor<AuthoriseAnswer, AuthoriseCall>();
  const rememberCode = fakeActor<unknown, { code: string }>();
  const revokeCode = fakeActor<unknown, { code: string }>();
  const goToApplication = fakeActor<unknown, { url: string }>();
  const actor = createActor(
    authoriseMachine.provide({
      actors: {
        authorise: authorise.logic,
        rememberCode: rememberCode.logic,
        revokeCode: revokeCode.logic,
        goToApplication: goToApplication.logic,
      },
    }),
    { input: { request: REQUEST, variant: 'standard', ...input } },
  ).start();
  const obtain = async (): Promise<void> => {
    await authorise.succeed(ANSWER);
    await rememberCode.succeed(undefined);
  };
  return {
    actor,
    authorise,
    rememberCode,
    revokeCode,
    goToApplication,
    obtain,
    snapshot: () => actor.getSnapshot(),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a hand-off', () => {
  test('asks the person, then goes to the application with code and state (C004, R39)', async () => {
    const { actor, authorise, goToApplication, obtain, snapshot } = createAuthoriseActor();
    expect(authorise.inputs).toEqual([{ ...REQUEST, variant: 'standard' }]);
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
    const { authorise, rememberCode, snapshot } = createAuthoriseActor();
    await authorise.succeed(ANSWER);
    expect(rememberCode.inputs).toEqual([{ code: 'ac_1' }]);
    expect(snapshot().hasTag('consentNeeded')).toBe(false);
    await rememberCode.fail('UNKNOWN');
    expect(snapshot().hasTag('consentNeeded')).toBe(true);
  });

  test('goes on at once where the person has agreed before (R40)', async () => {
    const { goToApplication, obtain } = createAuthoriseActor({ consented: true, variant: 'bigNet' });
    await obtain();
    expect(goToApplication.inputs).toHaveLength(1);
  });

  test('gets a new code where the person has read for longer than a code lives (C004)', async () => {
    const { actor, authorise, rememberCode, goToApplication, obtain } = createAuthoriseActor();
    await obtain();
    await vi.advanceTimersByTimeAsync(45_000);
    actor.send({ type: 'consent.given' });
    expect(goToApplication.inputs).toEqual([]);
    await authorise.succeed({ ...ANSWER, code: 'ac_2' });
    await rememberCode.succeed(undefined);
    expect(goToApplication.inputs).toEqual([
      { url: 'https://app.example.com/callback?code=ac_2&state=a%20b' },
    ]);
  });

  test('a refusal deletes the code and tells the application nothing else (B020, C031)', async () => {
    const { actor, revokeCode, goToApplication, obtain } = createAuthoriseActor();
    await obtain();
    actor.send({ type: 'consent.refused' });
    expect(revokeCode.inputs).toEqual([{ code: 'ac_1' }]);
    await revokeCode.fail('NETWORK');
    expect(goToApplication.inputs).toEqual([
      { url: 'https://app.example.com/callback?error=access_denied&state=a%20b' },
    ]);
  });

  test('a refusal does not wait for a server that is slow (B020)', async () => {
    const { actor, goToApplication, obtain } = createAuthoriseActor();
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
    const { authorise, snapshot } = createAuthoriseActor({ request: null });
    expect(authorise.inputs).toEqual([]);
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
    const { actor, authorise, goToApplication, snapshot } = createAuthoriseActor({ consented: true });
    await authorise.fail(code);
    expect(snapshot().matches(state)).toBe(true);
    expect(snapshot().hasTag('failed')).toBe(true);
    expect(goToApplication.inputs).toEqual([]);
    actor.send({ type: 'authorise.left' });
    expect(snapshot().output).toEqual({ outcome: 'left' });
  });

  test('an answer without a code is not verified (B022)', async () => {
    const { authorise, snapshot } = createAuthoriseActor();
    await authorise.succeed({ ...ANSWER, code: '' });
    expect(snapshot().context.problem).toEqual({ code: 'VERIFICATION_FAILED' });
    expect(snapshot().hasTag('signInNeeded')).toBe(true);
  });

  test('an answer for another address is not believed (B029)', async () => {
    const { authorise, goToApplication, snapshot } = createAuthoriseActor({ consented: true });
    await authorise.succeed({ ...ANSWER, redirectUri: 'https://evil.example/' });
    expect(snapshot().context.problem).toEqual({ code: 'REDIRECT_NOT_ALLOWED' });
    expect(goToApplication.inputs).toEqual([]);
  });

  test('a visitor signs in and the hand-off goes on (C004)', async () => {
    const { actor, authorise, snapshot } = createAuthoriseActor();
    await authorise.fail('UNAUTHENTICATED');
    expect(snapshot().hasTag('signInNeeded')).toBe(true);
    actor.send({ type: 'signIn.completed' });
    expect(authorise.inputs).toHaveLength(2);
  });

  test('a lost network is tried again (C004)', async () => {
    const { actor, authorise } = createAuthoriseActor();
    await authorise.fail('NETWORK');
    actor.send({ type: 'authorise.retried' });
    expect(authorise.inputs).toHaveLength(2);
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
  expect(readAuthoriseRequest({ ...SEARCH, ...change })).toBeNull();
});

test('an address is read with all that it says, and a code is what is asked for (C004)', () => {
  expect(REQUEST).toEqual({
    clientId: 'course-notes',
    redirectUri: 'https://app.example.com/callback',
    codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    codeChallengeMethod: 'S256',
    state: 'a b',
  });
  expect(readAuthoriseRequest({ ...SEARCH, response_type: undefined })).toEqual(REQUEST);
  const { state: _state, ...bare } = REQUEST ?? {};
  expect(readAuthoriseRequest({ ...SEARCH, state: '', scope: 'profile', tenantId: 't1' })).toEqual({
    ...bare,
    scope: 'profile',
    tenantId: 't1',
  });
});

test('what is told is added to the address as it is registered (C004)', () => {
  expect(handOffUrl('https://a.example/?x=1', { code: 'a&b', state: null })).toBe(
    'https://a.example/?x=1&code=a%26b',
  );
});

test('every state can be reached, and none of them holds a person (C004)', () => {
  const reached = [false, true].flatMap((consented) =>
    walk(authoriseMachine, {
      input: { request: REQUEST, variant: 'standard', consented },
      events: [
        { type: 'consent.given' },
        { type: 'consent.refused' },
        { type: 'authorise.retried' },
        { type: 'signIn.completed' },
        { type: 'authorise.left' },
        done('authorise', ANSWER),
        done('rememberCode', undefined),
        done('revokeCode', undefined),
        done('goToApplication', undefined),
        done('decline', undefined),
        failed('goToApplication', { code: 'UNKNOWN' }),
        failed('decline', { code: 'UNKNOWN' }),
        ...AUTHORISE_PROBLEM_CODES.map((code) => failed('authorise', { code })),
        elapsed('codeLife', 'authorise.consenting.fresh'),
        elapsed('revokeLimit', 'authorise.revoking'),
      ],
      facts: ({ isConsented, problem }) => ({ isConsented, problem }),
    }),
  );
  expect(unreachedStates(authoriseMachine, reached)).toEqual([
    'authorise.reading',
    'authorise.deciding',
    'authorise.judging',
  ]);
  expect(deadEnds(reached, 'failed', [{ type: 'authorise.left' }])).toEqual([]);
  expect(deadEnds(reached, 'retryable', [{ type: 'authorise.retried' }])).toEqual([]);
  expect(deadEnds(reached, 'consentNeeded', [{ type: 'consent.refused' }])).toEqual([]);
});

describe('what the page shows at each step', () => {
  const shownBy = ({ snapshot }: ReturnType<typeof createAuthoriseActor>) => {
    const { tags, context } = snapshot();
    return [[...tags].toSorted(), context.problem?.code ?? null, context.answer?.code ?? null];
  };

  test('of a hand-off whose browser would not go: the person is not asked twice (C004)', async () => {
    const all = createAuthoriseActor();
    const { actor, authorise, rememberCode, goToApplication, obtain, snapshot } = all;
    expect(snapshot().context.isConsented).toBe(false);
    expect(shownBy(all)).toEqual([['working'], null, null]);
    await authorise.succeed(ANSWER);
    expect(shownBy(all)).toEqual([['working'], null, 'ac_1']);
    await rememberCode.succeed(undefined);
    expect(shownBy(all)).toEqual([['consentNeeded'], null, 'ac_1']);
    actor.send({ type: 'consent.given' });
    expect(shownBy(all)).toEqual([['leaving'], null, 'ac_1']);
    await goToApplication.fail('UNKNOWN');
    expect(shownBy(all)).toEqual([['failed', 'retryable'], 'UNKNOWN', null]);
    actor.send({ type: 'authorise.retried' });
    expect(shownBy(all)).toEqual([['working'], null, null]);
    await obtain();
    expect(shownBy(all)).toEqual([['leaving'], null, 'ac_1']);
  });

  test('of a refusal, whatever becomes of the code (B020, C031)', async () => {
    for (const end of ['succeed', 'fail'] as const) {
      const all = createAuthoriseActor();
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
    const all = createAuthoriseActor();
    await all.obtain();
    all.actor.send({ type: 'consent.refused' });
    await all.revokeCode.succeed(undefined);
    await all.goToApplication.fail('UNKNOWN');
    expect(shownBy(all)).toEqual([['failed', 'retryable'], 'UNKNOWN', null]);
    all.actor.send({ type: 'authorise.left' });
    expect(all.snapshot().output).toEqual({ outcome: 'left' });
  });

  test.each([
    ['UNAUTHENTICATED', ['signInNeeded'], 'signIn.completed'],
    ['VERIFICATION_FAILED', ['failed', 'signInNeeded'], 'signIn.completed'],
    ['NETWORK', ['failed', 'retryable'], 'authorise.retried'],
  ] as const)(
    'of %s, which is forgotten with the next try, or left (B022, C004)',
    async (code, tags, type) => {
      const all = createAuthoriseActor();
      await all.authorise.fail(code);
      expect(shownBy(all)).toEqual([tags, code, null]);
      all.actor.send({ type });
      expect(shownBy(all)).toEqual([['working'], null, null]);
      await all.authorise.fail(code);
      all.actor.send({ type: 'authorise.left' });
      expect(all.snapshot().output).toEqual({ outcome: 'left' });
    },
  );

  test('of an address that asks for nothing that can be served (C004)', () => {
    const all = createAuthoriseActor({ request: null });
    expect(shownBy(all)).toEqual([['failed'], 'VALIDATION_FAILED', null]);
  });

  test('of an answer for another address, which is not handed on (B029)', async () => {
    const all = createAuthoriseActor();
    await all.authorise.succeed({ ...ANSWER, redirectUri: 'https://evil.example/' });
    expect(all.snapshot().value).toBe('refused');
    expect(shownBy(all)).toEqual([['failed'], 'REDIRECT_NOT_ALLOWED', null]);
  });
});

describe('a code', () => {
  const consentAfter = async (expiresInSeconds: number, milliseconds: number) => {
    const all = createAuthoriseActor();
    await all.authorise.succeed({ ...ANSWER, expiresInSeconds });
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
    const { authorise } = await consentAfter(life, waited);
    expect(authorise.inputs).toHaveLength(calls);
  });

  test('that is too old is forgotten when the next one does not come (C004)', async () => {
    for (const end of ['fails', 'is empty']) {
      const { authorise, snapshot } = await consentAfter(60, 45_000);
      if (end === 'fails') await authorise.fail('NETWORK');
      else await authorise.succeed({ ...ANSWER, code: '' });
      expect(snapshot().context.answer).toBeNull();
    }
  });

  test('that could not be noted leads on where the person has agreed before (B020)', async () => {
    const { authorise, rememberCode, goToApplication } = createAuthoriseActor({ consented: true });
    await authorise.succeed(ANSWER);
    await rememberCode.fail('UNKNOWN');
    expect(goToApplication.inputs).toHaveLength(1);
  });
});

test.each(['rememberCode', 'revokeCode'] as const)(
  '%s that was never provided fails loudly',
  async (name) => {
    const authorise = fakeActor<AuthoriseAnswer, AuthoriseCall>();
    const goToApplication = fakeActor<unknown, { url: string }>();
    const rememberCode = fakeActor<unknown, { code: string }>();
    const actor = createActor(
      authoriseMachine.provide({
        actors: {
          authorise: authorise.logic,
          goToApplication: goToApplication.logic,
          ...(name === 'rememberCode' ? {} : { rememberCode: rememberCode.logic }),
        },
      }),
      { input: { request: REQUEST, variant: 'standard' } },
    );
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    await authorise.succeed(ANSWER);
    if (name === 'revokeCode') {
      await rememberCode.succeed(undefined);
      actor.send({ type: 'consent.refused' });
    }
    await settled();
    expect(errors).toEqual([expect.any(NotProvidedError)]);
  },
);

import { createActor, type ActorRefFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { secondFactorMachine } from '../second-factor/index.ts';
import type { FactorProof } from '../second-factor/index.ts';
import type { PendingBind } from '../shared/third-party.ts';
import type { SignedIn } from '../shared/viewer.ts';
import { fakeActor } from '../testing/fake-actor.ts';
import { fallbackTarget, targetOf } from './third-login-target.ts';
import { thirdLoginMachine } from './third-login.machine.ts';
import type {
  ExchangeInput,
  ExchangeOutput,
  GoToProviderInput,
  ThirdLoginEvent,
  ThirdLoginInput,
  WelinkCode,
} from './third-login.types.ts';

const ADA: SignedIn = { viewer: { userId: '1800000000000000001', displayName: 'Ada' } };
const SCHOOL = '1700000000000000001';
const RETURNED = { code: 'code-1', state: 'state-1', iss: 'https://idp.example', error: null };
const PENDING: PendingBind = {
  pendingBindId: 'pending-000000001',
  provider: 'stoa',
  displayName: 'Ada',
  suggestedContact: 'a***@stoa.example',
  expiresInSeconds: 600,
};

const asked = (details: object) =>
  Object.assign(new Error('asked'), { code: 'SECOND_FACTOR_REQUIRED', details });

function createThirdLoginActor(input: Partial<ThirdLoginInput> = {}) {
  const askWelink = fakeActor<WelinkCode>();
  const exchangeCode = fakeActor<ExchangeOutput, ExchangeInput>();
  const linkIdentity = fakeActor<unknown, ExchangeInput>();
  const goToProvider = fakeActor<unknown, GoToProviderInput>();
  const verifyFactor = fakeActor<SignedIn, FactorProof>();
  const actor = createActor(
    thirdLoginMachine.provide({
      actors: {
        askWelink: askWelink.logic,
        exchangeCode: exchangeCode.logic,
        linkIdentity: linkIdentity.logic,
        goToProvider: goToProvider.logic,
        secondFactor: secondFactorMachine.provide({ actors: { verifyFactor: verifyFactor.logic } }),
      },
    }),
    {
      input: {
        provider: 'stoa',
        returned: RETURNED,
        purpose: 'signIn',
        fallback: { externalLoginUrl: null, schoolId: SCHOOL },
        ...input,
      },
    },
  ).start();
  const snapshot = () => actor.getSnapshot();
  const send = (type: ThirdLoginEvent['type']): void => actor.send({ type });
  const factor = () => snapshot().children.secondFactor as ActorRefFrom<typeof secondFactorMachine>;
  return { actor, send, snapshot, askWelink, exchangeCode, linkIdentity, goToProvider, verifyFactor, factor };
}

describe('a return from a provider', () => {
  test.each(['stoa', 'uniportal', 'enterprise', 'imc'] as const)(
    'of %s signs in and leads to where the person wanted to go (B026, R51, R56, R57, R58)',
    async (provider) => {
      const { exchangeCode, snapshot } = createThirdLoginActor({ provider });
      expect(exchangeCode.inputs).toEqual([
        { provider, code: 'code-1', state: 'state-1', iss: 'https://idp.example' },
      ]);
      await exchangeCode.succeed({ outcome: 'signedIn', signedIn: ADA, targetUrl: '/portal/1?x=1' });
      expect(snapshot().output).toEqual({
        outcome: 'signedIn',
        signedIn: ADA,
        target: { go: 'path', path: '/portal/1?x=1' },
      });
    },
  );

  test('of an identity that is new here leads to the binding (C007, R52)', async () => {
    const { exchangeCode, snapshot } = createThirdLoginActor();
    await exchangeCode.succeed({ outcome: 'bindRequired', pending: PENDING });
    expect(snapshot().output).toEqual({ outcome: 'bindRequired', pending: PENDING });
  });

  test('of an account with a second factor asks for it, and leads on after it (B026)', async () => {
    const { exchangeCode, verifyFactor, factor, snapshot } = createThirdLoginActor();
    const details = { ticket: 't', methods: ['totp'], expiresInSeconds: 300, targetUrl: '/portal/1?x=1' };
    await exchangeCode.failWith(asked(details));
    expect(snapshot().hasTag('secondFactor')).toBe(true);
    factor().send({ type: 'field.changed', field: 'code', value: '123456' });
    factor().send({ type: 'factor.submitted' });
    expect(verifyFactor.inputs).toEqual([{ method: 'totp', ticket: 't', code: '123456' }]);
    await verifyFactor.succeed(ADA);
    expect(snapshot().output).toEqual({
      outcome: 'signedIn',
      signedIn: ADA,
      target: { go: 'path', path: '/portal/1?x=1' },
    });
  });

  test('of an account whose second factor came too late can begin anew (B026)', async () => {
    const { exchangeCode, verifyFactor, factor, snapshot } = createThirdLoginActor();
    const details = { ticket: 't', methods: ['totp'], expiresInSeconds: 300 };
    await exchangeCode.failWith(asked(details));
    factor().send({ type: 'field.changed', field: 'code', value: '123456' });
    factor().send({ type: 'factor.submitted' });
    await verifyFactor.fail('INVALID_GRANT');
    expect(snapshot().matches({ failure: 'expired' })).toBe(true);
    expect(snapshot().hasTag('restartable')).toBe(true);
  });

  test('of an account whose second factor was left leads to the other ways in (B026)', async () => {
    const { exchangeCode, factor, snapshot } = createThirdLoginActor();
    const details = { ticket: 't', methods: ['totp'], expiresInSeconds: 300 };
    await exchangeCode.failWith(asked(details));
    factor().send({ type: 'factor.left' });
    expect(snapshot().output).toEqual({ outcome: 'otherWays' });
  });

  test('with a refusal of the provider calls nothing, and can begin anew (B026)', () => {
    const { exchangeCode, goToProvider, snapshot, send } = createThirdLoginActor({
      returned: { ...RETURNED, code: null, error: 'access_denied' },
    });
    expect(exchangeCode.inputs).toEqual([]);
    expect(snapshot().matches({ failure: 'refused' })).toBe(true);
    send('provider.restarted');
    expect(goToProvider.inputs).toEqual([{ provider: 'stoa', purpose: 'signIn' }]);
  });

  test.each([{ code: null }, { state: null }, { code: '' }])(
    'that lacks %j is not verified (B022)',
    (lack) => {
      const { exchangeCode, snapshot } = createThirdLoginActor({ returned: { ...RETURNED, ...lack } });
      expect(exchangeCode.inputs).toEqual([]);
      expect(snapshot().matches({ failure: 'unverified' })).toBe(true);
      expect(snapshot().context.problem).toEqual({ code: 'VERIFICATION_FAILED' });
    },
  );

  test.each([
    ['PROVIDER_FAILED', 'providerDown'],
    ['NETWORK', 'unreachable'],
    ['STATE_MISMATCH', 'expired'],
    ['LOGIN_INIT_EXPIRED', 'expired'],
    ['VERIFICATION_FAILED', 'unverified'],
    ['SCHOOL_DISABLED', 'schoolDisabled'],
    ['ACCOUNT_DISABLED', 'accountDisabled'],
    ['TOO_MANY_ATTEMPTS', 'throttled'],
    ['SOMETHING_NEW', 'other'],
  ] as const)('%s is the state %s, and the other ways in stay open (B022, B026)', async (code, state) => {
    const { exchangeCode, snapshot, send } = createThirdLoginActor();
    await exchangeCode.fail(code, { requestId: 'req-1' });
    expect(snapshot().matches({ failure: state })).toBe(true);
    expect(snapshot().hasTag('failed')).toBe(true);
    expect(snapshot().context.problem?.requestId).toBe('req-1');
    send('otherWays.chosen');
    expect(snapshot().output).toEqual({ outcome: 'otherWays' });
  });

  test('over a lost network makes the same call again (B026)', async () => {
    const { exchangeCode, snapshot, send } = createThirdLoginActor();
    await exchangeCode.fail('NETWORK');
    expect(snapshot().hasTag('retryable')).toBe(true);
    send('exchange.retried');
    expect(exchangeCode.inputs).toHaveLength(2);
  });

  test('somebody who comes back from leaving by the Back button still sees why (B026)', async () => {
    const { exchangeCode, goToProvider, snapshot, send } = createThirdLoginActor();
    await exchangeCode.fail('LOGIN_INIT_EXPIRED');
    send('provider.restarted');
    await goToProvider.succeed(undefined);
    expect(snapshot().hasTag('leaving')).toBe(true);
    send('page.restored');
    expect(snapshot().matches({ failure: 'expired' })).toBe(true);
  });
});

describe('welink', () => {
  const welink = { provider: 'welink', welinkPlatform: '1' } as const;
  const inside = { ...welink, returned: { code: null, state: null, iss: null, error: null } };

  test('signs in by its free login where the page runs inside of it (B021, R55)', async () => {
    const { askWelink, exchangeCode, snapshot } = createThirdLoginActor(inside);
    await askWelink.succeed({ code: 'w-1', state: 's-1' });
    expect(exchangeCode.inputs).toEqual([
      { provider: 'welink', code: 'w-1', state: 's-1', platformType: '1' },
    ]);
    await exchangeCode.succeed({ outcome: 'signedIn', signedIn: ADA, targetUrl: '/' });
    expect(snapshot().output).toMatchObject({ outcome: 'signedIn' });
  });

  test('030025 is a failure and goes on with the school, else with the external login (B021)', async () => {
    const school = createThirdLoginActor(welink);
    await school.exchangeCode.succeed({ outcome: 'freeLoginFailed' });
    expect(school.snapshot().output).toEqual({
      outcome: 'fallback',
      target: { go: 'path', path: `/portal/${SCHOOL}` },
    });
    const external = createThirdLoginActor({
      ...welink,
      fallback: { externalLoginUrl: 'https://login.example/', schoolId: SCHOOL },
    });
    await external.exchangeCode.succeed({ outcome: 'freeLoginFailed' });
    expect(external.snapshot().output).toEqual({
      outcome: 'fallback',
      target: { go: 'external', url: 'https://login.example/' },
    });
  });

  test('goes on as well where welink hands out no code or its service fails (B021)', async () => {
    const mute = createThirdLoginActor(inside);
    await mute.askWelink.fail('UNKNOWN');
    expect(mute.snapshot().output).toMatchObject({ outcome: 'fallback' });
    const down = createThirdLoginActor(welink);
    await down.exchangeCode.fail('PROVIDER_FAILED');
    expect(down.snapshot().output).toMatchObject({ outcome: 'fallback' });
  });

  test('a disabled account is told instead (B021)', async () => {
    const { exchangeCode, snapshot } = createThirdLoginActor(welink);
    await exchangeCode.fail('ACCOUNT_DISABLED');
    expect(snapshot().matches({ failure: 'accountDisabled' })).toBe(true);
  });
});

describe('linking', () => {
  test('adds the identity to the own account and signs nobody in (C032)', async () => {
    const { exchangeCode, linkIdentity, snapshot } = createThirdLoginActor({ purpose: 'link' });
    expect(exchangeCode.inputs).toEqual([]);
    expect(linkIdentity.inputs).toHaveLength(1);
    await linkIdentity.succeed(undefined);
    expect(snapshot().output).toEqual({ outcome: 'linked' });
  });

  test('asks for a proof where it is too old, and goes on after it (C032)', async () => {
    const { linkIdentity, snapshot, send } = createThirdLoginActor({ purpose: 'link' });
    await linkIdentity.fail('REAUTHENTICATION_REQUIRED');
    expect(snapshot().hasTag('proofNeeded')).toBe(true);
    send('proof.given');
    expect(linkIdentity.inputs).toHaveLength(2);
  });

  test.each([
    ['ALREADY_BOUND', 'alreadyBound'],
    ['UNAUTHENTICATED', 'signedOut'],
  ] as const)('%s is told (C032)', async (code, state) => {
    const { linkIdentity, snapshot } = createThirdLoginActor({ purpose: 'link' });
    await linkIdentity.fail(code);
    expect(snapshot().matches({ failure: state })).toBe(true);
  });
});

describe('where it leads', () => {
  test.each([
    ['/portal/1', { go: 'path', path: '/portal/1' }],
    ['https://school.example/x?y=1', { go: 'external', url: 'https://school.example/x?y=1' }],
    [
      'https://school.example/@ada?mail=a@b.cd',
      { go: 'external', url: 'https://school.example/@ada?mail=a@b.cd' },
    ],
    ['https:///evil.example', { go: 'path', path: '/' }],
    ['//evil.example', { go: 'path', path: '/' }],
    ['javascript:alert(1)', { go: 'path', path: '/' }],
    ['https://own.example@evil.example/', { go: 'path', path: '/' }],
    ['https:\\\\evil.example', { go: 'path', path: '/' }],
    ['', { go: 'path', path: '/' }],
  ])('%s leads to %j (B029)', (targetUrl, expected) => {
    expect(targetOf(targetUrl)).toEqual(expected);
  });

  test('a fallback that is configured badly leads to a page of this site (B021, B029)', () => {
    expect(fallbackTarget({ externalLoginUrl: 'javascript:1', schoolId: 'x' })).toEqual({
      go: 'path',
      path: '/login/index',
    });
  });
});

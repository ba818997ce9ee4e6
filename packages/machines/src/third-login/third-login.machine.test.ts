import { describe, expect, test } from 'vitest';
import { ADA, RETURNED, PENDING, asked, createThirdLoginActor } from './third-login.fixtures.ts';

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

describe('what the page shows at each step, without anything of an earlier refusal', () => {
  const shownBy = ({ snapshot }: ReturnType<typeof createThirdLoginActor>) => {
    const { tags, context } = snapshot();
    return [[...tags].toSorted(), context.problem?.code ?? null];
  };

  test('of a sign-in that is tried again, begun anew and left (B026)', async () => {
    const all = createThirdLoginActor();
    const { exchangeCode, goToProvider, snapshot, send } = all;
    expect(shownBy(all)).toEqual([['working'], null]);
    await exchangeCode.fail('NETWORK');
    expect(shownBy(all)).toEqual([['failed', 'restartable', 'retryable'], 'NETWORK']);
    send('exchange.retried');
    expect(shownBy(all)).toEqual([['working'], null]);
    await exchangeCode.fail('NETWORK');
    send('provider.restarted');
    expect(shownBy(all)[0]).toEqual(['leaving']);
    send('page.restored');
    expect(shownBy(all)).toEqual([['failed', 'restartable', 'retryable'], 'NETWORK']);
    send('provider.restarted');
    await goToProvider.fail('PROVIDER_FAILED');
    expect(shownBy(all)).toEqual([['failed', 'restartable'], 'PROVIDER_FAILED']);
    send('provider.restarted');
    await goToProvider.succeed(undefined);
    expect(shownBy(all)[0]).toEqual(['leaving']);
    send('otherWays.chosen');
    expect(snapshot().output).toEqual({ outcome: 'otherWays' });
  });

  test('of a person who leaves for the other ways before the browser has gone (B026)', async () => {
    const { exchangeCode, snapshot, send } = createThirdLoginActor();
    await exchangeCode.fail('STATE_MISMATCH');
    send('provider.restarted');
    send('otherWays.chosen');
    expect(snapshot().output).toEqual({ outcome: 'otherWays' });
  });

  test('of a refusal by the provider (B026)', () => {
    const all = createThirdLoginActor({ returned: { ...RETURNED, code: null, error: 'access_denied' } });
    expect(shownBy(all)).toEqual([['failed', 'restartable'], 'PROVIDER_REFUSED']);
    all.send('provider.restarted');
    all.send('page.restored');
    expect(all.snapshot().value).toEqual({ failure: 'refused' });
  });

  test('of a second factor that came too late (B026)', async () => {
    const all = createThirdLoginActor();
    const { exchangeCode, verifyFactor, factor } = all;
    await exchangeCode.failWith(asked({ ticket: 't', methods: ['totp'], expiresInSeconds: 300 }));
    expect(shownBy(all)).toEqual([['secondFactor'], null]);
    factor().send({ type: 'field.changed', field: 'code', value: '123456' });
    factor().send({ type: 'factor.submitted' });
    await verifyFactor.fail('INVALID_GRANT');
    expect(shownBy(all)).toEqual([['failed', 'restartable'], 'LOGIN_INIT_EXPIRED']);
  });

  test('of linking, and of a proof that is given or not (C032)', async () => {
    const all = createThirdLoginActor({ purpose: 'link' });
    const { linkIdentity, snapshot, send } = all;
    expect(shownBy(all)).toEqual([['working'], null]);
    await linkIdentity.fail('REAUTHENTICATION_REQUIRED');
    expect(shownBy(all)).toEqual([['proofNeeded'], 'REAUTHENTICATION_REQUIRED']);
    send('proof.given');
    expect(shownBy(all)).toEqual([['working'], null]);
    await linkIdentity.fail('REAUTHENTICATION_REQUIRED');
    send('otherWays.chosen');
    expect(snapshot().output).toEqual({ outcome: 'otherWays' });
  });

  test.each([
    ['PROVIDER_FAILED', ['failed', 'restartable']],
    ['STATE_MISMATCH', ['failed', 'restartable']],
    ['VERIFICATION_FAILED', ['failed', 'restartable']],
    ['SOMETHING_NEW', ['failed', 'restartable']],
    ['TOO_MANY_ATTEMPTS', ['failed']],
    ['SCHOOL_DISABLED', ['failed']],
    ['ACCOUNT_DISABLED', ['failed']],
  ])('of %s, which can be begun anew or not: %j (B022, B026)', async (code, tags) => {
    const all = createThirdLoginActor();
    await all.exchangeCode.fail(code);
    expect(shownBy(all)[0]).toEqual(tags);
  });
});

test('a second factor whose ticket names no page leads to the first one (B026, B029)', async () => {
  const { exchangeCode, verifyFactor, factor, snapshot } = createThirdLoginActor();
  await exchangeCode.failWith(asked({ ticket: 't', methods: ['totp'], expiresInSeconds: 300 }));
  factor().send({ type: 'field.changed', field: 'code', value: '123456' });
  factor().send({ type: 'factor.submitted' });
  await verifyFactor.succeed(ADA);
  expect(snapshot().output).toMatchObject({ outcome: 'signedIn', target: { go: 'path', path: '/' } });
});

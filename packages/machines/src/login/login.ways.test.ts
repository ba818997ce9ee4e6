import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { codeRequestMachine } from '../code-request/index.ts';
import type { SendCodeInput, SendCodeOutput } from '../code-request/index.ts';
import { qrLoginMachine } from '../qr-login/index.ts';
import type { QrCode, WatchQrInput, WatchQrOutput } from '../qr-login/index.ts';
import { secondFactorMachine } from '../second-factor/index.ts';
import type { AskPasskeyInput, FactorProof, PasskeyAnswer } from '../second-factor/index.ts';
import type { LoadCaptchaInput, LoadCaptchaOutput } from '../shared/captcha.ts';
import type { SignedIn } from '../shared/viewer.ts';
import { fakeActor } from '../testing/fake-actor.ts';
import { DEFAULT_LOGIN_OFFER, loginOfferOf } from './login-offer.ts';
import type { LoginOffer } from './login-offer.ts';
import { loginMachine } from './login.machine.ts';
import type { LeaveForProviderInput, LoginInput, SignInInput } from './login.types.ts';

const ADA: SignedIn = { viewer: { userId: '1800000000000000001', displayName: 'Ada' } };
const SCHOOL = '1700000000000000001';
const STOA = { provider: 'stoa', name: 'Stoa', logoUrl: null, authorizeUrl: '/api/stoa' } as const;
const ALL: LoginOffer = { ...DEFAULT_LOGIN_OFFER, qr: 'offered', providers: [STOA] };
const ANSWER: PasskeyAnswer = { challengeId: 'challenge-1', assertion: '{}' };

function createLoginActor(input: LoginInput = {}) {
  const signIn = fakeActor<SignedIn, SignInInput>();
  const sendCode = fakeActor<SendCodeOutput, SendCodeInput>();
  const loadCaptcha = fakeActor<LoadCaptchaOutput, LoadCaptchaInput>();
  const loadOffer = fakeActor<LoginOffer>();
  const goToProvider = fakeActor<unknown, LeaveForProviderInput>();
  const askPasskey = fakeActor<PasskeyAnswer, AskPasskeyInput>();
  const verifyFactor = fakeActor<SignedIn, FactorProof>();
  const createQr = fakeActor<QrCode>();
  const watchQr = fakeActor<WatchQrOutput, WatchQrInput>();
  const redeemQr = fakeActor<SignedIn, { qrcodeId: string }>();
  const actor = createActor(
    loginMachine.provide({
      actors: {
        signIn: signIn.logic,
        loadCaptcha: loadCaptcha.logic,
        loadOffer: loadOffer.logic,
        goToProvider: goToProvider.logic,
        codeRequest: codeRequestMachine.provide({ actors: { sendCode: sendCode.logic } }),
        secondFactor: secondFactorMachine.provide({
          actors: { askPasskey: askPasskey.logic, verifyFactor: verifyFactor.logic },
        }),
        qrLogin: qrLoginMachine.provide({
          actors: { createQr: createQr.logic, watchQr: watchQr.logic, redeemQr: redeemQr.logic },
        }),
      },
    }),
    { input },
  ).start();
  const snapshot = () => actor.getSnapshot();
  const byPassword = (): void => {
    actor.send({ type: 'field.changed', field: 'account', value: 'ada' });
    actor.send({ type: 'field.changed', field: 'password', value: 'x' });
    actor.send({ type: 'login.submitted' });
  };
  const factor = () => snapshot().children.secondFactor as ActorRefFrom<typeof secondFactorMachine>;
  return {
    actor,
    snapshot,
    byPassword,
    factor,
    signIn,
    loadCaptcha,
    loadOffer,
    goToProvider,
    askPasskey,
    verifyFactor,
    createQr,
    watchQr,
    redeemQr,
  };
}

describe('a second factor', () => {
  const TICKET = { ticket: 'ticket-1', methods: ['totp', 'recovery'], expiresInSeconds: 300 };
  const refusal = Object.assign(new Error(), { code: 'SECOND_FACTOR_REQUIRED', details: TICKET });

  async function asked(input: LoginInput = {}) {
    const all = createLoginActor(input);
    all.byPassword();
    await all.signIn.failWith(refusal);
    return all;
  }

  test('takes over after the password and finishes the login (B026)', async () => {
    const { factor, snapshot, verifyFactor } = await asked();
    expect(snapshot().hasTag('secondFactor')).toBe(true);
    expect(snapshot().hasTag('failed')).toBe(false);
    factor().send({ type: 'field.changed', field: 'code', value: '123456' });
    factor().send({ type: 'factor.submitted' });
    expect(verifyFactor.inputs).toEqual([{ method: 'totp', ticket: 'ticket-1', code: '123456' }]);
    await verifyFactor.succeed(ADA);
    expect(snapshot().output).toMatchObject(ADA);
    expect(snapshot().context.fields.password).toBe('');
    expect(snapshot().context.ticket).toBeNull();
  });

  test('that took too long leads back to the form, where everything is as it was (B026)', async () => {
    const { factor, snapshot, verifyFactor } = await asked();
    factor().send({ type: 'field.changed', field: 'code', value: '123456' });
    factor().send({ type: 'factor.submitted' });
    await verifyFactor.fail('INVALID_GRANT');
    expect(snapshot().hasTag('failed')).toBe(true);
    expect(snapshot().context.problem).toEqual({ code: 'SECOND_FACTOR_EXPIRED' });
    expect(snapshot().context.fields).toMatchObject({ account: 'ada', password: 'x' });
  });

  test('can be left for the form (B026)', async () => {
    const { factor, snapshot } = await asked();
    factor().send({ type: 'factor.left' });
    expect(snapshot().matches({ form: { submission: { editing: 'untouched' } } })).toBe(true);
    expect(snapshot().context.fields.account).toBe('ada');
  });

  test('uses a picture up as well (B026)', async () => {
    const all = createLoginActor();
    all.actor.send({ type: 'field.changed', field: 'account', value: 'ada' });
    all.actor.send({ type: 'account.entered' });
    await all.loadCaptcha.succeed({ captchaId: 'c1', image: '' });
    all.actor.send({ type: 'field.changed', field: 'captchaText', value: 'abcd' });
    all.byPassword();
    await all.signIn.failWith(refusal);
    expect(all.loadCaptcha.inputs).toHaveLength(2);
  });

  test('without a ticket is a refusal like any other (B026)', async () => {
    const all = createLoginActor();
    all.byPassword();
    await all.signIn.fail('SECOND_FACTOR_REQUIRED');
    expect(all.snapshot().context.problem).toEqual({ code: 'UNKNOWN' });
  });
});

describe('a passkey alone', () => {
  test('signs in without the form (B026)', async () => {
    const { actor, snapshot, askPasskey, verifyFactor } = createLoginActor();
    actor.send({ type: 'passkey.chosen' });
    expect(snapshot().hasTag('passkey')).toBe(true);
    expect(askPasskey.inputs).toEqual([{ ticket: null }]);
    await askPasskey.succeed(ANSWER);
    await verifyFactor.succeed(ADA);
    expect(snapshot().output).toMatchObject(ADA);
  });

  test('that failed is left for the form, and what was typed is still there (B026)', async () => {
    const { actor, snapshot, askPasskey, factor } = createLoginActor();
    actor.send({ type: 'field.changed', field: 'account', value: 'ada' });
    actor.send({ type: 'passkey.chosen' });
    await askPasskey.fail('PASSKEY_CANCELLED');
    expect(factor().getSnapshot().context.problem).toEqual({ code: 'PASSKEY_CANCELLED' });
    factor().send({ type: 'factor.left' });
    expect(snapshot().hasTag('passkey')).toBe(false);
    expect(snapshot().context.fields.account).toBe('ada');
  });
});

describe('a code to scan', () => {
  test('signs in from its tab, and the form waits behind it (B028)', async () => {
    const { actor, snapshot, byPassword, signIn, createQr, watchQr, redeemQr } = createLoginActor({
      offer: ALL,
    });
    actor.send({ type: 'qr.chosen' });
    expect(snapshot().hasTag('qr')).toBe(true);
    byPassword();
    expect(signIn.inputs).toEqual([]);
    expect(snapshot().hasTag('invalid')).toBe(false);
    await createQr.succeed({ qrcodeId: 'qr_1', content: 'x', expiresInSeconds: 120, pollIntervalSeconds: 2 });
    await watchQr.succeed({ status: 'confirmed' });
    await redeemQr.succeed(ADA);
    expect(snapshot().output).toMatchObject(ADA);
  });

  test('ends with its tab, and what was typed is still there (B028)', () => {
    const { actor, snapshot } = createLoginActor({ offer: ALL });
    actor.send({ type: 'field.changed', field: 'account', value: 'ada' });
    actor.send({ type: 'qr.chosen' });
    actor.send({ type: 'method.chosen', method: 'password' });
    expect(snapshot().children.qrLogin).toBeUndefined();
    expect(snapshot().context.fields.account).toBe('ada');
  });

  test('is no tab where the school does not offer it (B026)', () => {
    const { actor, snapshot } = createLoginActor();
    actor.send({ type: 'qr.chosen' });
    expect(snapshot().hasTag('qr')).toBe(false);
  });
});

describe('what the school has switched on', () => {
  test('is asked for, and its preferred way is shown first (B026, C002)', async () => {
    const { snapshot, loadOffer, actor } = createLoginActor({ offer: 'load' });
    expect(snapshot().hasTag('offerLoading')).toBe(true);
    await loadOffer.succeed({ ...ALL, methods: ['emailCode', 'password'] });
    expect(snapshot().matches({ form: { method: 'emailCode' } })).toBe(true);
    expect(actor.getSnapshot().can({ type: 'provider.chosen', provider: 'stoa' })).toBe(true);
    actor.send({ type: 'method.chosen', method: 'smsCode' });
    expect(snapshot().matches({ form: { method: 'emailCode' } })).toBe(true);
  });

  test('does not take a form away in which somebody types (B026)', async () => {
    const { actor, snapshot, loadOffer } = createLoginActor({ offer: 'load' });
    actor.send({ type: 'field.changed', field: 'account', value: 'ada' });
    await loadOffer.succeed({ ...ALL, methods: ['emailCode', 'password'], qr: 'preferred' });
    expect(snapshot().matches({ form: { method: 'password' } })).toBe(true);
  });

  test('may be a code to scan before all else, or third parties alone (B026)', async () => {
    const scanning = createLoginActor({ offer: { ...ALL, qr: 'preferred' } });
    expect(scanning.snapshot().hasTag('qr')).toBe(true);
    const others = createLoginActor({ offer: { ...ALL, methods: [], qr: 'none' } });
    expect(others.snapshot().matches({ form: { method: 'none' } })).toBe(true);
    others.byPassword();
    expect(others.signIn.inputs).toEqual([]);
  });

  test('that cannot be had leaves the own accounts, and can be asked for again (B026)', async () => {
    const { actor, snapshot, loadOffer, byPassword, signIn } = createLoginActor({ offer: 'load' });
    await loadOffer.fail('NETWORK');
    expect(snapshot().hasTag('offerFailed')).toBe(true);
    byPassword();
    expect(signIn.inputs).toHaveLength(1);
    actor.send({ type: 'offer.retried' });
    expect(loadOffer.inputs).toHaveLength(2);
  });

  test('may be nothing: a school that is closed says so (B026)', async () => {
    const { snapshot, loadOffer } = createLoginActor({ offer: 'load' });
    await loadOffer.fail('SCHOOL_DISABLED');
    expect(snapshot().hasTag('schoolClosed')).toBe(true);
  });

  test('is read from what the server tells (C002)', () => {
    const init = { providers: [STOA], registrationOpen: false };
    expect(loginOfferOf({ ...init, methods: ['qr', 'sms', 'password', 'thirdParty', 'smoke'] })).toEqual({
      methods: ['smsCode', 'password'],
      qr: 'preferred',
      providers: [STOA],
      registrationOpen: false,
    });
    expect(loginOfferOf({ ...init, methods: ['email', 'qr'] })).toMatchObject({
      qr: 'offered',
      providers: [],
    });
  });
});

describe('third parties', () => {
  test('are where the browser goes, and Back brings the form again (B026)', async () => {
    const { actor, snapshot, goToProvider } = createLoginActor({ offer: ALL });
    actor.send({ type: 'provider.chosen', provider: 'imc' });
    expect(goToProvider.inputs).toEqual([]);
    actor.send({ type: 'provider.chosen', provider: 'stoa' });
    expect(goToProvider.inputs).toEqual([{ provider: 'stoa', authorizeUrl: '/api/stoa' }]);
    await goToProvider.succeed(undefined);
    expect(snapshot().hasTag('leaving')).toBe(true);
    actor.send({ type: 'page.restored' });
    expect(snapshot().hasTag('leaving')).toBe(false);
  });

  test('that do not answer are told, and the other ways work (B026)', async () => {
    const { actor, snapshot, byPassword, signIn } = createLoginActor({
      offer: ALL,
      providerRefusal: { provider: 'stoa', problem: { code: 'PROVIDER_FAILED' } },
    });
    expect(snapshot().hasTag('providerFailed')).toBe(true);
    byPassword();
    expect(signIn.inputs).toHaveLength(1);
    await signIn.fail('INVALID_GRANT');
    actor.send({ type: 'provider.chosen', provider: 'stoa' });
    expect(snapshot().context.providerRefusal).toBeNull();
  });

  test('that the browser cannot go to are told (B026)', async () => {
    const { actor, snapshot, goToProvider } = createLoginActor({ offer: ALL });
    actor.send({ type: 'provider.chosen', provider: 'stoa' });
    await goToProvider.fail('PROVIDER_FAILED');
    expect(snapshot().hasTag('providerFailed')).toBe(true);
    expect(snapshot().context.providerRefusal).toEqual({
      provider: 'stoa',
      problem: { code: 'PROVIDER_FAILED' },
    });
  });
});

test.each<[LoginInput, string]>([
  [{ redirect: `/portal/${SCHOOL}/search` }, `/portal/${SCHOOL}/search`],
  [{ redirect: 'https://evil.example', tenantId: SCHOOL }, `/portal/${SCHOOL}`],
  [{}, '/login/select'],
])('a login with %j leads to %s (B006, B029, R42)', async (input, path) => {
  const { snapshot, byPassword, signIn } = createLoginActor(input);
  byPassword();
  await signIn.succeed(ADA);
  expect(snapshot().output?.path).toBe(path);
});

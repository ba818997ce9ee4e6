import { describe, expect, test } from 'vitest';
import { loginOfferOf } from './login-offer.ts';
import type { LoginInput } from './login.types.ts';
import { ADA, SCHOOL, STOA, ALL, createLoginActor } from './login.methods.fixtures.ts';

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
      targetUrl: null,
    });
    expect(loginOfferOf({ ...init, methods: ['email', 'qr'] })).toMatchObject({
      qr: 'offered',
      providers: [],
    });
  });
});

describe('an address of another site', () => {
  test.each([
    [ALL, null],
    [{ ...ALL, targetUrl: 'https://partner.example/course' }, 'https://partner.example/course'],
  ])('is told to whoever signed in once the server allows it (B029)', async (offer, targetUrl) => {
    const { actor, loadOffer, byPassword, signIn } = createLoginActor({
      offer: 'load',
      redirect: 'https://partner.example/course',
    });
    await loadOffer.succeed(offer);
    byPassword();
    await signIn.succeed(ADA);
    expect(actor.getSnapshot().context.offer.targetUrl).toBe(targetUrl);
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

import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { emptyProvider } from './settings-draft.ts';
import { signInSettingsMachine } from './sign-in-settings.machine.ts';
import type { ProviderTest, ProviderTextField, SignInSettings } from './sign-in-settings.types.ts';

const STOA = {
  ...emptyProvider('stoa', 'Stoa'),
  issuer: 'https://id.example',
  clientId: 'c1',
  hasSecret: true,
  enabled: true,
};
const SETTINGS: SignInSettings = {
  version: 3,
  methods: ['password'],
  registrationOpen: true,
  imageCheck: 'auto',
  redirectOrigins: [],
  providers: [STOA],
};

function createSettingsActor() {
  const saveSettings = fakeActor<SignInSettings, SignInSettings>();
  const loadSettings = fakeActor<SignInSettings>();
  const testProvider = fakeActor<ProviderTest, { issuer: string }>();
  const actor = createActor(
    signInSettingsMachine.provide({
      actors: {
        saveSettings: saveSettings.logic,
        loadSettings: loadSettings.logic,
        testProvider: testProvider.logic,
      },
    }),
    { input: { settings: SETTINGS } },
  ).start();
  const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'saved');
  const change = (field: ProviderTextField, value: string): void =>
    actor.send({ type: 'provider.changed', provider: 'stoa', field, value });
  const save = (): void => actor.send({ type: 'settings.submitted' });
  const problems = (): object => actor.getSnapshot().context.fieldProblems;
  const switchOn = (): void => actor.send({ type: 'method.switched', method: 'qr', on: true });
  return { actor, saveSettings, loadSettings, testProvider, has, change, save, problems, switchOn };
}

describe('editing', () => {
  test('is saved with the version that it was read with (B026)', async () => {
    const { actor, saveSettings, has, save, switchOn } = createSettingsActor();
    save();
    expect(saveSettings.inputs).toEqual([]);
    switchOn();
    actor.send({ type: 'registration.switched', open: false });
    save();
    save();
    const mine = { ...SETTINGS, methods: ['password', 'qr'] as const, registrationOpen: false };
    expect(saveSettings.inputs).toEqual([mine]);
    await saveSettings.succeed({ ...mine, version: 4 });
    expect(has('saved')).toBe(true);
    expect(actor.getSnapshot().context.draft.version).toBe(4);
  });

  test('goes on while it is saved, and then is not saved yet (B026)', async () => {
    const { actor, saveSettings, has, change, save, switchOn } = createSettingsActor();
    actor.send({ type: 'provider.added', provider: 'imc', name: 'IMC' });
    for (const field of ['issuer', 'clientId', 'secret'] as const)
      actor.send({
        type: 'provider.changed',
        provider: 'imc',
        field,
        value: field === 'issuer' ? 'https://imc.example' : 's3cret',
      });
    change('secret', 'first');
    save();
    switchOn();
    change('secret', 'second');
    const [sent] = saveSettings.inputs;
    const providers = (sent?.providers ?? []).map((provider) => ({
      ...provider,
      hasSecret: true,
      secret: '',
      callbackUrl: `/${provider.provider}`,
    }));
    await saveSettings.succeed({ ...SETTINGS, version: 4, providers });
    expect([has('unsaved'), has('saved')]).toEqual([true, false]);
    const [stoa, imc] = providers;
    expect(actor.getSnapshot().context.draft).toEqual({
      ...SETTINGS,
      version: 4,
      methods: ['password', 'qr'],
      providers: [{ ...stoa, secret: 'second' }, imc],
    });
  });

  test('that ends where it began leaves nothing to save (B026)', () => {
    const { actor, has, switchOn } = createSettingsActor();
    switchOn();
    expect(has('unsaved')).toBe(true);
    actor.send({ type: 'method.switched', method: 'qr', on: false });
    expect(has('unsaved')).toBe(false);
  });

  test('leaves one way in at least (B026)', () => {
    const { actor, saveSettings, has, save, problems } = createSettingsActor();
    actor.send({ type: 'method.switched', method: 'password', on: false });
    save();
    expect(has('invalid')).toBe(true);
    expect(problems()).toEqual({ methods: 'REQUIRED' });
    expect(saveSettings.inputs).toEqual([]);
  });

  test.each([
    ['https://school.example', ['https://school.example'], undefined],
    ['https://school.example/path', [], 'INVALID'],
    ['javascript:alert(1)', [], 'INVALID'],
    ['https://a@evil.example', [], 'INVALID'],
    ['', [], 'REQUIRED'],
  ])('the origin %j makes the list %j (B029)', (value, origins, problem) => {
    const { actor, problems } = createSettingsActor();
    actor.send({ type: 'origin.changed', value });
    actor.send({ type: 'origin.added' });
    expect(actor.getSnapshot().context.draft.redirectOrigins).toEqual(origins);
    expect(problems()).toEqual(problem === undefined ? {} : { origin: problem });
  });
});

describe('a provider', () => {
  test('that is new needs an issuer, a client and, where it is on, a secret (B026)', () => {
    const { actor, save, problems } = createSettingsActor();
    actor.send({ type: 'provider.added', provider: 'imc', name: 'IMC' });
    actor.send({ type: 'provider.added', provider: 'imc', name: 'again' });
    expect(actor.getSnapshot().context.draft.providers).toHaveLength(2);
    actor.send({ type: 'provider.switched', provider: 'imc', enabled: true });
    save();
    expect(problems()).toEqual({
      'imc.issuer': 'REQUIRED',
      'imc.clientId': 'REQUIRED',
      'imc.secret': 'REQUIRED',
    });
  });

  test('that moves elsewhere needs its secret again (B026)', () => {
    const { saveSettings, change, save, problems } = createSettingsActor();
    change('issuer', 'https://other.example');
    save();
    expect(problems()).toEqual({ 'stoa.secret': 'REQUIRED' });
    change('secret', 's3cret');
    save();
    expect(saveSettings.inputs[0]?.providers[0]).toMatchObject({ secret: 's3cret', removesSecret: false });
  });

  test('is tested by its issuer as it is typed, saved or not (B026)', async () => {
    const { actor, testProvider, has, change, switchOn } = createSettingsActor();
    change('issuer', ' https://new.example ');
    actor.send({ type: 'provider.tested', provider: 'stoa' });
    expect(testProvider.inputs).toEqual([{ issuer: 'https://new.example' }]);
    switchOn();
    await testProvider.succeed({ works: false, reason: 'tooSlow' });
    expect(has('tested')).toBe(true);
    expect(actor.getSnapshot().context.test).toEqual({ works: false, reason: 'tooSlow' });
    actor.send({ type: 'provider.tested', provider: 'stoa' });
    await testProvider.fail('TOO_MANY_REQUESTS');
    expect(has('testFailed')).toBe(true);
  });
});

describe('somebody else has saved', () => {
  const THEIRS: SignInSettings = { ...SETTINGS, version: 4, imageCheck: 'always' };

  async function createConflict() {
    const all = createSettingsActor();
    all.switchOn();
    all.save();
    await all.saveSettings.fail('VERSION_CONFLICT');
    await all.loadSettings.succeed(THEIRS);
    return all;
  }

  test('is a choice: mine (B026)', async () => {
    const { actor, saveSettings, has } = await createConflict();
    expect(has('conflict')).toBe(true);
    expect(actor.getSnapshot().context.theirs).toEqual(THEIRS);
    actor.send({ type: 'conflict.mineKept' });
    expect(saveSettings.inputs[1]).toMatchObject({
      version: 4,
      methods: ['password', 'qr'],
      imageCheck: 'auto',
    });
  });

  test('or theirs (B026)', async () => {
    const { actor, has } = await createConflict();
    actor.send({ type: 'conflict.theirsTaken' });
    expect(actor.getSnapshot().context).toMatchObject({ draft: THEIRS, saved: THEIRS, theirs: null });
    expect(has('unsaved')).toBe(false);
  });
});

test('a fresh proof is followed by saving, a declined one by the draft (B026)', async () => {
  const { actor, saveSettings, has, save, switchOn } = createSettingsActor();
  switchOn();
  save();
  await saveSettings.fail('REAUTHENTICATION_REQUIRED');
  expect(has('proofNeeded')).toBe(true);
  actor.send({ type: 'proof.declined' });
  expect(has('unsaved')).toBe(true);
  save();
  await saveSettings.fail('REAUTHENTICATION_REQUIRED');
  actor.send({ type: 'proof.given' });
  expect(saveSettings.inputs).toHaveLength(3);
  await saveSettings.fail('NETWORK');
  expect(has('failed')).toBe(true);
  expect(actor.getSnapshot().context.draft.methods).toEqual(['password', 'qr']);
  actor.send({ type: 'settings.reset' });
  actor.send({ type: 'reset.confirmed' });
  expect(actor.getSnapshot().context.draft).toEqual(SETTINGS);
});

import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { emptyProvider, settingsProblems } from './settings-draft.ts';
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
  captcha: 'auto',
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
  const THEIRS: SignInSettings = { ...SETTINGS, version: 4, captcha: 'always' };

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
      captcha: 'auto',
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

describe('what the page shows', () => {
  test('follows a proof, and is without what was refused before it (B026)', async () => {
    const { actor, saveSettings, save, switchOn } = createSettingsActor();
    const tags = () => [...actor.getSnapshot().tags].toSorted();
    expect(tags()).toEqual([]);
    switchOn();
    expect(tags()).toEqual(['unsaved']);
    save();
    expect(tags()).toEqual(['saving', 'unsaved']);
    await saveSettings.fail('REAUTHENTICATION_REQUIRED');
    expect(tags()).toEqual(['proofNeeded', 'unsaved']);
    actor.send({ type: 'proof.declined' });
    expect(tags()).toEqual(['unsaved']);
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  test('forgets the origin that was being typed with a reset alone (B026)', () => {
    const { actor, switchOn } = createSettingsActor();
    const origin = () => actor.getSnapshot().context.origin;
    switchOn();
    actor.send({ type: 'origin.changed', value: 'https://half' });
    actor.send({ type: 'settings.reset' });
    actor.send({ type: 'reset.cancelled' });
    expect(origin()).toBe('https://half');
    actor.send({ type: 'settings.reset' });
    actor.send({ type: 'reset.confirmed' });
    expect([origin(), actor.getSnapshot().context.draft]).toEqual(['', SETTINGS]);
  });

  test('keeps when a captcha is asked for (C034)', () => {
    const { actor, saveSettings, save } = createSettingsActor();
    actor.send({ type: 'captcha.chosen', captcha: 'always' });
    save();
    expect(saveSettings.inputs).toEqual([{ ...SETTINGS, captcha: 'always' }]);
  });
});

describe('the origins', () => {
  test('are added once each, and taken away one by one (B029)', () => {
    const { actor, problems } = createSettingsActor();
    const add = (value: string): void => {
      actor.send({ type: 'origin.changed', value });
      actor.send({ type: 'origin.added' });
    };
    const origins = () => actor.getSnapshot().context.draft.redirectOrigins;
    add('https://a.example');
    expect(actor.getSnapshot().context.origin).toBe('');
    add(' https://b.example ');
    add('https://a.example');
    expect(origins()).toEqual(['https://a.example', 'https://b.example']);
    actor.send({ type: 'origin.removed', origin: 'https://a.example' });
    expect(origins()).toEqual(['https://b.example']);
    add('no address');
    expect([problems(), actor.getSnapshot().context.origin]).toEqual([{ origin: 'INVALID' }, 'no address']);
    actor.send({ type: 'origin.changed', value: 'https' });
    expect(problems()).toEqual({ origin: undefined });
  });
});

describe('what keeps a provider from being saved', () => {
  const NEW = {
    ...emptyProvider('imc', 'IMC'),
    issuer: 'https://imc.example',
    clientId: 'c2',
    secret: 's3cret',
    enabled: true,
  };
  test.each([
    [{}, {}],
    [{ name: ' ' }, { 'imc.name': 'REQUIRED' }],
    [{ issuer: '' }, { 'imc.issuer': 'REQUIRED' }],
    [{ issuer: 'imc.example' }, { 'imc.issuer': 'INVALID' }],
    [{ clientId: ' ' }, { 'imc.clientId': 'REQUIRED' }],
    [{ authorizeUrl: 'https://imc.example/authorize' }, {}],
    [{ authorizeUrl: 'authorize' }, { 'imc.authorizeUrl': 'INVALID' }],
    [{ tokenUrl: '/token' }, { 'imc.tokenUrl': 'INVALID' }],
    [{ userInfoUrl: 'javascript:alert(1)' }, { 'imc.userInfoUrl': 'INVALID' }],
    [{ logoutUrl: '/logout' }, { 'imc.logoutUrl': 'INVALID' }],
    [{ logoUrl: '/media/logo.png' }, {}],
    [{ logoUrl: 'https://imc.example/logo.png' }, {}],
    [{ logoUrl: '//evil.example/logo.png' }, { 'imc.logoUrl': 'INVALID' }],
    [{ logoUrl: 'logo.png' }, { 'imc.logoUrl': 'INVALID' }],
    [{ secret: '' }, { 'imc.secret': 'REQUIRED' }],
    [{ secret: '', enabled: false }, {}],
    [{ secret: '', secretMethod: 'none' }, {}],
    [{ secret: '', removesSecret: true }, {}],
    // It says so of itself, but the server has none.
    [{ secret: '', hasSecret: true }, { 'imc.secret': 'REQUIRED' }],
  ] as const)('a new one with %j has %j (B026)', (more, expected) => {
    const draft = { ...SETTINGS, providers: [STOA, { ...NEW, ...more }] };
    expect(settingsProblems(draft, SETTINGS)).toEqual(expected);
  });

  test.each([
    [{}, {}],
    [{ issuer: ' https://id.example ' }, {}],
    [{ issuer: 'https://evil.example' }, { 'stoa.secret': 'REQUIRED' }],
    [{ tokenUrl: 'https://evil.example/token' }, { 'stoa.secret': 'REQUIRED' }],
    [{ issuer: 'https://other.example', secret: 's3cret' }, {}],
    [{ issuer: 'https://other.example', removesSecret: true }, {}],
    [{ hasSecret: false }, { 'stoa.secret': 'REQUIRED' }],
  ])('one that has a secret, with %j, has %j (B026)', (more, expected) => {
    const draft = { ...SETTINGS, providers: [{ ...STOA, ...more }] };
    expect(settingsProblems(draft, SETTINGS)).toEqual(expected);
  });
});

describe('the providers', () => {
  test('are new, switched on and taken away one by one (B026)', () => {
    const { actor } = createSettingsActor();
    const providers = () => actor.getSnapshot().context.draft.providers;
    actor.send({ type: 'provider.added', provider: 'imc', name: 'IMC' });
    expect(providers()).toEqual([STOA, emptyProvider('imc', 'IMC')]);
    expect(providers()[1]).toMatchObject({ enabled: false, hasSecret: false, removesSecret: false });
    actor.send({ type: 'provider.removed', provider: 'stoa' });
    expect(providers()).toEqual([emptyProvider('imc', 'IMC')]);
  });

  test('give their secret another way, lose it, and get it back by typing one (B026)', () => {
    const { actor, change } = createSettingsActor();
    const stoa = () => actor.getSnapshot().context.draft.providers[0];
    actor.send({ type: 'secretMethod.chosen', provider: 'stoa', secretMethod: 'none' });
    expect(stoa()).toEqual({ ...STOA, secretMethod: 'none' });
    actor.send({ type: 'secretMethod.chosen', provider: 'stoa', secretMethod: 'basic' });
    change('secret', 'typed');
    actor.send({ type: 'secret.removed', provider: 'stoa' });
    expect(stoa()).toEqual({ ...STOA, secret: '', removesSecret: true });
    change('clientId', 'c9');
    expect(stoa()).toMatchObject({ clientId: 'c9', removesSecret: true });
    change('secret', 'new');
    expect(stoa()).toMatchObject({ secret: 'new', removesSecret: false });
  });

  test('keep what was wrong of a field until it is touched (B026)', () => {
    const { actor, change, save, problems } = createSettingsActor();
    change('issuer', '');
    change('clientId', '');
    save();
    expect(problems()).toEqual({
      'stoa.issuer': 'REQUIRED',
      'stoa.clientId': 'REQUIRED',
      'stoa.secret': 'REQUIRED',
    });
    change('clientId', 'c1');
    expect(problems()).toMatchObject({ 'stoa.issuer': 'REQUIRED', 'stoa.clientId': undefined });
    expect(actor.getSnapshot().hasTag('unsaved')).toBe(true);
  });

  test('whose secret is taken away while another save is on its way lose it with the next one (B026)', async () => {
    const { actor, saveSettings, save, switchOn } = createSettingsActor();
    switchOn();
    save();
    actor.send({ type: 'secret.removed', provider: 'stoa' });
    await saveSettings.succeed({ ...SETTINGS, version: 4, methods: ['password', 'qr'] });
    expect(actor.getSnapshot().context.draft.providers[0]?.removesSecret).toBe(true);
    save();
    switchOn();
    actor.send({ type: 'registration.switched', open: false });
    await saveSettings.succeed({
      ...SETTINGS,
      version: 5,
      methods: ['password', 'qr'],
      providers: [{ ...STOA, hasSecret: false }],
    });
    expect(actor.getSnapshot().context.draft.providers[0]).toMatchObject({
      removesSecret: false,
      hasSecret: false,
    });
  });

  test('that are added or taken away while a save is on its way stay so (B026)', async () => {
    const { actor, saveSettings, save, switchOn } = createSettingsActor();
    switchOn();
    save();
    actor.send({ type: 'provider.added', provider: 'imc', name: 'IMC' });
    await saveSettings.succeed({ ...SETTINGS, version: 4, providers: [STOA] });
    expect(actor.getSnapshot().context.draft.providers).toEqual([STOA, emptyProvider('imc', 'IMC')]);
    save();
  });
});

describe('a test of a provider', () => {
  test('shows its steps, and nothing of the one before (B026)', async () => {
    const { actor, testProvider } = createSettingsActor();
    const shown = () => {
      const { tags, context } = actor.getSnapshot();
      return [[...tags], context.tested, context.test, context.testProblem?.code ?? null];
    };
    const ask = () => actor.send({ type: 'provider.tested', provider: 'stoa' });
    ask();
    expect(shown()).toEqual([['testing'], 'stoa', null, null]);
    await testProvider.succeed({ works: true, reason: null });
    expect(shown()).toEqual([['tested'], 'stoa', { works: true, reason: null }, null]);
    ask();
    expect(shown()).toEqual([['testing'], 'stoa', null, null]);
    await testProvider.fail('TOO_MANY_REQUESTS');
    expect(shown()).toEqual([['testFailed'], 'stoa', null, 'TOO_MANY_REQUESTS']);
    ask();
    expect(shown()).toEqual([['testing'], 'stoa', null, null]);
  });

  test('needs an issuer of this very provider (B026)', () => {
    const { actor, testProvider } = createSettingsActor();
    actor.send({ type: 'provider.added', provider: 'imc', name: 'IMC' });
    actor.send({ type: 'provider.tested', provider: 'imc' });
    actor.send({ type: 'provider.tested', provider: 'welink' });
    expect(testProvider.inputs).toEqual([]);
  });
});

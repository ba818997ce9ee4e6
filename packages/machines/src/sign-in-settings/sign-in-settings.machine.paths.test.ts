import { expect, test } from 'vitest';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { emptyProvider } from './settings-draft.ts';
import { signInSettingsMachine } from './sign-in-settings.machine.ts';
import type { SignInSettings } from './sign-in-settings.types.ts';

const provider = { ...emptyProvider('stoa', 'Stoa'), issuer: 'https://id.example', clientId: 'c' };
const settings: SignInSettings = {
  version: 1,
  methods: ['password'],
  registrationOpen: true,
  captcha: 'auto',
  redirectOrigins: [],
  providers: [provider],
};
const reached = walk(signInSettingsMachine, {
  input: { settings },
  events: [
    { type: 'method.switched', method: 'password', on: false },
    { type: 'method.switched', method: 'qr', on: true },
    { type: 'settings.submitted' },
    { type: 'settings.reset' },
    { type: 'reset.confirmed' },
    { type: 'reset.cancelled' },
    { type: 'provider.tested', provider: 'stoa' },
    { type: 'conflict.mineKept' },
    { type: 'conflict.theirsTaken' },
    { type: 'proof.given' },
    { type: 'proof.declined' },
    done('saveSettings', settings),
    ...['VERSION_CONFLICT', 'REAUTHENTICATION_REQUIRED', 'NETWORK'].map((code) =>
      failed('saveSettings', { code }),
    ),
    done('loadSettings', { ...settings, version: 2 }),
    failed('loadSettings', { code: 'NETWORK' }),
    done('testProvider', { works: true, reason: null }),
    failed('testProvider', { code: 'NETWORK' }),
  ],
  facts: ({ draft, saved, sent, theirs, problem }) => ({
    methods: [draft.methods, sent?.methods],
    versions: [draft.version, saved.version, theirs?.version],
    problem,
  }),
  limit: 20_000,
});

test('every state of the settings can be reached, and none is a dead end (B026)', () => {
  expect(unreachedStates(signInSettingsMachine, reached)).toEqual([
    'signInSettings.settings.editing.evaluating',
    'signInSettings.settings.settling',
    'signInSettings.settings.evaluating',
  ]);
  expect(deadEnds(reached, 'failed', [{ type: 'settings.submitted' }])).toEqual([]);
  expect(deadEnds(reached, 'conflict', [{ type: 'conflict.theirsTaken' }])).toEqual([]);
  expect(deadEnds(reached, 'proofNeeded', [{ type: 'proof.declined' }])).toEqual([]);
  expect(deadEnds(reached, 'testFailed', [{ type: 'provider.tested', provider: 'stoa' }])).toEqual([]);
});

import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { schoolSettingsMachine } from './school-settings.machine.ts';
import { settingsProblems, wordsOf } from './settings-draft.ts';
import type {
  CustomerServiceDraft,
  SchoolProfileDraft,
  SchoolSettingsDraft,
  WordListDraft,
} from './settings-draft.ts';

const contact = (more: Partial<CustomerServiceDraft> = {}): CustomerServiceDraft => ({
  kind: 'customerService',
  version: 0,
  isShown: true,
  phone: '',
  email: '',
  weChat: '',
  ...more,
});
const list = (words: string, version = 3): WordListDraft => ({ kind: 'wordList', version, words });

function createSettings(settings: SchoolSettingsDraft) {
  const saveSettings = fakeActor<SchoolSettingsDraft, SchoolSettingsDraft>();
  const loadSettings = fakeActor<SchoolSettingsDraft>();
  const actor = createActor(
    schoolSettingsMachine.provide({
      actors: { saveSettings: saveSettings.logic, loadSettings: loadSettings.logic },
    }),
    { input: { settings } },
  ).start();
  return {
    actor,
    saveSettings,
    loadSettings,
    has: (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'saved'),
    draft: () => actor.getSnapshot().context.draft,
    change: (draft: SchoolSettingsDraft) => actor.send({ type: 'settings.changed', draft }),
    submit: () => actor.send({ type: 'settings.submitted' }),
  };
}

test.each([
  [contact(), { phone: 'MISSING' }],
  [contact({ weChat: ' ' }), { phone: 'MISSING' }],
  [contact({ isShown: false }), {}],
  [contact({ phone: '+86 (400) 000-0000' }), {}],
  [contact({ phone: 'call me' }), { phone: 'INVALID' }],
  [contact({ phone: '1'.repeat(31) }), { phone: 'TOO_LONG' }],
  [contact({ email: ' help@stoa.example ' }), {}],
  [contact({ email: 'help at stoa' }), { email: 'INVALID' }],
  [contact({ isShown: false, email: 'help@stoa' }), { email: 'INVALID' }],
  [contact({ weChat: 'x'.repeat(51) }), { weChat: 'TOO_LONG' }],
] as const)('contact %# has the problems %j (B047)', (draft, problems) => {
  expect(settingsProblems(draft)).toEqual(problems);
});

const profile = (more: Partial<SchoolProfileDraft> = {}): SchoolProfileDraft => ({
  kind: 'profile',
  version: 0,
  name: { en_US: 'A school' },
  summary: {},
  logoUrl: null,
  logoUploadId: null,
  color: '#14507a',
  languages: ['en_US', 'ar_SA'],
  defaultLanguage: 'en_US',
  ...more,
});

test.each([
  [profile(), {}],
  [profile({ name: { ar_SA: 'مدرسة' } }), { name: 'MISSING' }],
  [profile({ name: { en_US: '  ' } }), { name: 'MISSING' }],
  [profile({ name: { en_US: 'A school', ar_SA: 'م' } }), { name: 'TOO_SHORT' }],
  [profile({ name: { en_US: 'A school', ar_SA: ' ' } }), {}],
  [profile({ name: { en_US: '彩'.repeat(60) } }), {}],
  [profile({ name: { en_US: '彩'.repeat(61) } }), { name: 'TOO_LONG' }],
  [profile({ summary: { ar_SA: 'م'.repeat(500) } }), {}],
  [profile({ summary: { ar_SA: 'م'.repeat(501) } }), { summary: 'TOO_LONG' }],
  [profile({ color: 'red' }), { color: 'INVALID' }],
  [profile({ color: '#14507A' }), { color: 'INVALID' }],
] as const)('profile %# has the problems %j', (draft, problems) => {
  expect(settingsProblems(draft)).toEqual(problems);
});

test('a list of words is a line each, bounded as the server bounds it (B074)', () => {
  expect(wordsOf(' one \r\n\n two words\none')).toEqual(['one', 'two words']);
  expect(settingsProblems(list(''))).toEqual({});
  expect(settingsProblems(list('彩'.repeat(100)))).toEqual({});
  expect(settingsProblems(list('彩'.repeat(101)))).toEqual({ words: 'TOO_LONG' });
  const many = Array.from({ length: 2001 }, (_, n) => `word${n}`).join('\n');
  expect(settingsProblems(list(many))).toEqual({ words: 'TOO_MANY' });
});

test('what was typed survives a failure, and what is typed meanwhile survives success', async () => {
  const { saveSettings, has, draft, change, submit } = createSettings(list('one'));
  submit();
  expect(saveSettings.inputs).toEqual([]);
  change(list('one\ntwo', 1));
  submit();
  await saveSettings.fail('NETWORK');
  expect([has('failed'), has('unsaved'), draft()]).toEqual([true, true, list('one\ntwo')]);
  submit();
  expect(has('failed')).toBe(false);
  change(list('one\ntwo\nthree'));
  await saveSettings.succeed(list('one\ntwo', 4));
  expect([has('saved'), has('unsaved'), draft()]).toEqual([false, true, list('one\ntwo\nthree', 4)]);
  submit();
  await saveSettings.succeed(list('one\nthree\ntwo', 5));
  expect([has('saved'), has('unsaved'), draft()]).toEqual([true, false, list('one\nthree\ntwo', 5)]);
});

test('what cannot be saved says where, and goes back to what it was', () => {
  const { actor, saveSettings, has, draft, change, submit } = createSettings(contact({ isShown: false }));
  change(contact());
  submit();
  expect([has('invalid'), actor.getSnapshot().context.fieldProblems, saveSettings.inputs]).toEqual([
    true,
    { phone: 'MISSING' },
    [],
  ]);
  actor.send({ type: 'settings.reset' });
  expect([has('confirmingReset'), has('unsaved')]).toEqual([true, true]);
  actor.send({ type: 'reset.cancelled' });
  expect(draft()).toEqual(contact());
  actor.send({ type: 'settings.reset' });
  actor.send({ type: 'reset.confirmed' });
  expect([has('unsaved'), draft()]).toEqual([false, contact({ isShown: false })]);
});

test('two who edit choose', async () => {
  const { actor, saveSettings, loadSettings, has, draft, change, submit } = createSettings(list('one'));
  change(list('mine'));
  submit();
  await saveSettings.fail('VERSION_CONFLICT');
  await loadSettings.succeed(list('theirs', 9));
  expect(has('conflict')).toBe(true);
  actor.send({ type: 'conflict.mineKept' });
  expect(saveSettings.inputs.at(-1)).toEqual(list('mine', 9));
  await saveSettings.fail('VERSION_CONFLICT');
  await loadSettings.succeed(list('theirs', 10));
  actor.send({ type: 'conflict.theirsTaken' });
  expect(draft()).toEqual(list('theirs', 10));
});

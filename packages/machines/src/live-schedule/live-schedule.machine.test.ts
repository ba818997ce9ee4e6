import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { liveScheduleMachine } from './live-schedule.machine.ts';
import { liveProblems, type LiveDraft, type LiveScope } from './live-draft.ts';
import { ruleOf, weekdayOf, type LiveRepeat } from './live-repeat.ts';
import { clockIn, instantIn } from './zoned-time.ts';

const NOW = Date.parse('2026-11-21T08:30:00Z');
beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const draft = (more: Partial<LiveDraft> = {}): LiveDraft => ({
  id: '1',
  version: 3,
  title: 'Risks',
  summary: '',
  lang: 'en_US',
  languages: [],
  day: '2026-11-28',
  time: '20:00',
  minutes: 60,
  timeZone: 'Asia/Shanghai',
  audience: 1,
  zone: '2',
  coverUrl: null,
  coverUploadId: null,
  speakerIds: [],
  capacity: null,
  chatEnabled: true,
  recording: true,
  isOutside: false,
  roomUrl: '',
  repeat: null,
  series: null,
  scope: 'one',
  ...more,
});

function open(settings: LiveDraft) {
  const saveSettings = fakeActor<LiveDraft, LiveDraft>();
  const loadSettings = fakeActor<LiveDraft>();
  const deleteLive = fakeActor<unknown, { id: string; scope: LiveScope }>();
  const actor = createActor(
    liveScheduleMachine.provide({
      actors: {
        saveSettings: saveSettings.logic,
        loadSettings: loadSettings.logic,
        deleteLive: deleteLive.logic,
      },
    }),
    { input: { settings } },
  ).start();
  const tags = () => [...actor.getSnapshot().tags].toSorted();
  return { actor, saveSettings, loadSettings, deleteLive, tags, context: () => actor.getSnapshot().context };
}

test.each([
  ['2026-11-28', '20:00', 'Asia/Shanghai', '2026-11-28T12:00:00.000Z'],
  ['2026-07-01', '09:30', 'America/Sao_Paulo', '2026-07-01T12:30:00.000Z'],
  // The clocks go on from 2:00 to 3:00, and back from 3:00 to 2:00.
  ['2026-03-29', '01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  ['2026-11-28', '00:15', 'Pacific/Kiritimati', '2026-11-27T10:15:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  const found = instantIn(day, time, zone);
  expect(found === null ? null : new Date(found).toISOString()).toBe(instant);
  if (time !== '02:30') expect(clockIn(Date.parse(instant), zone)).toEqual({ day, time });
});

test.each([
  ['2026-13-40', '10:00', 'UTC'],
  ['', '10:00', 'UTC'],
  ['2026-11-28', '', 'UTC'],
  ['2026-11-28', '10:00', 'Mars/Olympus'],
])('%j %j in %s is no instant', (day, time, zone) => {
  expect(instantIn(day, time, zone)).toBeNull();
});

test.each([
  [{}, {}],
  [{ title: ' ' }, { title: 'REQUIRED' }],
  [{ title: '彩'.repeat(201) }, { title: 'TOO_LONG' }],
  [{ summary: '彩'.repeat(501) }, { summary: 'TOO_LONG' }],
  [{ day: '' }, { start: 'REQUIRED' }],
  [{ day: '2026-11-21', time: '16:34' }, { start: 'TOO_SOON' }],
  [{ day: '2026-11-21', time: '16:35' }, {}],
  [{ day: '2027-11-23' }, { start: 'TOO_FAR' }],
  [{ minutes: null }, { minutes: 'REQUIRED' }],
  [{ minutes: 4 }, { minutes: 'OUT_OF_RANGE' }],
  [{ minutes: 5 }, {}],
  [{ minutes: 480 }, {}],
  [{ minutes: 481 }, { minutes: 'OUT_OF_RANGE' }],
  [{ minutes: 60.5 }, { minutes: 'OUT_OF_RANGE' }],
  [{ capacity: 0 }, { capacity: 'OUT_OF_RANGE' }],
  [{ capacity: 100_000 }, {}],
  [{ capacity: 100_001 }, { capacity: 'OUT_OF_RANGE' }],
  [{ roomUrl: 'http://not.used' }, {}],
  [{ isOutside: true }, { roomUrl: 'REQUIRED' }],
  [{ isOutside: true, roomUrl: ' https://rooms.example/a ' }, {}],
  [{ isOutside: true, roomUrl: 'http://rooms.example/a' }, { roomUrl: 'NOT_HTTPS' }],
  [{ isOutside: true, roomUrl: 'https://me:secret@rooms.example/a' }, { roomUrl: 'NOT_HTTPS' }],
  [{ isOutside: true, roomUrl: `https://rooms.example/${'a'.repeat(2048)}` }, { roomUrl: 'TOO_LONG' }],
] as const)('a session with %j has the problems %j', (more, problems) => {
  expect(liveProblems(draft(more), draft({ id: null, day: '' }))).toEqual(problems);
});

const repeat = (more: Partial<LiveRepeat> = {}): LiveRepeat => ({
  frequency: 'weekly',
  interval: 1,
  days: [],
  monthly: 'day',
  ends: 'count',
  count: 4,
  until: '',
  except: [],
  ...more,
});

test.each([
  [{}, 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SA;COUNT=4'],
  [{ days: ['SU', 'MO'], interval: 2 }, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SA,SU;COUNT=4'],
  [{ frequency: 'daily', ends: 'until', until: '2026-12-24' }, 'FREQ=DAILY;INTERVAL=1;UNTIL=20261224'],
  [{ frequency: 'monthly' }, 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=28;COUNT=4'],
  [{ frequency: 'monthly', monthly: 'weekday' }, 'FREQ=MONTHLY;INTERVAL=1;BYDAY=4SA;COUNT=4'],
] as const)('a session on a Saturday that repeats with %j has the rule %s', (more, rule) => {
  expect(weekdayOf('2026-11-28')).toBe('SA');
  expect(ruleOf(repeat(more), '2026-11-28')).toBe(rule);
});

test('the fifth weekday of a month is its last one', () => {
  expect(ruleOf(repeat({ frequency: 'monthly', monthly: 'weekday' }), '2026-11-30')).toContain('BYDAY=-1MO');
});

test.each([
  [{}, {}],
  [{ interval: null }, { interval: 'REQUIRED' }],
  [{ interval: 13 }, { interval: 'OUT_OF_RANGE' }],
  [{ count: null }, { count: 'REQUIRED' }],
  [{ count: 1 }, { count: 'OUT_OF_RANGE' }],
  [{ count: 53 }, { count: 'OUT_OF_RANGE' }],
  [{ ends: 'until', count: null }, { until: 'REQUIRED' }],
  [{ ends: 'until', until: '2026-11-28' }, { until: 'BEFORE_START' }],
  [{ ends: 'until', until: '2026-11-29' }, {}],
] as const)('a series with %j has the problems %j', (more, problems) => {
  const fresh = draft({ id: null, repeat: repeat(more) });
  expect(liveProblems(fresh, draft({ id: null, day: '' }))).toEqual(problems);
});

test('a change and a deletion are meant for one session or also for those after it', async () => {
  const series = { id: '9', position: 2, total: 4 };
  const { actor, saveSettings, deleteLive } = open(draft({ series }));
  actor.send({ type: 'settings.changed', draft: draft({ series, title: 'All', scope: 'following' }) });
  actor.send({ type: 'settings.submitted' });
  expect(saveSettings.inputs[0]?.scope).toBe('following');
  await saveSettings.succeed(draft({ series, title: 'All', version: 4 }));
  actor.send({ type: 'deletion.requested' });
  actor.send({ type: 'deletion.confirmed', scope: 'following' });
  expect(deleteLive.inputs).toEqual([{ id: '1', scope: 'following' }]);
});

test('a start that stays may lie behind (B064)', () => {
  const past = draft({ day: '2026-11-20' });
  expect(liveProblems({ ...past, title: 'Another' }, past)).toEqual({});
  expect(liveProblems({ ...past, time: '20:01' }, past)).toEqual({ start: 'TOO_SOON' });
});

test('a session is scheduled once it is complete, and knows its id then (C119)', async () => {
  const { actor, saveSettings, tags, context } = open(draft({ id: null, version: 0, title: '' }));
  actor.send({ type: 'deletion.requested' });
  expect(tags()).toEqual([]);
  actor.send({ type: 'settings.changed', draft: draft({ id: null, title: '', minutes: 90 }) });
  actor.send({ type: 'settings.submitted' });
  expect([tags(), context().fieldProblems]).toEqual([['invalid', 'unsaved'], { title: 'REQUIRED' }]);
  actor.send({ type: 'settings.changed', draft: draft({ id: null, minutes: 90 }) });
  actor.send({ type: 'settings.submitted' });
  expect(saveSettings.inputs).toEqual([draft({ id: null, version: 0, minutes: 90 })]);
  await saveSettings.fail('CONFLICT');
  expect([tags(), context().problem?.code]).toEqual([['failed', 'unsaved'], 'CONFLICT']);
  actor.send({ type: 'settings.submitted' });
  await saveSettings.succeed(draft({ version: 1, minutes: 90 }));
  expect([tags(), context().saved.id]).toEqual([['saved'], '1']);
});

test('a session is deleted once that is confirmed, and again after a failure', async () => {
  const { actor, deleteLive, tags, context } = open(draft());
  actor.send({ type: 'deletion.requested' });
  expect(tags()).toEqual(['confirmingDeletion']);
  actor.send({ type: 'deletion.cancelled' });
  expect(tags()).toEqual(['saved']);
  actor.send({ type: 'deletion.requested' });
  actor.send({ type: 'deletion.confirmed', scope: 'one' });
  expect([tags(), deleteLive.inputs]).toEqual([
    ['confirmingDeletion', 'deleting'],
    [{ id: '1', scope: 'one' }],
  ]);
  await deleteLive.fail('CONFLICT');
  expect([tags(), context().problem?.code]).toEqual([['confirmingDeletion', 'failed'], 'CONFLICT']);
  actor.send({ type: 'deletion.confirmed', scope: 'one' });
  await deleteLive.succeed(undefined);
  expect(tags()).toEqual(['deleted']);
});

test('what somebody else has deleted meanwhile is deleted, and what was typed survives a change of mind', async () => {
  const { actor, deleteLive, tags } = open(draft());
  actor.send({ type: 'settings.changed', draft: draft({ title: 'Half' }) });
  actor.send({ type: 'deletion.requested' });
  actor.send({ type: 'deletion.cancelled' });
  expect([tags(), actor.getSnapshot().context.draft.title]).toEqual([['unsaved'], 'Half']);
  actor.send({ type: 'deletion.requested' });
  actor.send({ type: 'deletion.confirmed', scope: 'one' });
  await deleteLive.fail('LIVE_DELETED');
  expect(tags()).toEqual(['deleted']);
});

test.each<[string, Partial<LiveDraft>, object]>([
  ['a summary of 500', { summary: ` ${'彩'.repeat(500)} ` }, {}],
  ['one seat', { capacity: 1 }, {}],
  ['a year and a day ahead', { day: '2027-11-22', time: '16:30' }, {}],
  ['a minute further ahead', { day: '2027-11-22', time: '16:31' }, { start: 'TOO_FAR' }],
  ['an address of 2048', { isOutside: true, roomUrl: `https://rooms.example/${'a'.repeat(2026)}` }, {}],
  [
    'an address of 2049',
    { isOutside: true, roomUrl: `https://rooms.example/${'a'.repeat(2027)}` },
    { roomUrl: 'TOO_LONG' },
  ],
  ['two sessions', { repeat: repeat({ count: 2 }) }, {}],
  ['52 sessions, each after twelve weeks', { repeat: repeat({ count: 52, interval: 12 }) }, {}],
])('a new session with %s is at its limits or beyond them (C119)', (_, more, problems) => {
  expect(liveProblems(draft({ id: null, ...more }), draft({ id: null, day: '' }))).toEqual(problems);
});

test.each<[string, Partial<LiveRepeat>, string]>([
  ['whose interval is being written anew', { interval: null }, 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SA;COUNT=4'],
  ['whose last day is not chosen yet', { ends: 'until' }, 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SA'],
  ['whose last day is not what ends it', { until: '2026-12-24' }, 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SA;COUNT=4'],
])('a series %s has the rule of what is there', (_, more, rule) => {
  expect(ruleOf(repeat(more), '2026-11-28')).toBe(rule);
});

test.each([
  ['2026-11-28', '9:30'],
  ['2026-11-8', '09:30'],
  ['28.11.2026', '09:30'],
])('%s %s is not how days and times are written', (day, time) => {
  expect(instantIn(day, time, 'UTC')).toBeNull();
});

test('who wants to delete what could not be saved reads nothing of that any more', async () => {
  const { actor, saveSettings, tags, context } = open(draft());
  actor.send({ type: 'settings.changed', draft: draft({ title: 'Half' }) });
  actor.send({ type: 'settings.submitted' });
  await saveSettings.fail('CONFLICT');
  actor.send({ type: 'deletion.requested' });
  expect([tags(), context().problem]).toEqual([['confirmingDeletion'], null]);
});

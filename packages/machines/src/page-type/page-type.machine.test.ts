import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { NotProvidedError } from '../shared/not-provided.ts';
import { fakeActor, settled } from '../testing/fake-actor.ts';
import { pageTypeMachine } from './page-type.machine.ts';
import { PAGE_TYPE_TABLE, pageTypeOf } from './page-type-rules.ts';

const SCHOOL = '1700000000000000001';
const OTHER = '1700000000000000002';
const lists = (v1: string[], v2: string[], mainSwitch: unknown = 1) => ({
  v1PagesWhiteList: v1,
  v2PagesWhiteList: v2,
  mainSwitch,
});

function createPageTypeActor() {
  const loadPagesSwitch = fakeActor<unknown>();
  const clock = new SimulatedClock();
  const actor = createActor(pageTypeMachine.provide({ actors: { loadPagesSwitch: loadPagesSwitch.logic } }), {
    input: { schoolId: SCHOOL },
    clock,
  }).start();
  const type = (): string | undefined =>
    (['v1', 'v2'] as const).find((candidate) => actor.getSnapshot().hasTag(candidate));
  return { actor, clock, loadPagesSwitch, type };
}

test.each([
  ['on the v1 list', lists([SCHOOL], []), 'v1'],
  ['on both lists', lists([SCHOOL], [SCHOOL], 1), 'v1'],
  ['on the v2 list, with the switch off', lists([], [SCHOOL], 0), 'v2'],
  ['on no list, with the switch off', lists([OTHER], [OTHER], 0), 'v1'],
  ['on no list, with the switch on', lists([], [], 1), 'v2'],
  ['without an answer', null, 'v2'],
  ['with garbage', '<html>', 'v2'],
  ['with half an answer', { mainSwitch: 0 }, 'v2'],
  ['with a switch that is none', lists([], [], 'off'), 'v2'],
] as const)('a school %s is drawn as %s', (_, value, type) => {
  expect(pageTypeOf(value, SCHOOL)).toBe(type);
});

test('every row of the table decides something (B054)', () => {
  const values = [null, lists([SCHOOL], []), lists([], [SCHOOL]), lists([], [], 0), lists([], [], 1)];
  expect(values.map((value) => pageTypeOf(value, SCHOOL))).toEqual(PAGE_TYPE_TABLE.map(({ type }) => type));
});

test('a failure means v2 (B054)', async () => {
  const { loadPagesSwitch, type } = createPageTypeActor();
  expect(type()).toBeUndefined();
  await loadPagesSwitch.fail('SERVICE_UNAVAILABLE');
  expect(type()).toBe('v2');
});

test('the answer serves every page for 300000 ms, then the next page asks again (B054)', async () => {
  const { actor, clock, loadPagesSwitch, type } = createPageTypeActor();
  await loadPagesSwitch.succeed(lists([SCHOOL], []));
  actor.send({ type: 'page.opened', schoolId: OTHER });
  expect(type()).toBe('v2');
  actor.send({ type: 'page.opened', schoolId: SCHOOL });
  expect(type()).toBe('v1');
  clock.increment(300_000 - 1);
  actor.send({ type: 'page.opened', schoolId: SCHOOL });
  expect(loadPagesSwitch.inputs).toHaveLength(1);
  clock.increment(1);
  expect(type()).toBe('v1');
  actor.send({ type: 'page.opened', schoolId: SCHOOL });
  expect(loadPagesSwitch.inputs).toHaveLength(2);
  await loadPagesSwitch.succeed(lists([], [SCHOOL]));
  expect(type()).toBe('v2');
});

test('a page that is opened while the switch is loaded is the one that is decided about (B054)', async () => {
  const { actor, loadPagesSwitch, type } = createPageTypeActor();
  actor.send({ type: 'page.opened', schoolId: OTHER });
  expect([...actor.getSnapshot().tags]).toEqual(['deciding']);
  expect(loadPagesSwitch.inputs).toHaveLength(1);
  await loadPagesSwitch.succeed(lists([OTHER], [SCHOOL]));
  expect(type()).toBe('v1');
});

test('the page that is opened after the time asks for its own school (B054)', async () => {
  const { actor, clock, loadPagesSwitch, type } = createPageTypeActor();
  await loadPagesSwitch.succeed(lists([SCHOOL], [OTHER]));
  clock.increment(300_000);
  actor.send({ type: 'page.opened', schoolId: OTHER });
  await loadPagesSwitch.succeed(lists([SCHOOL], [OTHER]));
  expect(type()).toBe('v2');
});

test('a failure counts as the answer for its time, and takes the one before away (B054)', async () => {
  const { actor, clock, loadPagesSwitch, type } = createPageTypeActor();
  await loadPagesSwitch.succeed(lists([SCHOOL], []));
  expect(type()).toBe('v1');
  clock.increment(300_000);
  actor.send({ type: 'page.opened', schoolId: SCHOOL });
  await loadPagesSwitch.fail('NETWORK');
  expect(type()).toBe('v2');
  clock.increment(300_000 - 1);
  actor.send({ type: 'page.opened', schoolId: SCHOOL });
  expect(loadPagesSwitch.inputs).toHaveLength(2);
  clock.increment(1);
  actor.send({ type: 'page.opened', schoolId: SCHOOL });
  expect(loadPagesSwitch.inputs).toHaveLength(3);
});

test('half of the lists is garbage (B054)', () => {
  expect(pageTypeOf({ v1PagesWhiteList: [SCHOOL], mainSwitch: 0 }, SCHOOL)).toBe('v2');
  expect(pageTypeOf({ v2PagesWhiteList: [], mainSwitch: 0 }, SCHOOL)).toBe('v2');
});

test('an application that forgot to provide the switch is told so', async () => {
  const errors: unknown[] = [];
  const actor = createActor(pageTypeMachine, { input: { schoolId: SCHOOL } });
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  await settled();
  expect(errors).toEqual([expect.any(NotProvidedError)]);
});

test('the table that people read says what the specification says (B054)', () => {
  expect(
    PAGE_TYPE_TABLE.map(({ hasFailed, onV1List, onV2List, mainSwitch, type }) => [
      hasFailed,
      onV1List,
      onV2List,
      mainSwitch,
      type,
    ]),
  ).toEqual([
    [true, 'any', 'any', 'any', 'v2'],
    [false, true, 'any', 'any', 'v1'],
    [false, false, true, 'any', 'v2'],
    [false, false, false, 0, 'v1'],
    [false, false, false, 1, 'v2'],
  ]);
});

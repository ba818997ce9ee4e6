import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { NotProvidedError } from '../shared/not-provided.ts';
import { fakeActor, settled } from '../testing/fake-actor.ts';
import { sidebarMachine } from './sidebar.machine.ts';
import { SIDEBAR_TABLE, sidebarOf } from './sidebar-rules.ts';

const SCHOOL = '1700000000000000001';
const TOOL = { pathname: `/o3/${SCHOOL}/detail`, o3src: null };

function createSidebarActor(facts: { pathname: string; o3src: string | null; region?: string }) {
  const loadPhone = fakeActor<{ phone: string | null }>();
  const actor = createActor(sidebarMachine.provide({ actors: { loadPhone: loadPhone.logic } }), {
    input: { region: 'cn', ...facts },
  }).start();
  const shows = (): [boolean, boolean] => [
    actor.getSnapshot().hasTag('shown'),
    actor.getSnapshot().hasTag('phone'),
  ];
  return { actor, loadPhone, shows };
}

test.each([
  [`/o3/${SCHOOL}/detail`, null, true],
  [`/democloud/${SCHOOL}/detail/`, null, true],
  [`/portal/${SCHOOL}`, 'home_toolDetail_7', true],
  [`/portal/${SCHOOL}`, 'scenarioDetail', true],
  [`/portal/${SCHOOL}`, 'caseDetail', false],
  [`/portal/${SCHOOL}/o3-school`, null, false],
  ['/o3/12/detail', null, false],
])('%s with o3src %s has the sidebar: %s (B034)', (pathname, o3src, isShown) => {
  expect(sidebarOf({ pathname, o3src, region: 'de' })).toEqual({ isShown, hasPhone: false });
});

test.each([
  ['sit', true],
  ['beta', true],
  ['cn', true],
  ['uat', false],
  ['de', false],
  ['sg', false],
])('in %s it has a phone number: %s (B034)', (region, hasPhone) => {
  expect(sidebarOf({ ...TOOL, region })).toEqual({ isShown: true, hasPhone });
});

test('the table has a row for all facts there are', () => {
  for (const page of ['toolPlatform', 'other'])
    for (const source of ['detail', 'other'])
      expect(
        SIDEBAR_TABLE.some((row) => row.page === page && (row.source === 'any' || row.source === source)),
      ).toBe(true);
});

test('the number comes with the sidebar, once (B034)', async () => {
  const { actor, loadPhone, shows } = createSidebarActor(TOOL);
  expect(shows()).toEqual([true, false]);
  await loadPhone.succeed({ phone: '4008 123 456' });
  expect(shows()).toEqual([true, true]);
  actor.send({ type: 'page.changed', pathname: `/portal/${SCHOOL}`, o3src: null });
  expect(shows()).toEqual([false, false]);
  actor.send({ type: 'page.changed', ...TOOL });
  expect(shows()).toEqual([true, true]);
  expect(loadPhone.inputs).toHaveLength(1);
});

test('without a number the other tools stay (B034)', async () => {
  const failing = createSidebarActor(TOOL);
  await failing.loadPhone.fail('NETWORK');
  expect(failing.shows()).toEqual([true, false]);
  const none = createSidebarActor(TOOL);
  await none.loadPhone.succeed({ phone: null });
  expect(none.shows()).toEqual([true, false]);
});

test('elsewhere nobody asks for a number (B034)', () => {
  expect(createSidebarActor({ ...TOOL, region: 'de' }).loadPhone.inputs).toEqual([]);
  expect(createSidebarActor({ pathname: '/', o3src: null }).loadPhone.inputs).toEqual([]);
});

test('a failed or empty answer is not asked for again on the same page (B034)', async () => {
  const failing = createSidebarActor(TOOL);
  await failing.loadPhone.fail('NETWORK');
  const none = createSidebarActor(TOOL);
  await none.loadPhone.succeed({ phone: null });
  expect([failing.loadPhone.inputs.length, none.loadPhone.inputs.length]).toEqual([1, 1]);
});

test('where somebody comes from may change on the same page (B034)', () => {
  const { actor, shows } = createSidebarActor({ pathname: `/portal/${SCHOOL}`, o3src: null, region: 'de' });
  actor.send({ type: 'page.changed', pathname: `/portal/${SCHOOL}`, o3src: 'home_toolDetail_7' });
  expect(shows()).toEqual([true, false]);
  actor.send({ type: 'page.changed', pathname: `/portal/${SCHOOL}`, o3src: null });
  expect(shows()).toEqual([false, false]);
});

test('an application that forgot to provide the number is told so', async () => {
  const errors: unknown[] = [];
  const actor = createActor(sidebarMachine, { input: { region: 'cn', ...TOOL } });
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  await settled();
  expect(errors).toEqual([expect.any(NotProvidedError)]);
});

import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { consentMachine, mayMeasure } from './consent.machine.ts';
import type { ConsentInput } from './consent.machine.ts';
import { readChoice, readUnreported } from './consent-rules.ts';
import type { AnalyticsChoice, ConsentOperation } from './consent-rules.ts';

function createConsentActor(input: Partial<ConsentInput> = {}) {
  const stored: AnalyticsChoice[] = [];
  const storedReports: (ConsentOperation | null)[] = [];
  const reportChoice = fakeActor<unknown, { operation: ConsentOperation }>();
  const actor = createActor(
    consentMachine.provide({
      actors: { reportChoice: reportChoice.logic },
      actions: {
        storeChoice: (_, { choice }) => void stored.push(choice),
        storeUnreported: (_, { operation }) => void storedReports.push(operation),
      },
    }),
    { input: { isNeeded: true, stored: null, ...input } },
  ).start();
  const has = (tag: 'open' | 'reporting' | 'unreported'): boolean => actor.getSnapshot().hasTag(tag);
  const measures = (): boolean => mayMeasure(actor.getSnapshot());
  const save = (choice: AnalyticsChoice): void => {
    actor.send({ type: 'dialog.opened' });
    actor.send({ type: 'analytics.switched', choice });
    actor.send({ type: 'choice.saved' });
  };
  return { actor, stored, storedReports, reportChoice, has, measures, save };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('nothing is measured before somebody has said yes (B033, B070)', () => {
  const { actor, measures } = createConsentActor();
  expect(measures()).toBe(false);
  actor.send({ type: 'dialog.opened' });
  actor.send({ type: 'analytics.switched', choice: 'Active' });
  expect(measures()).toBe(false);
  actor.send({ type: 'choice.saved' });
  expect(measures()).toBe(true);
});

test('where no consent is needed people are counted without (B070)', () => {
  expect(createConsentActor({ isNeeded: false }).measures()).toBe(true);
});

test('saving keeps the choice, closes the dialog and reports (B032, B033)', async () => {
  const { stored, reportChoice, has, save } = createConsentActor();
  save('Active');
  expect(has('open')).toBe(false);
  expect(stored).toEqual(['Active']);
  expect(reportChoice.inputs).toEqual([{ operation: 'active' }]);
  await reportChoice.succeed(undefined);
  expect(has('reporting')).toBe(false);
});

test('reset sets the switch off, and counts once it is saved (B032)', () => {
  const { actor, stored, reportChoice, measures } = createConsentActor({ stored: 'Active' });
  actor.send({ type: 'dialog.opened' });
  expect(actor.getSnapshot().context.draft).toBe('Active');
  actor.send({ type: 'choice.reset' });
  expect(actor.getSnapshot().context.draft).toBe('Inactive');
  expect(measures()).toBe(true);
  actor.send({ type: 'choice.saved' });
  expect(measures()).toBe(false);
  expect(stored).toEqual(['Inactive']);
  expect(reportChoice.inputs).toEqual([{ operation: 'reset' }]);
});

test('a dialog that is closed without saving changes nothing (B032)', () => {
  const { actor, stored, reportChoice } = createConsentActor({ stored: 'Inactive' });
  actor.send({ type: 'dialog.opened' });
  actor.send({ type: 'analytics.switched', choice: 'Active' });
  actor.send({ type: 'dialog.closed' });
  actor.send({ type: 'dialog.opened' });
  expect(actor.getSnapshot().context).toMatchObject({ stored: 'Inactive', draft: 'Inactive' });
  expect([stored, reportChoice.inputs]).toEqual([[], []]);
});

test('a report that fails is made again when the network is back; the choice counts meanwhile (C072)', async () => {
  const { actor, reportChoice, has, measures, save } = createConsentActor();
  save('Active');
  await reportChoice.fail('NETWORK');
  expect([has('unreported'), measures()]).toEqual([true, true]);
  actor.send({ type: 'network.restored' });
  await reportChoice.succeed(undefined);
  expect(reportChoice.inputs).toEqual([{ operation: 'active' }, { operation: 'active' }]);
  expect(has('unreported')).toBe(false);
});

test('a report that did not arrive is kept in the browser and made again by the next page (C072)', async () => {
  const first = createConsentActor();
  first.save('Active');
  expect(first.storedReports).toEqual(['active']);
  await first.reportChoice.fail('NETWORK');
  first.actor.stop();
  const next = createConsentActor({ stored: 'Active', unreported: 'active' });
  expect([next.has('reporting'), next.has('unreported'), next.measures()]).toEqual([true, true, true]);
  expect(next.reportChoice.inputs).toEqual([{ operation: 'active' }]);
  await next.reportChoice.succeed(undefined);
  expect([next.has('reporting'), next.has('unreported'), next.storedReports]).toEqual([false, false, [null]]);
  expect(next.actor.getSnapshot().context.unreported).toBeNull();
});

test('a page with nothing to report reports nothing (C072)', () => {
  const { reportChoice, has, actor } = createConsentActor({ stored: 'Active' });
  expect([reportChoice.inputs, has('reporting'), has('unreported'), has('open')]).toEqual([
    [],
    false,
    false,
    false,
  ]);
  expect(actor.getSnapshot().context).toMatchObject({ draft: 'Active', isReset: false });
});

test.each(['INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS', 'NETWORK'])(
  'a report that was answered with %s is made again by itself, later from time to time (C072)',
  async (code) => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { actor, reportChoice, has, save } = createConsentActor();
    save('Active');
    await reportChoice.fail(code);
    expect(actor.getSnapshot().context.problem?.code).toBe(code);
    await vi.advanceTimersByTimeAsync(999);
    expect([reportChoice.inputs.length, has('reporting'), has('unreported')]).toEqual([1, false, true]);
    await vi.advanceTimersByTimeAsync(1);
    expect(reportChoice.inputs).toHaveLength(2);
    await reportChoice.fail(code);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(reportChoice.inputs).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    await reportChoice.succeed(undefined);
    expect(has('unreported')).toBe(false);
    expect(actor.getSnapshot().context).toMatchObject({ unreported: null, failures: 0, problem: null });
  },
);

test('saving is nothing while the dialog is closed (B032)', () => {
  const { actor, stored, storedReports, reportChoice } = createConsentActor({ stored: 'Active' });
  actor.send({ type: 'choice.saved' });
  expect([stored, storedReports, reportChoice.inputs]).toEqual([[], [], []]);
  expect(actor.getSnapshot().context.stored).toBe('Active');
});

test('what another tab says is reported there: what was said here before does not follow it (C072)', async () => {
  const { actor, reportChoice, has, save } = createConsentActor();
  save('Active');
  await reportChoice.fail('NETWORK');
  actor.send({ type: 'choice.changed', choice: 'Inactive' });
  actor.send({ type: 'network.restored' });
  expect([reportChoice.inputs.length, has('unreported')]).toEqual([1, false]);
  expect(actor.getSnapshot().context).toMatchObject({ stored: 'Inactive', unreported: null, problem: null });
});

test('a switch that is touched after Reset is a choice of its own again (B032)', () => {
  const { actor, reportChoice } = createConsentActor({ stored: 'Active' });
  const say = (...types: ('dialog.opened' | 'choice.reset' | 'choice.saved' | 'dialog.closed')[]) =>
    types.forEach((type) => actor.send({ type }));
  say('dialog.opened', 'choice.reset');
  actor.send({ type: 'analytics.switched', choice: 'Inactive' });
  say('choice.saved');
  say('dialog.opened', 'choice.reset', 'dialog.closed', 'dialog.opened', 'choice.saved');
  expect(reportChoice.inputs).toEqual([{ operation: 'inactive' }, { operation: 'inactive' }]);
});

test('saving again takes back what went wrong before (C072)', async () => {
  const { actor, reportChoice, has, save } = createConsentActor();
  save('Active');
  await reportChoice.fail('NETWORK');
  actor.send({ type: 'dialog.opened' });
  expect(has('open')).toBe(true);
  actor.send({ type: 'choice.saved' });
  expect(actor.getSnapshot().context).toMatchObject({ problem: null, failures: 0 });
});

test.each([
  ['active', 'active'],
  ['inactive', 'inactive'],
  ['reset', 'reset'],
  ['Active', null],
  [undefined, null],
] as const)('a report kept as %s is %s (C072)', (stored, operation) => {
  expect(readUnreported(stored)).toBe(operation);
});

test('the latest choice is the one that is reported (C072)', async () => {
  const { reportChoice, save } = createConsentActor();
  save('Active');
  await reportChoice.fail('NETWORK');
  save('Inactive');
  expect(reportChoice.inputs.at(-1)).toEqual({ operation: 'inactive' });
});

test('what another tab saves counts here as well (B032)', () => {
  const { actor, measures } = createConsentActor({ stored: 'Active' });
  actor.send({ type: 'choice.changed', choice: null });
  expect(measures()).toBe(false);
});

test.each([
  ['Active', 'Active'],
  ['Inactive', 'Inactive'],
  ['active', null],
  [null, null],
  [undefined, null],
] as const)('storage that holds %s is the choice %s (B032)', (stored, choice) => {
  expect(readChoice(stored)).toBe(choice);
});

test('who has said nothing finds the switch off (B032)', () => {
  const { actor } = createConsentActor();
  expect(actor.getSnapshot().context.draft).toBe('Inactive');
  actor.send({ type: 'dialog.opened' });
  expect(actor.getSnapshot().context.draft).toBe('Inactive');
});

test('a report of an earlier visit that fails again waits as long as a first one (C072)', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const { reportChoice } = createConsentActor({ stored: 'Active', unreported: 'active' });
  await reportChoice.fail('NETWORK');
  await vi.advanceTimersByTimeAsync(999);
  expect(reportChoice.inputs).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(reportChoice.inputs).toHaveLength(2);
});

import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { consentMachine, mayMeasure } from './consent.machine.ts';
import type { ConsentInput, ConsentOperation } from './consent.machine.ts';
import { readChoice } from './consent-rules.ts';
import type { AnalyticsChoice } from './consent-rules.ts';

function createConsentActor(input: Partial<ConsentInput> = {}) {
  const stored: AnalyticsChoice[] = [];
  const reportChoice = fakeActor<unknown, { operation: ConsentOperation }>();
  const actor = createActor(
    consentMachine.provide({
      actors: { reportChoice: reportChoice.logic },
      actions: { storeChoice: (_, { choice }) => void stored.push(choice) },
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
  return { actor, stored, reportChoice, has, measures, save };
}

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

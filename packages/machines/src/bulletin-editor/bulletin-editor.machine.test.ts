import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { bulletinEditorMachine } from './bulletin-editor.machine.ts';
import { draftProblems } from './bulletin-draft.ts';
import type { BulletinDraft } from './bulletin-draft.ts';

const draft = (more: Partial<BulletinDraft> = {}): BulletinDraft => ({
  id: '1',
  version: 3,
  content: { en_US: 'Closed on Sunday.' },
  startDay: '2026-11-21',
  startTime: '08:00',
  endDay: '2026-11-22',
  endTime: '18:00',
  isPublished: true,
  ...more,
});

function createEditorActor() {
  const saveBulletin = fakeActor<unknown, BulletinDraft>();
  const loadBulletin = fakeActor<BulletinDraft, { id: string }>();
  const endBulletin = fakeActor<unknown, { id: string }>();
  const deleteBulletin = fakeActor<unknown, { id: string }>();
  const actor = createActor(
    bulletinEditorMachine.provide({
      actors: {
        saveBulletin: saveBulletin.logic,
        loadBulletin: loadBulletin.logic,
        endBulletin: endBulletin.logic,
        deleteBulletin: deleteBulletin.logic,
      },
    }),
  );
  let changes = 0;
  actor.on('bulletins.changed', () => (changes += 1));
  actor.start();
  const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'editing');
  const begin = (more?: Partial<BulletinDraft>): void =>
    actor.send({ type: 'editing.begun', draft: draft(more) });
  const write = (text: string): void =>
    actor.send({ type: 'draft.changed', change: { content: { en_US: text } } });
  return {
    actor,
    saveBulletin,
    loadBulletin,
    endBulletin,
    deleteBulletin,
    has,
    begin,
    write,
    changes: () => changes,
  };
}

test.each([
  [{}, {}],
  [{ content: { en_US: '  ' } }, { content: 'REQUIRED' }],
  [{ content: { en_US: 'a', ar_SA: 'x'.repeat(2_000 + 1) } }, { content: 'TOO_LONG' }],
  [{ startDay: '' }, { start: 'REQUIRED' }],
  [{ endTime: '' }, { end: 'REQUIRED' }],
  [{ endDay: '2026-11-20' }, { end: 'BEFORE_START' }],
  [{ endDay: '2026-11-21', endTime: '08:00' }, {}],
])('a notice with %j has the problems %j (B030)', (more, problems) => {
  expect(draftProblems(draft(more))).toEqual(problems);
});

test('a notice is saved and the list told (B030)', async () => {
  const { saveBulletin, has, begin, write, actor, changes } = createEditorActor();
  begin();
  expect(has('unsaved')).toBe(false);
  write('Closed on Monday.');
  expect(has('unsaved')).toBe(true);
  actor.send({ type: 'draft.submitted' });
  expect(saveBulletin.inputs).toEqual([draft({ content: { en_US: 'Closed on Monday.' } })]);
  await saveBulletin.succeed(undefined);
  expect([has('saved'), has('editing'), changes()]).toEqual([true, false, 1]);
});

test('what is wrong is said, and nothing is sent (B030)', () => {
  const { actor, saveBulletin, has, begin } = createEditorActor();
  begin({ content: {}, endDay: '2026-11-01' });
  actor.send({ type: 'draft.submitted' });
  expect(has('invalid')).toBe(true);
  expect(actor.getSnapshot().context.fieldProblems).toEqual({ content: 'REQUIRED', end: 'BEFORE_START' });
  expect(saveBulletin.inputs).toEqual([]);
});

test('what was typed survives a failure', async () => {
  const { actor, saveBulletin, has, begin, write } = createEditorActor();
  begin();
  write('New words.');
  actor.send({ type: 'draft.submitted' });
  await saveBulletin.fail('NETWORK');
  expect(has('failed')).toBe(true);
  expect(actor.getSnapshot().context.draft?.content).toEqual({ en_US: 'New words.' });
  actor.send({ type: 'draft.submitted' });
  await saveBulletin.succeed(undefined);
  expect(has('saved')).toBe(true);
});

test('leaving asks only where something would be lost', () => {
  const { actor, has, begin, write } = createEditorActor();
  begin();
  actor.send({ type: 'editing.left' });
  expect(has('editing')).toBe(false);
  begin();
  write('Half a sentence');
  actor.send({ type: 'editing.left' });
  expect(has('confirmingDiscard')).toBe(true);
  actor.send({ type: 'discard.cancelled' });
  expect(actor.getSnapshot().context.draft?.content).toEqual({ en_US: 'Half a sentence' });
  actor.send({ type: 'editing.left' });
  actor.send({ type: 'discard.confirmed' });
  expect(has('editing')).toBe(false);
});

test('two who edit the same notice choose', async () => {
  const { actor, saveBulletin, loadBulletin, has, begin, write } = createEditorActor();
  begin();
  write('Mine.');
  actor.send({ type: 'draft.submitted' });
  await saveBulletin.fail('VERSION_CONFLICT');
  await loadBulletin.succeed(draft({ version: 4, content: { en_US: 'Theirs.' } }));
  expect(has('conflict')).toBe(true);
  actor.send({ type: 'conflict.mineKept' });
  expect(saveBulletin.inputs.at(-1)).toMatchObject({ version: 4, content: { en_US: 'Mine.' } });
  await saveBulletin.fail('VERSION_CONFLICT');
  await loadBulletin.succeed(draft({ version: 5, content: { en_US: 'Theirs again.' } }));
  actor.send({ type: 'conflict.theirsTaken' });
  expect(actor.getSnapshot().context.draft).toMatchObject({
    version: 5,
    content: { en_US: 'Theirs again.' },
  });
  expect(has('unsaved')).toBe(false);
});

test.each(['ending', 'deletion'] as const)(
  'the %s of a notice is confirmed and can be tried again',
  async (what) => {
    const { actor, endBulletin, deleteBulletin, has, changes } = createEditorActor();
    const call = what === 'ending' ? endBulletin : deleteBulletin;
    actor.send({ type: `${what}.requested`, id: '7' });
    expect(call.inputs).toEqual([]);
    actor.send({ type: `${what}.confirmed` });
    await call.fail('NETWORK');
    expect(has('failed')).toBe(true);
    actor.send({ type: `${what}.confirmed` });
    await call.succeed(undefined);
    expect(call.inputs).toEqual([{ id: '7' }, { id: '7' }]);
    expect([has('saved'), changes()]).toEqual([true, 1]);
    actor.send({ type: `${what}.requested`, id: '8' });
    actor.send({ type: `${what}.cancelled` });
    expect(call.inputs).toHaveLength(2);
  },
);

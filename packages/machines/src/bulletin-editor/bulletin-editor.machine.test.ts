import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { bulletinEditorMachine } from './bulletin-editor.machine.ts';
import { draftProblems } from './bulletin-draft.ts';
import type { BulletinDraft, SavedBulletin } from './bulletin-draft.ts';

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
  const saveBulletin = fakeActor<SavedBulletin, BulletinDraft>();
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
  await saveBulletin.succeed({ id: '1', version: 4 });
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
  await saveBulletin.succeed({ id: '1', version: 4 });
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

/** What the page reads: its tags, the problems of fields, the code of the last refusal. */
const shownBy = ({ actor }: ReturnType<typeof createEditorActor>) => {
  const { tags, context } = actor.getSnapshot();
  return [[...tags].toSorted(), context.fieldProblems, context.problem?.code ?? null];
};
const NOTHING = {
  saved: null,
  draft: null,
  sent: null,
  theirs: null,
  chosenId: null,
  fieldProblems: {},
  problem: null,
};

test('what the form shows follows each step, and nothing of an earlier refusal stays (B030)', async () => {
  const all = createEditorActor();
  const { actor, saveBulletin, begin, write } = all;
  const submit = () => actor.send({ type: 'draft.submitted' });
  expect(shownBy(all)).toEqual([[], {}, null]);
  begin();
  expect(shownBy(all)).toEqual([['editing'], {}, null]);
  write('');
  expect(shownBy(all)).toEqual([['editing', 'unsaved'], {}, null]);
  submit();
  expect(shownBy(all)).toEqual([['editing', 'invalid', 'unsaved'], { content: 'REQUIRED' }, null]);
  write('Words.');
  expect(shownBy(all)).toEqual([['editing', 'unsaved'], {}, null]);
  submit();
  expect(shownBy(all)).toEqual([['busy', 'editing', 'unsaved'], {}, null]);
  await saveBulletin.fail('NETWORK');
  expect(shownBy(all)).toEqual([['editing', 'failed', 'unsaved'], {}, 'NETWORK']);
  submit();
  expect(shownBy(all)).toEqual([['busy', 'editing', 'unsaved'], {}, null]);
  await saveBulletin.fail('NETWORK');
  write('');
  submit();
  expect(shownBy(all)).toEqual([['editing', 'invalid', 'unsaved'], { content: 'REQUIRED' }, null]);
  write('Words.');
  submit();
  await saveBulletin.succeed({ id: '1', version: 4 });
  expect(shownBy(all)).toEqual([['saved'], {}, null]);
  expect(actor.getSnapshot().context).toEqual(NOTHING);
});

test('a notice that is opened as it is saved is unchanged; one that is typed back is, too (B030)', () => {
  const all = createEditorActor();
  all.begin();
  all.write('Other words.');
  all.write('Closed on Sunday.');
  expect(shownBy(all)[0]).toEqual(['editing']);
});

test('the order of its languages and empty texts change nothing in a notice (B030)', () => {
  const all = createEditorActor();
  all.begin({ content: { en_US: 'One', de_DE: 'Eins' } });
  const same: BulletinDraft['content'][] = [
    { de_DE: 'Eins', en_US: 'One' },
    { en_US: 'One', fr_FR: ' ', de_DE: 'Eins' },
  ];
  for (const content of same) {
    all.actor.send({ type: 'draft.changed', change: { content } });
    expect(shownBy(all)[0]).toEqual(['editing']);
  }
  all.actor.send({ type: 'draft.changed', change: { content: { en_US: 'Eins', de_DE: 'One' } } });
  expect(shownBy(all)[0]).toEqual(['editing', 'unsaved']);
});

test('a refused notice that is left and taken up again begins without the refusal', async () => {
  const all = createEditorActor();
  const { actor, saveBulletin, begin, write } = all;
  begin();
  write('Words.');
  actor.send({ type: 'draft.submitted' });
  await saveBulletin.fail('NETWORK');
  actor.send({ type: 'editing.left' });
  expect(shownBy(all)[0]).toEqual(['confirmingDiscard', 'editing', 'unsaved']);
  actor.send({ type: 'discard.cancelled' });
  expect(shownBy(all)[0]).toEqual(['editing', 'unsaved']);
  actor.send({ type: 'editing.left' });
  actor.send({ type: 'discard.confirmed' });
  expect(shownBy(all)).toEqual([[], {}, null]);
  expect(actor.getSnapshot().context).toEqual(NOTHING);
  begin();
  actor.send({ type: 'editing.left' });
  expect(actor.getSnapshot().context).toEqual(NOTHING);
});

test('typing goes on while a notice is saved, and is there if saving fails', async () => {
  const { actor, saveBulletin, begin, write } = createEditorActor();
  begin();
  write('First.');
  actor.send({ type: 'draft.submitted' });
  write('First and second.');
  await saveBulletin.fail('NETWORK');
  expect(actor.getSnapshot().context.draft?.content).toEqual({ en_US: 'First and second.' });
});

test.each(['1', null])(
  'what is typed while notice %s is saved stays, and is saved as the same notice',
  async (id) => {
    const all = createEditorActor();
    const { actor, saveBulletin, has, begin, write, changes } = all;
    begin({ id });
    write('First.');
    actor.send({ type: 'draft.submitted' });
    write('First and second.');
    await saveBulletin.succeed({ id: '1', version: 4 });
    expect(shownBy(all)).toEqual([['editing', 'unsaved'], {}, null]);
    expect(changes()).toBe(1);
    expect(actor.getSnapshot().context).toMatchObject({
      saved: draft({ version: 4, content: { en_US: 'First.' } }),
      draft: draft({ version: 4, content: { en_US: 'First and second.' } }),
      sent: null,
    });
    actor.send({ type: 'draft.submitted' });
    expect(saveBulletin.inputs.at(-1)).toEqual(
      draft({ version: 4, content: { en_US: 'First and second.' } }),
    );
    await saveBulletin.succeed({ id: '1', version: 5 });
    expect([has('saved'), changes()]).toEqual([true, 2]);
    expect(actor.getSnapshot().context).toEqual(NOTHING);
  },
);

test('what is typed while the other version is loaded is kept with one’s own', async () => {
  const { actor, saveBulletin, loadBulletin, begin, write } = createEditorActor();
  begin();
  write('Mine.');
  actor.send({ type: 'draft.submitted' });
  await saveBulletin.fail('VERSION_CONFLICT');
  write('Mine, and more.');
  await loadBulletin.succeed(draft({ version: 4, content: { en_US: 'Theirs.' } }));
  actor.send({ type: 'conflict.mineKept' });
  expect(saveBulletin.inputs.at(-1)).toMatchObject({ version: 4, content: { en_US: 'Mine, and more.' } });
});

test('the choice of two who edit shows its steps, and a failure of its own', async () => {
  const all = createEditorActor();
  const { actor, saveBulletin, loadBulletin, begin, write } = all;
  begin();
  write('Mine.');
  actor.send({ type: 'draft.submitted' });
  await saveBulletin.fail('VERSION_CONFLICT');
  expect(shownBy(all)[0]).toEqual(['busy', 'editing', 'unsaved']);
  expect(loadBulletin.inputs).toEqual([{ id: '1' }]);
  await loadBulletin.fail('SERVICE_UNAVAILABLE');
  expect(shownBy(all)).toEqual([['editing', 'failed', 'unsaved'], {}, 'SERVICE_UNAVAILABLE']);
  actor.send({ type: 'draft.submitted' });
  await saveBulletin.fail('VERSION_CONFLICT');
  const theirs = draft({ version: 4, content: { en_US: 'Theirs.' } });
  await loadBulletin.succeed(theirs);
  expect(shownBy(all)).toEqual([['conflict', 'editing', 'unsaved'], {}, null]);
  expect(actor.getSnapshot().context.theirs).toEqual(theirs);
  actor.send({ type: 'conflict.mineKept' });
  expect(actor.getSnapshot().context.theirs).toBeNull();
  await saveBulletin.fail('VERSION_CONFLICT');
  await loadBulletin.succeed(theirs);
  actor.send({ type: 'conflict.theirsTaken' });
  expect(actor.getSnapshot().context).toEqual({ ...NOTHING, saved: theirs, draft: theirs });
});

test.each([
  ['ending', 'confirmingEnd'],
  ['deletion', 'confirmingDeletion'],
] as const)('the %s of a notice shows its steps, and leaves nothing behind', async (what, confirming) => {
  const all = createEditorActor();
  const { actor, endBulletin, deleteBulletin } = all;
  const call = what === 'ending' ? endBulletin : deleteBulletin;
  actor.send({ type: `${what}.requested`, id: '7' });
  expect(shownBy(all)).toEqual([[confirming], {}, null]);
  actor.send({ type: `${what}.confirmed` });
  expect(shownBy(all)).toEqual([['busy', confirming].toSorted(), {}, null]);
  await call.fail('NETWORK');
  expect(shownBy(all)).toEqual([[confirming, 'failed'].toSorted(), {}, 'NETWORK']);
  actor.send({ type: `${what}.confirmed` });
  expect(shownBy(all)).toEqual([['busy', confirming].toSorted(), {}, null]);
  await call.fail('NETWORK');
  actor.send({ type: `${what}.cancelled` });
  expect(shownBy(all)).toEqual([[], {}, null]);
  expect(actor.getSnapshot().context).toEqual(NOTHING);
  actor.send({ type: `${what}.requested`, id: '8' });
  actor.send({ type: `${what}.confirmed` });
  await call.succeed(undefined);
  expect(shownBy(all)).toEqual([['saved'], {}, null]);
  expect(actor.getSnapshot().context).toEqual(NOTHING);
});

test('a notice has two thousand characters at most in each language, spaces around it aside (B030)', () => {
  expect(draftProblems(draft({ content: { en_US: ` ${'x'.repeat(2_000)} ` } }))).toEqual({});
});

test('an end alone is before nothing (B030)', () => {
  expect(draftProblems(draft({ startDay: '', endDay: '2026-11-01' }))).toEqual({ start: 'REQUIRED' });
  expect(draftProblems(draft({ endDay: '' }))).toEqual({ end: 'REQUIRED' });
});

test('a notice that was wrong and is given up leaves nothing behind', () => {
  const { actor, begin, write } = createEditorActor();
  begin();
  write('');
  actor.send({ type: 'draft.submitted' });
  actor.send({ type: 'editing.left' });
  actor.send({ type: 'discard.confirmed' });
  expect(actor.getSnapshot().context).toEqual(NOTHING);
});

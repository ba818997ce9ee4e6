import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { feedbackInboxMachine } from './feedback-inbox.machine.ts';
import type {
  FeedbackInboxEmitted,
  InboxEntry,
  InboxFilter,
  SaveEntryInput,
} from './feedback-inbox.types.ts';

const ENTRY: InboxEntry = { id: '1', status: 'new', reply: null, updatedAt: '2026-11-21T08:30:00.000Z' };

function createInbox() {
  const saveEntry = fakeActor<InboxEntry, SaveEntryInput>();
  const loadEntry = fakeActor<InboxEntry, { id: string }>();
  const exportEntries = fakeActor<unknown, InboxFilter>();
  const emitted: FeedbackInboxEmitted[] = [];
  const actor = createActor(
    feedbackInboxMachine.provide({
      actors: { saveEntry: saveEntry.logic, loadEntry: loadEntry.logic, exportEntries: exportEntries.logic },
    }),
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'open');
  return {
    actor,
    saveEntry,
    loadEntry,
    exportEntries,
    emitted,
    has,
    context: () => actor.getSnapshot().context,
    open: (entry: InboxEntry = ENTRY) => actor.send({ type: 'entry.opened', entry }),
    answer: (value: string) => actor.send({ type: 'reply.changed', value }),
    save: () => actor.send({ type: 'entry.submitted' }),
  };
}

describe('handling a message', () => {
  test('an answer is sent once, and marks it as answered by itself (C098)', async () => {
    const { saveEntry, emitted, has, open, answer, save } = createInbox();
    open();
    answer(' Thank you, the video has been replaced. ');
    save();
    save();
    expect(saveEntry.inputs).toEqual([
      {
        id: '1',
        status: 'answered',
        reply: 'Thank you, the video has been replaced.',
        updatedAt: ENTRY.updatedAt,
      },
    ]);
    const saved = { ...ENTRY, status: 'answered' as const, reply: 'Thank you, the video has been replaced.' };
    await saveEntry.succeed(saved);
    expect(has('open')).toBe(false);
    expect(emitted).toEqual([{ type: 'entry.saved', entry: saved }]);
  });

  test('a status alone says nothing new to the person (C098)', () => {
    const { actor, saveEntry, open, save } = createInbox();
    open({ ...ENTRY, status: 'answered', reply: 'Thank you.' });
    actor.send({ type: 'status.chosen', status: 'closed' });
    save();
    expect(saveEntry.inputs).toEqual([
      { id: '1', status: 'closed', reply: null, updatedAt: ENTRY.updatedAt },
    ]);
  });

  test.each([
    ['', 'REQUIRED'],
    ['x'.repeat(1001), 'TOO_LONG'],
  ])('an answer like %j is not sent: %s (C098)', (reply, problem) => {
    const { actor, saveEntry, has, context, open, answer, save } = createInbox();
    open();
    actor.send({ type: 'status.chosen', status: 'answered' });
    answer(reply);
    actor.send({ type: 'status.chosen', status: 'answered' });
    save();
    expect(has('invalid')).toBe(true);
    expect(context().fieldProblem).toBe(problem);
    expect(saveEntry.inputs).toEqual([]);
  });

  test('a failure keeps the answer (C098)', async () => {
    const { saveEntry, has, context, open, answer, save } = createInbox();
    open();
    answer('Thank you.');
    save();
    await saveEntry.fail('NETWORK');
    expect(has('failed')).toBe(true);
    expect(context()).toMatchObject({ reply: 'Thank you.', problem: { code: 'NETWORK' } });
    save();
    expect(saveEntry.inputs).toHaveLength(2);
  });

  test('closing asks only where something would be lost', () => {
    const { actor, has, context, open, answer } = createInbox();
    open();
    actor.send({ type: 'entry.closed' });
    expect(has('open')).toBe(false);
    open();
    answer('Thank');
    actor.send({ type: 'entry.closed' });
    expect(has('confirmingClose')).toBe(true);
    actor.send({ type: 'close.cancelled' });
    expect(context().reply).toBe('Thank');
    actor.send({ type: 'entry.closed' });
    actor.send({ type: 'close.confirmed' });
    expect(context()).toMatchObject({ entry: null, reply: '' });
  });
});

describe('somebody else was quicker', () => {
  const theirs: InboxEntry = {
    ...ENTRY,
    status: 'answered',
    reply: 'Done.',
    updatedAt: '2026-11-21T09:00:00.000Z',
  };

  async function conflict() {
    const inbox = createInbox();
    inbox.open();
    inbox.answer('Thank you.');
    inbox.save();
    await inbox.saveEntry.fail('VERSION_CONFLICT');
    await inbox.loadEntry.succeed(theirs);
    expect(inbox.has('conflict')).toBe(true);
    expect(inbox.context().theirs).toEqual(theirs);
    return inbox;
  }

  test('mine is saved over theirs, knowing it (C098)', async () => {
    const { actor, saveEntry } = await conflict();
    actor.send({ type: 'conflict.mineKept' });
    expect(saveEntry.inputs[1]).toMatchObject({ reply: 'Thank you.', updatedAt: theirs.updatedAt });
  });

  test('or theirs is shown, and nothing is saved (C098)', async () => {
    const { actor, saveEntry, context } = await conflict();
    actor.send({ type: 'conflict.theirsTaken' });
    expect(context()).toMatchObject({ entry: theirs, reply: 'Done.', status: 'answered', problem: null });
    expect(saveEntry.inputs).toHaveLength(1);
  });
});

test('the export takes the filter along, and does not stand in the way of an answer (C097)', async () => {
  const { actor, exportEntries, has, context, open } = createInbox();
  actor.send({ type: 'export.requested', filter: { status: 'new', kind: 'complaint' } });
  actor.send({ type: 'export.requested', filter: { status: 'closed' } });
  open();
  expect(exportEntries.inputs).toEqual([{ status: 'new', kind: 'complaint' }]);
  await exportEntries.fail('SERVICE_UNAVAILABLE');
  expect(has('exportFailed')).toBe(true);
  expect(has('open')).toBe(true);
  expect(context().exportProblem?.code).toBe('SERVICE_UNAVAILABLE');
});

/** What the page reads: its tags, what is wrong with the answer, the code of the last refusal. */
const shownBy = ({ actor }: ReturnType<typeof createInbox>) => {
  const { tags, context } = actor.getSnapshot();
  return [[...tags].toSorted(), context.fieldProblem, context.problem?.code ?? null];
};
const NOTHING = { entry: null, reply: '', theirs: null, problem: null, fieldProblem: null };

test('what the dialog shows follows each step, and nothing of an earlier refusal stays (C098)', async () => {
  const all = createInbox();
  const { actor, saveEntry, context, open, answer, save } = all;
  expect(shownBy(all)).toEqual([[], null, null]);
  open();
  expect(shownBy(all)).toEqual([['open'], null, null]);
  actor.send({ type: 'status.chosen', status: 'answered' });
  save();
  expect(shownBy(all)).toEqual([['invalid', 'open'], 'REQUIRED', null]);
  answer('Thank you.');
  expect(shownBy(all)).toEqual([['open'], null, null]);
  answer(' ');
  save();
  actor.send({ type: 'status.chosen', status: 'closed' });
  expect(shownBy(all)).toEqual([['open'], null, null]);
  answer('Thank you.');
  save();
  expect(shownBy(all)).toEqual([['open', 'saving'], null, null]);
  await saveEntry.fail('NETWORK');
  expect(shownBy(all)).toEqual([['failed', 'open'], null, 'NETWORK']);
  save();
  expect(shownBy(all)).toEqual([['open', 'saving'], null, null]);
  await saveEntry.fail('NETWORK');
  answer('x'.repeat(1_001));
  save();
  expect(shownBy(all)).toEqual([['invalid', 'open'], 'TOO_LONG', null]);
  actor.send({ type: 'entry.closed' });
  expect(shownBy(all)[0]).toEqual(['confirmingClose', 'open']);
  actor.send({ type: 'close.cancelled' });
  expect(shownBy(all)[0]).toEqual(['open']);
  answer('Thank you.');
  save();
  await saveEntry.succeed({ ...ENTRY, status: 'closed', reply: 'Thank you.' });
  expect(shownBy(all)).toEqual([[], null, null]);
  expect(context()).toMatchObject(NOTHING);
});

test('the next message begins without what was typed and refused of the one before (C098)', async () => {
  const all = createInbox();
  const { actor, saveEntry, context, open, answer, save } = all;
  open();
  answer('Thank you.');
  save();
  await saveEntry.fail('NETWORK');
  actor.send({ type: 'entry.closed' });
  actor.send({ type: 'close.confirmed' });
  expect(shownBy(all)).toEqual([[], null, null]);
  expect(context()).toMatchObject(NOTHING);
  open({ ...ENTRY, id: '2', reply: 'Said before.', status: 'answered' });
  expect(context()).toMatchObject({
    reply: 'Said before.',
    status: 'answered',
    problem: null,
    fieldProblem: null,
  });
});

test('a message that nobody changed is closed without being saved (C098)', () => {
  const all = createInbox();
  const { actor, saveEntry, context, open, save } = all;
  open();
  save();
  expect(shownBy(all)[0]).toEqual([]);
  expect(context()).toMatchObject(NOTHING);
  open();
  actor.send({ type: 'entry.closed' });
  expect(context()).toMatchObject(NOTHING);
  expect(saveEntry.inputs).toEqual([]);
});

test('writing marks a message as answered, save where it is closed or was written on before (C098)', () => {
  const { actor, context, open, answer } = createInbox();
  const status = () => context().status;
  open();
  answer(' ');
  expect(status()).toBe('new');
  answer('T');
  expect(status()).toBe('answered');
  actor.send({ type: 'status.chosen', status: 'new' });
  answer('Th');
  expect(status()).toBe('new');
  actor.send({ type: 'entry.closed' });
  actor.send({ type: 'close.confirmed' });
  open({ ...ENTRY, id: '2', status: 'closed' });
  answer('T');
  expect(status()).toBe('closed');
});

test('an answer has a thousand characters at most, spaces around it aside (C098)', () => {
  const { saveEntry, open, answer, save } = createInbox();
  open();
  answer(` ${'x'.repeat(1_000)} `);
  save();
  expect(saveEntry.inputs[0]?.reply).toBe('x'.repeat(1_000));
});

test('the choice of two who answer shows its steps, and a failure of its own (C098)', async () => {
  const all = createInbox();
  const { actor, saveEntry, loadEntry, context, open, answer, save } = all;
  const theirs: InboxEntry = { ...ENTRY, status: 'closed', updatedAt: '2026-11-21T09:00:00.000Z' };
  open();
  answer('Thank you.');
  save();
  await saveEntry.fail('VERSION_CONFLICT');
  expect(shownBy(all)[0]).toEqual(['open', 'saving']);
  expect(loadEntry.inputs).toEqual([{ id: '1' }]);
  await loadEntry.fail('NETWORK');
  expect(shownBy(all)).toEqual([['failed', 'open'], null, 'NETWORK']);
  save();
  await saveEntry.fail('VERSION_CONFLICT');
  await loadEntry.succeed(theirs);
  expect(shownBy(all)[0]).toEqual(['conflict', 'open']);
  actor.send({ type: 'conflict.mineKept' });
  expect(context()).toMatchObject({ entry: theirs, theirs: null, problem: null, reply: 'Thank you.' });
  await saveEntry.fail('VERSION_CONFLICT');
  await loadEntry.succeed(theirs);
  actor.send({ type: 'conflict.theirsTaken' });
  expect(shownBy(all)).toEqual([['open'], null, null]);
  expect(context()).toMatchObject({ entry: theirs, theirs: null, status: 'closed', reply: '' });
});

test('an export shows its steps, and the next one forgets the refusal (C097)', async () => {
  const { actor, exportEntries, context } = createInbox();
  const tags = () => [...actor.getSnapshot().tags];
  const ask = () => actor.send({ type: 'export.requested', filter: {} });
  ask();
  expect(tags()).toEqual(['exporting']);
  await exportEntries.fail('NETWORK');
  expect(tags()).toEqual(['exportFailed']);
  ask();
  expect([tags(), context().exportProblem]).toEqual([['exporting'], null]);
  await exportEntries.succeed(undefined);
  expect(tags()).toEqual([]);
  ask();
  expect(exportEntries.inputs).toHaveLength(3);
});

test('an answer that was wrong and is given up leaves nothing behind (C098)', () => {
  const { actor, context, open, save } = createInbox();
  open();
  actor.send({ type: 'status.chosen', status: 'answered' });
  save();
  actor.send({ type: 'entry.closed' });
  actor.send({ type: 'close.confirmed' });
  expect(context()).toMatchObject(NOTHING);
});

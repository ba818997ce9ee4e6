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

import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { contentEditorMachine } from './content-editor.machine.ts';
import { AUTOSAVE_MS, RETRY_MS } from './content-editor.setup.ts';
import { UNDO_MAX } from './edited-content.ts';
import type {
  EditedContent,
  LoadedContent,
  PublishingContent,
  RestoringContent,
  SavedContent,
  SavingContent,
  UndoSteps,
} from './edited-content.ts';

const draftOf = (title: string): EditedContent => ({ title });
const SAVED_AT = '2026-03-14T09:27:00.000Z';
const loaded = (title: string, version: string | null): LoadedContent => ({
  draft: draftOf(title),
  version,
  savedAt: SAVED_AT,
});
const saved = (version: string): SavedContent => ({ version, savedAt: SAVED_AT });

function createEditor() {
  const loadDraft = fakeActor<LoadedContent, undefined>();
  const saveDraft = fakeActor<SavedContent, SavingContent>();
  const publishDraft = fakeActor<unknown, PublishingContent>();
  const restoreVersion = fakeActor<LoadedContent, RestoringContent>();
  const clock = new SimulatedClock();
  const actor = createActor(
    contentEditorMachine.provide({
      actors: {
        loadDraft: loadDraft.logic as never,
        saveDraft: saveDraft.logic,
        publishDraft: publishDraft.logic,
        restoreVersion: restoreVersion.logic,
      },
    }),
    { clock },
  );
  const reported: string[] = [];
  const steps: (UndoSteps & { version: string | null })[] = [];
  actor.on('draft.saved', ({ type }) => reported.push(type));
  actor.on('draft.published', ({ type }) => reported.push(type));
  actor.on('steps.changed', ({ version, past, future }) => steps.push({ version, past, future }));
  actor.start();
  const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'editing');
  const context = () => actor.getSnapshot().context;
  const tags = () => [...actor.getSnapshot().tags].toSorted();
  const shown = () => context().draft?.['title'];
  const write = (title: string, mark: string | null = null) =>
    actor.send({ type: 'draft.changed', draft: draftOf(title), mark });
  /** Writes and waits until it is saved by itself. */
  const save = (title: string) => {
    write(title);
    clock.increment(AUTOSAVE_MS);
  };
  return {
    actor,
    clock,
    loadDraft,
    saveDraft,
    publishDraft,
    restoreVersion,
    reported,
    steps,
    has,
    tags,
    context,
    shown,
    write,
    save,
  };
}

async function openEditor(version: string | null = '7') {
  const editor = createEditor();
  await editor.loadDraft.succeed(loaded('First', version));
  return editor;
}

describe('editing (R31)', () => {
  test('begins with the draft, or with a failure that can be tried again', async () => {
    const { actor, loadDraft, has, shown, context } = createEditor();
    expect(has('loading')).toBe(true);
    await loadDraft.fail('NETWORK');
    expect([has('failed'), context().problem?.code]).toEqual([true, 'NETWORK']);
    actor.send({ type: 'loading.retried' });
    await loadDraft.succeed(loaded('First', '7'));
    expect([has('editing'), has('unsaved'), shown()]).toEqual([true, false, 'First']);
  });

  test('goes on with the steps of before the page was loaded again, and says what they are once all is saved', async () => {
    const { actor, clock, loadDraft, saveDraft, shown, steps, has } = createEditor();
    const [before, after] = [draftOf('Before'), draftOf('After')];
    await loadDraft.succeed({ ...loaded('First', '7'), steps: { past: [before], future: [after] } });
    actor.send({ type: 'redo' });
    expect(shown()).toBe('After');
    actor.send({ type: 'undo' });
    actor.send({ type: 'undo' });
    expect([shown(), has('unsaved')]).toEqual(['Before', true]);
    clock.increment(AUTOSAVE_MS);
    await saveDraft.succeed(saved('8'));
    expect(steps).toEqual([
      { version: '7', past: [before], future: [after] },
      { version: '8', past: [], future: [after, draftOf('First')] },
    ]);
  });

  test('shows what somebody else has saved where nothing was changed here, one step of undo away from it', async () => {
    const { actor, loadDraft, shown, reported, has, context, write } = await openEditor();
    actor.send({ type: 'newest.requested' });
    expect(has('editing')).toBe(true);
    await loadDraft.fail('NETWORK');
    expect([has('failed'), shown()]).toEqual([true, 'First']);
    actor.send({ type: 'newest.requested' });
    await loadDraft.succeed(loaded('Theirs', '8'));
    expect([shown(), context().version, reported]).toEqual(['Theirs', '8', ['draft.saved']]);
    actor.send({ type: 'undo' });
    expect(shown()).toBe('First');
    write('Mine');
    actor.send({ type: 'newest.requested' });
    expect([shown(), loadDraft.inputs.length]).toEqual(['Mine', 3]);
  });

  test('saves by itself once nothing is typed for a moment', async () => {
    const { clock, saveDraft, write, has, reported, context } = await openEditor();
    write('Sec');
    clock.increment(AUTOSAVE_MS - 1);
    write('Second');
    clock.increment(AUTOSAVE_MS - 1);
    expect([saveDraft.inputs, has('unsaved')]).toEqual([[], true]);
    clock.increment(1);
    expect(saveDraft.inputs).toEqual([{ draft: draftOf('Second'), version: '7' }]);
    await saveDraft.succeed(saved('8'));
    expect([has('unsaved'), context().savedAt, reported]).toEqual([false, SAVED_AT, ['draft.saved']]);
  });

  test('saves what is typed while it is saved next, over the version that was made', async () => {
    const { clock, saveDraft, has, write, save, shown } = await openEditor();
    save('One');
    write('Two');
    await saveDraft.succeed(saved('8'));
    expect([has('unsaved'), shown()]).toEqual([true, 'Two']);
    clock.increment(AUTOSAVE_MS);
    expect(saveDraft.inputs.at(-1)).toEqual({ draft: draftOf('Two'), version: '8' });
  });

  test('keeps what is typed without a connection, and tries again by itself or at once', async () => {
    const { actor, clock, saveDraft, save, write, has, shown } = await openEditor();
    save('Kept');
    await saveDraft.fail('NETWORK');
    expect([has('offline'), has('unsaved'), shown()]).toEqual([true, true, 'Kept']);
    write('Kept too');
    clock.increment(RETRY_MS);
    await saveDraft.fail('SERVICE_UNAVAILABLE');
    actor.send({ type: 'saving.retried' });
    expect(saveDraft.inputs.at(-1)).toEqual({ draft: draftOf('Kept too'), version: '7' });
    await saveDraft.succeed(saved('8'));
    expect(has('unsaved')).toBe(false);
  });

  test('says why a draft is refused, and saves it again once it is changed', async () => {
    const { clock, saveDraft, save, write, has, context } = await openEditor();
    save('Wrong');
    await saveDraft.fail('CONTENT_INVALID');
    expect([has('failed'), has('unsaved'), context().problem?.code]).toEqual([true, true, 'CONTENT_INVALID']);
    clock.increment(RETRY_MS);
    expect(saveDraft.inputs).toHaveLength(1);
    write('Right');
    expect(has('failed')).toBe(false);
    clock.increment(AUTOSAVE_MS);
    expect(saveDraft.inputs.at(-1)?.draft).toEqual(draftOf('Right'));
  });
});

describe('undo', () => {
  test('takes steps back and again, and saves what it shows', async () => {
    const { actor, clock, saveDraft, shown, write, context } = await openEditor();
    write('A');
    write('B');
    actor.send({ type: 'undo' });
    expect([shown(), context().revision]).toEqual(['A', 1]);
    actor.send({ type: 'undo' });
    actor.send({ type: 'undo' });
    expect(shown()).toBe('First');
    actor.send({ type: 'redo' });
    expect([shown(), context().revision]).toEqual(['A', 3]);
    clock.increment(AUTOSAVE_MS);
    expect(saveDraft.inputs.at(-1)?.draft).toEqual(draftOf('A'));
    write('C');
    actor.send({ type: 'redo' });
    expect(shown()).toBe('C');
  });

  test('takes what was typed in one field as one step', async () => {
    const { actor, shown, write } = await openEditor();
    for (const text of ['a', 'ab', 'abc']) write(text, 'title');
    write('abc!', 'text');
    actor.send({ type: 'undo' });
    expect(shown()).toBe('abc');
    actor.send({ type: 'undo' });
    expect(shown()).toBe('First');
  });

  test('goes back so many steps and no more', async () => {
    const { write, context } = await openEditor();
    for (let step = 0; step < UNDO_MAX + 20; step += 1) write(`Step ${step}`);
    expect(context().past).toHaveLength(UNDO_MAX);
  });
});

describe('two who edit at once', () => {
  const conflict = async () => {
    const editor = await openEditor();
    editor.save('Mine');
    await editor.saveDraft.fail('VERSION_CONFLICT');
    await editor.loadDraft.succeed(loaded('Theirs', '8'));
    expect([editor.has('conflict'), editor.context().theirs?.draft, editor.shown()]).toEqual([
      true,
      draftOf('Theirs'),
      'Mine',
    ]);
    return editor;
  };

  test('mine is saved over theirs', async () => {
    const { actor, saveDraft, has } = await conflict();
    actor.send({ type: 'conflict.mineKept' });
    expect(saveDraft.inputs.at(-1)).toEqual({ draft: draftOf('Mine'), version: '8' });
    await saveDraft.succeed(saved('9'));
    expect([has('conflict'), has('unsaved')]).toEqual([false, false]);
  });

  test('theirs is taken, and mine is one step of undo away', async () => {
    const { actor, shown, has, context } = await conflict();
    actor.send({ type: 'conflict.theirsTaken' });
    expect([shown(), has('unsaved'), context().version, context().revision]).toEqual([
      'Theirs',
      false,
      '8',
      1,
    ]);
    actor.send({ type: 'undo' });
    expect([shown(), has('unsaved'), context().revision]).toEqual(['Mine', true, 2]);
  });

  test('nothing is lost where the other version cannot be loaded', async () => {
    const { clock, saveDraft, loadDraft, save, has, shown } = await openEditor();
    save('Mine');
    await saveDraft.fail('VERSION_CONFLICT');
    await loadDraft.fail('NETWORK');
    expect([has('offline'), shown()]).toEqual([true, 'Mine']);
    clock.increment(RETRY_MS);
    expect(saveDraft.inputs).toHaveLength(2);
  });
});

describe('publishing (C104)', () => {
  test('is confirmed, and tells that others see something else', async () => {
    const { actor, publishDraft, has, reported } = await openEditor();
    actor.send({ type: 'publishing.requested' });
    actor.send({ type: 'publishing.cancelled' });
    expect(publishDraft.inputs).toEqual([]);
    actor.send({ type: 'publishing.requested' });
    actor.send({ type: 'publishing.confirmed', publishAt: SAVED_AT });
    expect(publishDraft.inputs).toEqual([{ version: '7', publishAt: SAVED_AT }]);
    await publishDraft.succeed(undefined);
    expect([has('published'), reported]).toEqual([true, ['draft.published']]);
  });

  test.each([
    ['what is not saved yet', '7'],
    ['what was never saved', null],
  ])('saves %s first', async (_, version) => {
    const { actor, saveDraft, publishDraft, has, write } = await openEditor(version);
    if (version !== null) write('Unsaved');
    actor.send({ type: 'publishing.requested' });
    expect([saveDraft.inputs.length, has('confirmingPublication')]).toEqual([1, false]);
    await saveDraft.succeed(saved('8'));
    expect(has('confirmingPublication')).toBe(true);
    actor.send({ type: 'publishing.confirmed', publishAt: null });
    expect(publishDraft.inputs).toEqual([{ version: '8', publishAt: null }]);
  });

  test('that was asked for while it is saved waits for that, and is forgotten with a failure', async () => {
    const { actor, clock, saveDraft, save, has } = await openEditor();
    save('One');
    actor.send({ type: 'publishing.requested' });
    await saveDraft.fail('NETWORK');
    clock.increment(RETRY_MS);
    await saveDraft.succeed(saved('8'));
    expect([has('confirmingPublication'), has('unsaved')]).toEqual([false, false]);
  });

  test('that is refused says why, and can be tried again or left', async () => {
    const { actor, loadDraft, publishDraft, has, context } = await openEditor();
    actor.send({ type: 'publishing.requested' });
    actor.send({ type: 'publishing.confirmed', publishAt: null });
    await publishDraft.fail('PAGE_INVALID');
    expect([has('confirmingPublication'), has('failed'), context().problem?.code]).toEqual([
      true,
      true,
      'PAGE_INVALID',
    ]);
    actor.send({ type: 'publishing.cancelled' });
    expect([has('confirmingPublication'), context().problem]).toEqual([false, null]);
    actor.send({ type: 'publishing.requested' });
    actor.send({ type: 'publishing.confirmed', publishAt: null });
    await publishDraft.fail('VERSION_CONFLICT');
    await loadDraft.succeed(loaded('Theirs', '8'));
    expect(has('conflict')).toBe(true);
  });
});

describe('an older version (C101)', () => {
  test('becomes the draft; what stood there is one step of undo away', async () => {
    const { actor, restoreVersion, has, shown, reported } = await openEditor();
    actor.send({ type: 'restoring.requested', version: '5' });
    expect([restoreVersion.inputs, has('restoring')]).toEqual([[{ version: '5', baseVersion: '7' }], true]);
    await restoreVersion.succeed(loaded('Once', '9'));
    expect([shown(), has('unsaved'), reported]).toEqual(['Once', false, ['draft.saved']]);
    actor.send({ type: 'undo' });
    expect(shown()).toBe('First');
  });

  test('is refused where it is gone, and shows who saved meanwhile', async () => {
    const { actor, loadDraft, restoreVersion, has, shown } = await openEditor();
    actor.send({ type: 'restoring.requested', version: '5' });
    await restoreVersion.fail('NOT_FOUND');
    expect([has('failed'), shown()]).toEqual([true, 'First']);
    actor.send({ type: 'restoring.requested', version: '5' });
    await restoreVersion.fail('VERSION_CONFLICT');
    await loadDraft.succeed(loaded('Theirs', '8'));
    expect(has('conflict')).toBe(true);
  });
});

describe('what the page shows at each step', () => {
  test('of a draft that is loaded, changed and saved (R31)', async () => {
    const { actor, clock, loadDraft, saveDraft, tags, context, write } = createEditor();
    expect(tags()).toEqual(['loading']);
    await loadDraft.fail('NOT_FOUND');
    expect([tags(), context().problem?.code]).toEqual([['failed'], 'NOT_FOUND']);
    actor.send({ type: 'loading.retried' });
    expect([tags(), context().problem]).toEqual([['loading'], null]);
    await loadDraft.succeed(loaded('First', '7'));
    expect([tags(), context().savedAt]).toEqual([['editing'], SAVED_AT]);
    write('One');
    expect(tags()).toEqual(['editing', 'unsaved']);
    clock.increment(999);
    expect(saveDraft.inputs).toEqual([]);
    clock.increment(1);
    expect(tags()).toEqual(['editing', 'saving', 'unsaved']);
    await saveDraft.succeed({ version: '8', savedAt: '2026-03-14T10:00:00.000Z' });
    expect([tags(), context().savedAt, context().sent]).toEqual([
      ['editing'],
      '2026-03-14T10:00:00.000Z',
      null,
    ]);
  });

  test('of a draft that is lost on its way', async () => {
    const { actor, clock, saveDraft, tags, context, save } = await openEditor();
    save('One');
    await saveDraft.fail('NETWORK');
    expect([tags(), context().problem?.code]).toEqual([['editing', 'offline', 'unsaved'], 'NETWORK']);
    clock.increment(4_999);
    expect(saveDraft.inputs).toHaveLength(1);
    clock.increment(1);
    expect([tags(), context().problem, saveDraft.inputs.length]).toEqual([
      ['editing', 'saving', 'unsaved'],
      null,
      2,
    ]);
    await saveDraft.fail('INTERNAL_ERROR');
    actor.send({ type: 'saving.retried' });
    expect([tags(), saveDraft.inputs.length]).toEqual([['editing', 'saving', 'unsaved'], 3]);
  });

  test('of a draft that is refused and sent once more as it is', async () => {
    const { actor, saveDraft, tags, context, save } = await openEditor();
    save('One');
    await saveDraft.fail('UPLOAD_NOT_OWNED');
    expect(tags()).toEqual(['editing', 'failed', 'unsaved']);
    actor.send({ type: 'saving.retried' });
    expect([tags(), context().problem, saveDraft.inputs.length]).toEqual([
      ['editing', 'saving', 'unsaved'],
      null,
      2,
    ]);
  });

  test('of a draft that somebody else has saved as well', async () => {
    const { actor, loadDraft, saveDraft, tags, context, save, shown, write } = await openEditor();
    save('Mine');
    await saveDraft.fail('VERSION_CONFLICT');
    expect([tags(), loadDraft.inputs.length]).toEqual([['editing', 'saving', 'unsaved'], 2]);
    write('Mine, too');
    await loadDraft.fail('FORBIDDEN');
    expect([tags(), context().problem?.code]).toEqual([['editing', 'offline', 'unsaved'], 'FORBIDDEN']);
    actor.send({ type: 'saving.retried' });
    await saveDraft.fail('VERSION_CONFLICT');
    await loadDraft.succeed(loaded('Theirs', '8'));
    expect([tags(), context().problem, shown()]).toEqual([
      ['conflict', 'editing', 'unsaved'],
      null,
      'Mine, too',
    ]);
    actor.send({ type: 'conflict.mineKept' });
    expect([context().theirs, saveDraft.inputs.at(-1)]).toEqual([
      null,
      { draft: draftOf('Mine, too'), version: '8' },
    ]);
  });

  test('of a draft that is published (C104)', async () => {
    const { actor, loadDraft, publishDraft, tags, context } = await openEditor();
    const confirm = () => actor.send({ type: 'publishing.confirmed', publishAt: null });
    actor.send({ type: 'publishing.requested' });
    expect(tags()).toEqual(['confirmingPublication', 'editing']);
    confirm();
    expect(tags()).toEqual(['confirmingPublication', 'editing', 'publishing']);
    await publishDraft.fail('PAGE_INVALID');
    expect(tags()).toEqual(['confirmingPublication', 'editing', 'failed']);
    confirm();
    expect(context().problem).toBeNull();
    await publishDraft.succeed(undefined);
    expect(tags()).toEqual(['editing', 'published']);
    actor.send({ type: 'publishing.requested' });
    confirm();
    await publishDraft.fail('VERSION_CONFLICT');
    expect([tags(), loadDraft.inputs.length]).toEqual([['editing', 'saving', 'unsaved'], 2]);
    await loadDraft.succeed(loaded('Theirs', '8'));
    expect(context().theirs?.version).toBe('8');
  });

  test('of an older version that becomes the draft (C101)', async () => {
    const { actor, loadDraft, restoreVersion, tags, context } = await openEditor();
    const restore = () => actor.send({ type: 'restoring.requested', version: '5' });
    restore();
    expect(tags()).toEqual(['editing', 'restoring']);
    await restoreVersion.fail('NOT_FOUND');
    expect([tags(), context().problem?.code]).toEqual([['editing', 'failed'], 'NOT_FOUND']);
    restore();
    expect([tags(), context().problem]).toEqual([['editing', 'restoring'], null]);
    await restoreVersion.fail('VERSION_CONFLICT');
    expect([tags(), loadDraft.inputs.length]).toEqual([['editing', 'saving', 'unsaved'], 2]);
    await loadDraft.succeed(loaded('Theirs', '8'));
    expect(context().theirs?.version).toBe('8');
  });
});

describe('saving', () => {
  test('does not wait for the pause where somebody leaves', async () => {
    const { actor, saveDraft, write } = await openEditor();
    write('One');
    actor.send({ type: 'saving.retried' });
    expect(saveDraft.inputs).toEqual([{ draft: draftOf('One'), version: '7' }]);
  });

  test('waits for a pause after what was typed meanwhile', async () => {
    const { clock, saveDraft, save, write, tags } = await openEditor();
    save('One');
    write('Two');
    await saveDraft.succeed(saved('8'));
    expect([tags(), saveDraft.inputs.length]).toEqual([['editing', 'unsaved'], 1]);
    clock.increment(1_000);
    expect(saveDraft.inputs).toHaveLength(2);
  });

  test('waits for a pause after a step back or forth', async () => {
    const { actor, clock, saveDraft, write } = await openEditor();
    write('One');
    for (const type of ['undo', 'redo'] as const) {
      clock.increment(999);
      actor.send({ type });
    }
    clock.increment(999);
    expect(saveDraft.inputs).toEqual([]);
    clock.increment(1);
    expect(saveDraft.inputs.map(({ draft }) => draft)).toEqual([draftOf('One')]);
  });

  test('leads to publishing once alone, where that was asked for meanwhile', async () => {
    const { actor, saveDraft, save, has, tags } = await openEditor();
    save('One');
    await saveDraft.succeed(saved('8'));
    expect(tags()).toEqual(['editing']);
    save('Two');
    actor.send({ type: 'publishing.requested' });
    expect(has('confirmingPublication')).toBe(false);
    await saveDraft.succeed(saved('9'));
    expect(has('confirmingPublication')).toBe(true);
    actor.send({ type: 'publishing.cancelled' });
    expect(tags()).toEqual(['editing']);
    save('Three');
    await saveDraft.succeed(saved('10'));
    expect(tags()).toEqual(['editing']);
  });
});

describe('steps back and forth', () => {
  test('go to the ends and no further, and are no change there', async () => {
    const { actor, shown, write, tags, context } = await openEditor();
    const go = (type: 'undo' | 'redo') => {
      actor.send({ type });
      return [shown(), context().revision];
    };
    expect([go('redo'), go('undo'), tags()]).toEqual([['First', 0], ['First', 0], ['editing']]);
    write('A');
    write('B');
    expect([go('undo'), go('undo'), go('undo')]).toEqual([
      ['A', 1],
      ['First', 2],
      ['First', 2],
    ]);
    expect([go('redo'), go('redo'), go('redo')]).toEqual([
      ['A', 3],
      ['B', 4],
      ['B', 4],
    ]);
    expect([go('undo'), go('undo')]).toEqual([
      ['A', 5],
      ['First', 6],
    ]);
  });

  test('take what is typed after them as a step of its own', async () => {
    const { actor, shown, write } = await openEditor();
    write('a', 'title');
    actor.send({ type: 'undo' });
    write('b', 'title');
    actor.send({ type: 'undo' });
    expect(shown()).toBe('First');
    actor.send({ type: 'redo' });
    write('c', 'title');
    actor.send({ type: 'undo' });
    expect(shown()).toBe('b');
  });

  test('are a hundred at most', async () => {
    const { actor, shown, write } = await openEditor();
    for (let step = 1; step <= 101; step += 1) write(`Step ${step}`);
    for (let step = 1; step <= 101; step += 1) actor.send({ type: 'undo' });
    expect(shown()).toBe('Step 1');
  });
});

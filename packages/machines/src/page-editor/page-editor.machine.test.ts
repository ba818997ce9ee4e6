import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import {
  addBlock,
  BLOCKS_MAX,
  changeBlock,
  duplicateBlock,
  moveBlock,
  removeBlock,
  UNDO_MAX,
} from './edited-page.ts';
import type { EditedPage, LoadedDraft, SavedVersion } from './edited-page.ts';
import { pageEditorMachine } from './page-editor.machine.ts';
import { AUTOSAVE_MS, RETRY_MS } from './page-editor.setup.ts';

const page = (...titles: string[]): EditedPage => ({
  pageId: 'home',
  blocks: titles.map((title, index) => ({ id: `b${index + 1}`, type: 'subSchools', title })),
});
const loaded = (more: Partial<LoadedDraft> = {}): LoadedDraft => ({
  page: page('First'),
  version: '7',
  publishedVersion: '6',
  savedAt: '2026-03-14T09:26:53.000Z',
  ...more,
});
const saved = (version: string): SavedVersion => ({ version, savedAt: '2026-03-14T09:27:00.000Z' });

function createPageEditor() {
  const loadDraft = fakeActor<LoadedDraft, undefined>();
  const saveDraft = fakeActor<SavedVersion, { page: EditedPage; version: string | null }>();
  const publishPage = fakeActor<unknown, { version: string }>();
  const restoreVersion = fakeActor<LoadedDraft, { version: string; baseVersion: string | null }>();
  const clock = new SimulatedClock();
  const actor = createActor(
    pageEditorMachine.provide({
      actors: {
        loadDraft: loadDraft.logic as never,
        saveDraft: saveDraft.logic,
        publishPage: publishPage.logic,
        restoreVersion: restoreVersion.logic,
      },
    }),
    { clock },
  );
  const told: string[] = [];
  actor.on('*', ({ type }) => told.push(type));
  actor.start();
  const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'editing');
  const shown = (): unknown[] => actor.getSnapshot().context.page?.blocks.map(({ title }) => title) ?? [];
  const write = (title: string, mark: string | null = null) =>
    actor.send({ type: 'page.changed', page: page(title), mark });
  return { actor, clock, loadDraft, saveDraft, publishPage, restoreVersion, told, has, shown, write };
}

async function opened(more: Partial<LoadedDraft> = {}) {
  const editor = createPageEditor();
  await editor.loadDraft.succeed(loaded(more));
  return editor;
}

describe('editing a page (R31)', () => {
  test('begins with the draft, or with a failure that can be tried again', async () => {
    const { actor, loadDraft, has, shown } = createPageEditor();
    expect(has('loading')).toBe(true);
    await loadDraft.fail('NETWORK');
    expect([has('failed'), actor.getSnapshot().context.problem?.code]).toEqual([true, 'NETWORK']);
    actor.send({ type: 'loading.retried' });
    await loadDraft.succeed(loaded());
    expect([has('editing'), has('unsaved'), shown()]).toEqual([true, false, ['First']]);
  });

  test('saves by itself once nothing is changed for a moment', async () => {
    const { clock, saveDraft, has, write, told, actor } = await opened();
    write('Sec');
    clock.increment(AUTOSAVE_MS - 1);
    write('Second');
    clock.increment(AUTOSAVE_MS - 1);
    expect([saveDraft.inputs, has('unsaved')]).toEqual([[], true]);
    clock.increment(1);
    expect(saveDraft.inputs).toEqual([{ page: page('Second'), version: '7' }]);
    await saveDraft.succeed(saved('8'));
    expect([has('unsaved'), actor.getSnapshot().context.savedAt, told]).toEqual([
      false,
      '2026-03-14T09:27:00.000Z',
      ['draft.saved'],
    ]);
  });

  test('what is changed while it is saved is saved next, over the version that was made', async () => {
    const { clock, saveDraft, has, write, shown } = await opened();
    write('One');
    clock.increment(AUTOSAVE_MS);
    write('Two');
    await saveDraft.succeed(saved('8'));
    expect([has('unsaved'), shown()]).toEqual([true, ['Two']]);
    clock.increment(AUTOSAVE_MS);
    expect(saveDraft.inputs.at(-1)).toEqual({ page: page('Two'), version: '8' });
  });

  test('a lost connection loses nothing: it is tried again, by itself or at once', async () => {
    const { actor, clock, saveDraft, has, write, shown } = await opened();
    write('Kept');
    clock.increment(AUTOSAVE_MS);
    await saveDraft.fail('NETWORK');
    expect([has('offline'), has('unsaved'), shown()]).toEqual([true, true, ['Kept']]);
    write('Kept too');
    clock.increment(RETRY_MS);
    await saveDraft.fail('SERVICE_UNAVAILABLE');
    actor.send({ type: 'saving.retried' });
    expect(saveDraft.inputs.at(-1)).toEqual({ page: page('Kept too'), version: '7' });
    await saveDraft.succeed(saved('8'));
    expect(has('unsaved')).toBe(false);
  });

  test('what the server refuses is said, and goes with the next change', async () => {
    const { actor, clock, saveDraft, has, write } = await opened();
    write('Bad');
    clock.increment(AUTOSAVE_MS);
    await saveDraft.fail('PAGE_INVALID');
    expect([has('failed'), has('unsaved'), actor.getSnapshot().context.problem?.code]).toEqual([
      true,
      true,
      'PAGE_INVALID',
    ]);
    clock.increment(RETRY_MS);
    expect(saveDraft.inputs).toHaveLength(1);
    write('Good');
    expect(has('failed')).toBe(false);
    clock.increment(AUTOSAVE_MS);
    expect(saveDraft.inputs).toHaveLength(2);
  });
});

describe('undo', () => {
  test('takes steps back and again, and saves what it shows', async () => {
    const { actor, clock, saveDraft, shown, write } = await opened();
    write('A');
    write('B');
    actor.send({ type: 'undo' });
    expect(shown()).toEqual(['A']);
    actor.send({ type: 'undo' });
    actor.send({ type: 'undo' });
    expect(shown()).toEqual(['First']);
    actor.send({ type: 'redo' });
    expect(shown()).toEqual(['A']);
    clock.increment(AUTOSAVE_MS);
    expect(saveDraft.inputs.at(-1)?.page).toEqual(page('A'));
    write('C');
    actor.send({ type: 'redo' });
    expect(shown()).toEqual(['C']);
  });

  test('takes what was typed in one field as one step', async () => {
    const { actor, shown, write } = await opened();
    for (const text of ['a', 'ab', 'abc']) write(text, 'b1.title');
    write('abc!', 'b1.text');
    actor.send({ type: 'undo' });
    expect(shown()).toEqual(['abc']);
    actor.send({ type: 'undo' });
    expect(shown()).toEqual(['First']);
  });

  test('goes back so many steps and no more', async () => {
    const { actor, write } = await opened();
    for (let step = 0; step < UNDO_MAX + 20; step += 1) write(`Step ${step}`);
    expect(actor.getSnapshot().context.past).toHaveLength(UNDO_MAX);
  });
});

describe('two who edit at once', () => {
  const conflict = async () => {
    const editor = await opened();
    editor.write('Mine');
    editor.clock.increment(AUTOSAVE_MS);
    await editor.saveDraft.fail('VERSION_CONFLICT');
    await editor.loadDraft.succeed(loaded({ page: page('Theirs'), version: '8' }));
    expect(editor.has('conflict')).toBe(true);
    return editor;
  };

  test('mine is saved over theirs', async () => {
    const { actor, saveDraft, has } = await conflict();
    actor.send({ type: 'conflict.mineKept' });
    expect(saveDraft.inputs.at(-1)).toEqual({ page: page('Mine'), version: '8' });
    await saveDraft.succeed(saved('9'));
    expect([has('conflict'), has('unsaved')]).toEqual([false, false]);
  });

  test('theirs is taken, and mine is one step of undo away', async () => {
    const { actor, shown, has } = await conflict();
    actor.send({ type: 'conflict.theirsTaken' });
    expect([shown(), has('unsaved')]).toEqual([['Theirs'], false]);
    actor.send({ type: 'undo' });
    expect([shown(), has('unsaved')]).toEqual([['Mine'], true]);
  });

  test('nothing is lost where the other version cannot be loaded', async () => {
    const { clock, saveDraft, loadDraft, has, shown, write } = await opened();
    write('Mine');
    clock.increment(AUTOSAVE_MS);
    await saveDraft.fail('VERSION_CONFLICT');
    await loadDraft.fail('NETWORK');
    expect([has('offline'), shown()]).toEqual([true, ['Mine']]);
    clock.increment(RETRY_MS);
    expect(saveDraft.inputs).toHaveLength(2);
  });
});

describe('publishing (C104)', () => {
  test('is confirmed, and tells that visitors see something else', async () => {
    const { actor, publishPage, has, told } = await opened();
    actor.send({ type: 'publishing.requested' });
    actor.send({ type: 'publishing.cancelled' });
    expect(publishPage.inputs).toEqual([]);
    actor.send({ type: 'publishing.requested' });
    actor.send({ type: 'publishing.confirmed' });
    expect(publishPage.inputs).toEqual([{ version: '7' }]);
    await publishPage.succeed(undefined);
    expect([has('published'), actor.getSnapshot().context.publishedVersion, told]).toEqual([
      true,
      '7',
      ['page.published'],
    ]);
  });

  test.each([['what is not saved yet'], ['a page that was never saved']])('saves %s first', async (what) => {
    const isNew = what.startsWith('a page');
    const { actor, saveDraft, publishPage, has, write } = await opened(isNew ? { version: null } : {});
    if (!isNew) write('Unsaved');
    actor.send({ type: 'publishing.requested' });
    expect(saveDraft.inputs).toHaveLength(1);
    await saveDraft.succeed(saved('8'));
    expect(has('confirmingPublication')).toBe(true);
    actor.send({ type: 'publishing.confirmed' });
    expect(publishPage.inputs).toEqual([{ version: '8' }]);
  });

  test('that was asked for while it is saved waits for that, and is forgotten with a failure', async () => {
    const { actor, clock, saveDraft, has, write } = await opened();
    write('One');
    clock.increment(AUTOSAVE_MS);
    actor.send({ type: 'publishing.requested' });
    await saveDraft.fail('NETWORK');
    clock.increment(RETRY_MS);
    await saveDraft.succeed(saved('8'));
    expect([has('confirmingPublication'), has('unsaved')]).toEqual([false, false]);
  });

  test('can be tried again, and shows who saved meanwhile', async () => {
    const { actor, loadDraft, publishPage, has } = await opened();
    actor.send({ type: 'publishing.requested' });
    actor.send({ type: 'publishing.confirmed' });
    await publishPage.fail('NETWORK');
    expect([has('confirmingPublication'), has('failed')]).toEqual([true, true]);
    actor.send({ type: 'publishing.confirmed' });
    await publishPage.fail('VERSION_CONFLICT');
    await loadDraft.succeed(loaded({ page: page('Theirs'), version: '8' }));
    expect(has('conflict')).toBe(true);
  });
});

describe('an older version (C101)', () => {
  test('becomes the draft; what stood there is one step of undo away', async () => {
    const { actor, restoreVersion, has, shown, told } = await opened();
    actor.send({ type: 'restoring.requested', version: '5' });
    expect([restoreVersion.inputs, has('restoring')]).toEqual([[{ version: '5', baseVersion: '7' }], true]);
    await restoreVersion.succeed(loaded({ page: page('Once'), version: '9' }));
    expect([shown(), has('unsaved'), told]).toEqual([['Once'], false, ['draft.saved']]);
    actor.send({ type: 'undo' });
    expect(shown()).toEqual(['First']);
  });

  test('is refused where it is gone, and shows who saved meanwhile', async () => {
    const { actor, loadDraft, restoreVersion, has, shown } = await opened();
    actor.send({ type: 'restoring.requested', version: '5' });
    await restoreVersion.fail('NOT_FOUND');
    expect([has('failed'), shown()]).toEqual([true, ['First']]);
    actor.send({ type: 'restoring.requested', version: '5' });
    await restoreVersion.fail('VERSION_CONFLICT');
    await loadDraft.succeed(loaded({ version: '8' }));
    expect(has('conflict')).toBe(true);
  });
});

describe('the blocks of a page', () => {
  const ids = ({ blocks }: EditedPage) => blocks.map(({ id }) => id);
  const three = page('1', '2', '3');

  test('are added, moved, copied and removed', () => {
    expect(ids(addBlock(three, { id: 'new', type: 'figures' }, 1))).toEqual(['b1', 'new', 'b2', 'b3']);
    expect(ids(moveBlock(three, 'b1', 1))).toEqual(['b2', 'b1', 'b3']);
    expect(ids(moveBlock(three, 'b3', -2))).toEqual(['b3', 'b1', 'b2']);
    expect(ids(removeBlock(three, 'b2'))).toEqual(['b1', 'b3']);
    const named = changeBlock(three, 'b2', { anchor: 'about', hidden: true });
    expect(duplicateBlock(named, 'b2', 'copy').blocks[2]).toEqual({
      id: 'copy',
      type: 'subSchools',
      title: '2',
      hidden: true,
    });
  });

  test('stay as they are where there is no such block, place or room', () => {
    expect(moveBlock(three, 'b1', -1)).toBe(three);
    expect(moveBlock(three, 'b3', 1)).toBe(three);
    expect(moveBlock(three, 'none', 1)).toBe(three);
    expect(duplicateBlock(three, 'none', 'copy')).toBe(three);
    const full = page(...Array.from({ length: BLOCKS_MAX }, (_, index) => `${index}`));
    expect(addBlock(full, { id: 'new', type: 'figures' }, 0)).toBe(full);
    expect(duplicateBlock(full, 'b1', 'copy')).toBe(full);
  });

  test('lose a field that is set to nothing', () => {
    expect(changeBlock(three, 'b1', { title: undefined, perLine: 2 }).blocks[0]).toEqual({
      id: 'b1',
      type: 'subSchools',
      perLine: 2,
    });
  });
});

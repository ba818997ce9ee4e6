import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { contentEditorMachine } from './content-editor.machine.ts';
import { AUTOSAVE_MS, RETRY_MS } from './content-editor.setup.ts';
import type { EditedContent, LoadedContent, SavedContent } from './edited-content.ts';

const draftOf = (title: string): EditedContent => ({ title });
const SAVED_AT = '2026-03-14T09:27:00.000Z';
const loaded = (title: string, version: number): LoadedContent => ({
  draft: draftOf(title),
  version,
  savedAt: SAVED_AT,
});

async function openEditor() {
  const loadDraft = fakeActor<LoadedContent, undefined>();
  const saveDraft = fakeActor<SavedContent, { draft: EditedContent; version: number }>();
  const publishDraft = fakeActor<unknown, { version: number; publishAt: string | null }>();
  const clock = new SimulatedClock();
  const actor = createActor(
    contentEditorMachine.provide({
      actors: {
        loadDraft: loadDraft.logic as never,
        saveDraft: saveDraft.logic,
        publishDraft: publishDraft.logic,
      },
    }),
    { clock },
  );
  const told: string[] = [];
  actor.on('*', ({ type }) => told.push(type));
  actor.start();
  await loadDraft.succeed(loaded('First', 7));
  const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'editing');
  const context = () => actor.getSnapshot().context;
  const write = (title: string, mark: string | null = null) =>
    actor.send({ type: 'draft.changed', draft: draftOf(title), mark });
  const save = (title: string) => {
    write(title);
    clock.increment(AUTOSAVE_MS);
  };
  return { actor, clock, loadDraft, saveDraft, publishDraft, told, has, context, write, save };
}

describe('editing what is taught', () => {
  test('saves by itself once nothing is typed for a moment, and what is typed meanwhile after it', async () => {
    const { clock, saveDraft, write, has, told, context } = await openEditor();
    write('Sec');
    clock.increment(AUTOSAVE_MS - 1);
    write('Second');
    clock.increment(AUTOSAVE_MS - 1);
    expect([saveDraft.inputs, has('unsaved')]).toEqual([[], true]);
    clock.increment(1);
    expect(saveDraft.inputs).toEqual([{ draft: draftOf('Second'), version: 7 }]);
    write('Third');
    await saveDraft.succeed({ version: 8, savedAt: SAVED_AT });
    clock.increment(AUTOSAVE_MS);
    expect(saveDraft.inputs.at(-1)).toEqual({ draft: draftOf('Third'), version: 8 });
    await saveDraft.succeed({ version: 9, savedAt: SAVED_AT });
    expect([has('unsaved'), context().version, told]).toEqual([false, 9, ['draft.saved', 'draft.saved']]);
  });

  test('keeps what is typed without a connection and saves it once there is one', async () => {
    const { clock, saveDraft, save, write, has } = await openEditor();
    save('Second');
    await saveDraft.fail('NETWORK');
    write('Third');
    expect([has('offline'), has('unsaved')]).toEqual([true, true]);
    clock.increment(RETRY_MS);
    expect(saveDraft.inputs.at(-1)).toEqual({ draft: draftOf('Third'), version: 7 });
  });

  test('says why a draft is refused, and saves it again once it is changed', async () => {
    const { clock, saveDraft, save, write, has, context } = await openEditor();
    save('Wrong');
    await saveDraft.fail('CONTENT_INVALID');
    expect([has('failed'), context().problem?.code]).toEqual([true, 'CONTENT_INVALID']);
    write('Right');
    clock.increment(AUTOSAVE_MS);
    expect(saveDraft.inputs.at(-1)?.draft).toEqual(draftOf('Right'));
  });
});

describe('two who write at once', () => {
  test('are both offered: theirs taken, mine is one step of undo away', async () => {
    const { actor, saveDraft, loadDraft, save, has, context } = await openEditor();
    save('Mine');
    await saveDraft.fail('VERSION_CONFLICT');
    await loadDraft.succeed(loaded('Theirs', 8));
    expect([has('conflict'), context().theirs?.draft, context().draft]).toEqual([
      true,
      draftOf('Theirs'),
      draftOf('Mine'),
    ]);
    actor.send({ type: 'conflict.theirsTaken' });
    expect([context().draft, context().version, context().revision]).toEqual([draftOf('Theirs'), 8, 1]);
    actor.send({ type: 'undo' });
    expect([context().draft, context().revision]).toEqual([draftOf('Mine'), 2]);
  });

  test('mine is saved over theirs where that is chosen', async () => {
    const { actor, saveDraft, loadDraft, save } = await openEditor();
    save('Mine');
    await saveDraft.fail('VERSION_CONFLICT');
    await loadDraft.succeed(loaded('Theirs', 8));
    actor.send({ type: 'conflict.mineKept' });
    expect(saveDraft.inputs.at(-1)).toEqual({ draft: draftOf('Mine'), version: 8 });
  });
});

describe('publishing', () => {
  test('saves first, asks, and publishes what was saved', async () => {
    const { actor, saveDraft, publishDraft, write, has, told } = await openEditor();
    write('Second');
    actor.send({ type: 'publishing.requested' });
    expect(has('confirmingPublication')).toBe(false);
    await saveDraft.succeed({ version: 8, savedAt: SAVED_AT });
    expect(has('confirmingPublication')).toBe(true);
    actor.send({ type: 'publishing.confirmed', publishAt: SAVED_AT });
    expect(publishDraft.inputs).toEqual([{ version: 8, publishAt: SAVED_AT }]);
    await publishDraft.succeed(undefined);
    expect([has('published'), told]).toEqual([true, ['draft.saved', 'draft.published']]);
  });

  test('that is refused says why and can be tried again or left', async () => {
    const { actor, publishDraft, has, context } = await openEditor();
    actor.send({ type: 'publishing.requested' });
    actor.send({ type: 'publishing.confirmed', publishAt: null });
    await publishDraft.fail('CONTENT_INVALID');
    expect([has('confirmingPublication'), has('failed'), context().problem?.code]).toEqual([
      true,
      true,
      'CONTENT_INVALID',
    ]);
    actor.send({ type: 'publishing.cancelled' });
    expect([has('confirmingPublication'), has('editing'), context().problem]).toEqual([false, true, null]);
  });
});

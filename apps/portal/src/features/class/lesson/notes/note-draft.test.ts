import { beforeEach, expect, it, vi } from 'vitest';
import { readDraft } from '../../../../shared/drafts.ts';
import { beginDraft, draftName } from './note-draft.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it('takes typed words to another place, and not to another person', () => {
  const place = (position: number) => ({ kind: 'passage', position, quote: '' }) as const;
  beginDraft('1', place(1), 'one');
  expect(readDraft(draftName('1'), 'one')?.draft).toEqual({ text: '', place: place(1) });
  kept.set(
    'stoa.draft.note.new.1',
    JSON.stringify({ userId: 'one', place: '', draft: { text: 'typed', place: place(1) } }),
  );
  beginDraft('1', place(7), 'one');
  expect(readDraft(draftName('1'), 'one')?.draft).toEqual({ text: 'typed', place: place(7) });
  beginDraft('1', place(7), 'two');
  expect(readDraft(draftName('1'), 'two')?.draft).toEqual({ text: '', place: place(7) });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearDrafts, storeDraft, readDraft } from './drafts.ts';

const held = new Map<string, string>();

beforeEach(() => {
  held.clear();
  const storage = new Proxy(
    {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
      removeItem: (key: string) => void held.delete(key),
    },
    {
      ownKeys: () => [...held.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

it('forgets what somebody else has written, and does not show it (TRUST F19)', () => {
  const kept = { place: 'dialog', userId: '7', draft: { text: 'It stops' } };
  storeDraft('feedback.1', kept);
  expect(readDraft('feedback.1')).toEqual(kept);
  expect(readDraft('feedback.1', '7')).toEqual(kept);
  expect(readDraft('feedback.1', '8')).toBeUndefined();
  expect(readDraft('feedback.1')).toBeUndefined();
  storeDraft('feedback.1', { place: 'dialog', draft: {} });
  expect(readDraft('feedback.1', '8')).toEqual({ place: 'dialog', draft: {} });
});

it('gives back what was kept, and nothing where there is nothing', () => {
  storeDraft('feedback.1', { place: 'dialog', userId: '7', draft: { text: 'It stops' } });
  expect(readDraft('feedback.1')).toEqual({ place: 'dialog', userId: '7', draft: { text: 'It stops' } });
  expect(readDraft('feedback.2')).toBeUndefined();
  storeDraft('feedback.1', undefined);
  expect(readDraft('feedback.1')).toBeUndefined();
});

it('is not upset by what others left there, nor by a blocked storage', () => {
  held.set('stoa.draft.feedback.1', '{');
  expect(readDraft('feedback.1')).toBeUndefined();
  held.set('stoa.draft.feedback.1', '"text"');
  expect(readDraft('feedback.1')).toBeUndefined();
  vi.stubGlobal('sessionStorage', undefined);
  expect(readDraft('feedback.1')).toBeUndefined();
  storeDraft('feedback.1', { place: 'page', draft: {} });
  clearDrafts();
});

it('forgets all drafts when the person leaves, and nothing else', () => {
  held.set('other', '1');
  storeDraft('feedback.1', { place: 'page', draft: {} });
  storeDraft('complaint.1', { place: 'page', draft: {} });
  clearDrafts();
  expect([...held.keys()]).toEqual(['other']);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { clearCopied, storeCopied, readCopied } from './copied.ts';

const entries = new Map<string, string>();
beforeEach(() => {
  entries.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const MINE = { userId: '1', schoolId: '2' };

it('gives back what was copied to the same person in the same school alone', () => {
  storeCopied({ ...MINE, value: { id: 'b' } });
  expect(readCopied(MINE)).toEqual({ id: 'b' });
  expect(readCopied({ ...MINE, userId: '3' })).toBeUndefined();
  expect(readCopied({ ...MINE, schoolId: '3' })).toBeUndefined();
});

it('forgets it when the person leaves', () => {
  storeCopied({ ...MINE, value: 'text' });
  clearCopied();
  expect(readCopied(MINE)).toBeUndefined();
});

it('has nothing where something else stands there, or storage is blocked', () => {
  entries.set('stoa.copied', 'no JSON');
  expect(readCopied(MINE)).toBeUndefined();
  entries.set('stoa.copied', '[]');
  expect(readCopied(MINE)).toBeUndefined();
  vi.stubGlobal('localStorage', undefined);
  storeCopied({ ...MINE, value: 1 });
  expect(readCopied(MINE)).toBeUndefined();
});

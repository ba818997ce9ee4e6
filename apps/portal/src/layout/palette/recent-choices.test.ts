import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeRecent, readRecent } from './recent-choices.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

describe('what was chosen in the palette', () => {
  it('is kept a few at a time, the latest first, each once, for its person', () => {
    for (const number of [1, 2, 3, 4, 5, 6, 2]) storeRecent('one', { href: `/${number}`, text: `${number}` });
    expect(readRecent('one').map(({ href }) => href)).toEqual(['/2', '/6', '/5', '/4', '/3']);
    expect(readRecent(undefined)).toEqual([]);
  });
  it.each([
    '{',
    '{}',
    '[{"href":"//evil.example","text":"x"}]',
    '[{"href":"javascript:1","text":"x"}]',
    '[1]',
  ])('leads nowhere else by %s', (text) => {
    kept.set('stoa.palette.one', text);
    expect(readRecent('one')).toEqual([]);
  });
});

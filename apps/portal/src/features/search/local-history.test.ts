import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearLocally,
  LOCAL_HISTORY_MAX,
  readLocalHistory,
  rememberLocally,
  suggestLocally,
  withKeyword,
} from './local-history.ts';

const SCHOOL = '1700000000000000001';
const OTHER = '1700000000000000002';

function memory(): Storage {
  const entries = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

describe('a visitor’s own searches', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', memory()));

  test('stay on the device, newest first, each school for itself', () => {
    rememberLocally(SCHOOL, 'plan');
    rememberLocally(SCHOOL, '  Silk   Road ');
    rememberLocally(OTHER, 'git');
    expect(readLocalHistory(SCHOOL)).toEqual(['Silk Road', 'plan']);
    expect(readLocalHistory(OTHER)).toEqual(['git']);
  });

  test('are kept once, whatever the case, and never without words', () => {
    expect(withKeyword(['plan', 'git'], 'GIT')).toEqual(['GIT', 'plan']);
    expect(withKeyword(['plan'], '   ')).toEqual(['plan']);
  });

  test('are not more than can be looked through', () => {
    const many = Array.from({ length: 30 }, (_, index) => `word ${index}`);
    for (const word of many) rememberLocally(SCHOOL, word);
    expect(readLocalHistory(SCHOOL)).toEqual(many.toReversed().slice(0, LOCAL_HISTORY_MAX));
  });

  test('can be forgotten one by one or all at once', () => {
    for (const word of ['a', 'b', 'c']) rememberLocally(SCHOOL, word);
    clearLocally(SCHOOL, ['b']);
    expect(readLocalHistory(SCHOOL)).toEqual(['c', 'a']);
    clearLocally(SCHOOL, null);
    expect(readLocalHistory(SCHOOL)).toEqual([]);
    expect(localStorage.getItem(`stoa.search-history.${SCHOOL}`)).toBeNull();
  });

  test.each(['no JSON', '{}', 'null', '[1, null, ""]'])('survive what others wrote: %s', (text) => {
    localStorage.setItem(`stoa.search-history.${SCHOOL}`, text);
    expect(readLocalHistory(SCHOOL)).toEqual([]);
    rememberLocally(SCHOOL, 'plan');
    expect(readLocalHistory(SCHOOL)).toEqual(['plan']);
  });

  test('are given up silently where storage is blocked', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    rememberLocally(SCHOOL, 'plan');
    expect(readLocalHistory(SCHOOL)).toEqual([]);
  });
});

describe('suggestions from one’s own searches', () => {
  test('mark what was typed', () => {
    expect(suggestLocally(['Project plan', 'git'], 'PLAN')).toEqual([
      { kind: 'own', text: 'Project plan', url: null, ranges: [[8, 12]] },
    ]);
  });

  test('are the last ones where nothing was typed', () => {
    expect(suggestLocally(['a', 'b', 'c', 'd', 'e', 'f'], '').map(({ text }) => text)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ]);
  });

  test('mark nothing where lower case has other lengths', () => {
    expect(suggestLocally(['İstanbul turu'], 'turu')).toEqual([
      { kind: 'own', text: 'İstanbul turu', url: null, ranges: [] },
    ]);
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetCode, forgetCodes, pendingCodes, rememberCode } from './pending-codes.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('knows the codes of the last ten minutes and how old they are (B020)', () => {
  rememberCode('first');
  vi.advanceTimersByTime(590_000);
  rememberCode('second');
  expect(pendingCodes()).toEqual([
    { code: 'first', ageSeconds: 590 },
    { code: 'second', ageSeconds: 0 },
  ]);
  vi.advanceTimersByTime(11_000);
  expect(pendingCodes()).toEqual([{ code: 'second', ageSeconds: 11 }]);
  forgetCode('second');
  expect(pendingCodes()).toEqual([]);
});

it('does without a storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => rememberCode('code')).not.toThrow();
  expect(() => forgetCodes()).not.toThrow();
  expect(pendingCodes()).toEqual([]);
});

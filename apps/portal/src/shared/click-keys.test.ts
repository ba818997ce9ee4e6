import { afterEach, expect, it, vi } from 'vitest';
import { ClickKeys } from './click-keys.ts';

afterEach(() => vi.unstubAllGlobals());

/** Calls that note the key they were sent with. */
function calls() {
  const used: string[] = [];
  return {
    used,
    pass: (key: string) => Promise.resolve(used.push(key)),
    fail: (key: string) => (used.push(key), Promise.reject(new Error('no connection'))),
  };
}

it('keeps the key of a call until it has passed', async () => {
  const keys = new ClickKeys();
  const { used, pass, fail } = calls();
  await expect(keys.once({ to: 'Noor' }, fail)).rejects.toThrow('no connection');
  await keys.once({ to: 'Noor' }, pass);
  await keys.once({ to: 'Noor' }, pass);
  await keys.once({ to: 'Lin' }, pass);
  expect(used[1]).toBe(used[0]);
  expect(new Set(used).size).toBe(3);
});

it('keeps it over a reload where it has a name', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const { used, pass, fail } = calls();
  await expect(new ClickKeys('feedback').once({ to: 'Noor' }, fail)).rejects.toThrow();
  await new ClickKeys('complaint').once({ to: 'Noor' }, pass);
  await new ClickKeys('feedback').once({ to: 'Noor' }, pass);
  expect(used[2]).toBe(used[0]);
  expect(used[1]).not.toBe(used[0]);
  expect(kept.size).toBe(0);
  await new ClickKeys('feedback').once({ to: 'Noor' }, pass);
  expect(used[3]).not.toBe(used[0]);
});

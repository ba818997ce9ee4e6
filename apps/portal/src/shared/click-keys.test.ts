import { expect, it } from 'vitest';
import { ClickKeys } from './click-keys.ts';

it('keeps the key of a call until it has passed', async () => {
  const keys = new ClickKeys();
  const used: string[] = [];
  const pass = (key: string) => Promise.resolve(used.push(key));
  const fail = (key: string) => (used.push(key), Promise.reject(new Error('no connection')));
  await expect(keys.once({ to: 'Noor' }, fail)).rejects.toThrow('no connection');
  await keys.once({ to: 'Noor' }, pass);
  await keys.once({ to: 'Noor' }, pass);
  await keys.once({ to: 'Lin' }, pass);
  expect(used[1]).toBe(used[0]);
  expect(new Set(used).size).toBe(3);
});

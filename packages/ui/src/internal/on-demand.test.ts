import { expect, it } from 'vitest';
import { onDemand } from './on-demand.ts';

it('loads once, however often it is asked', async () => {
  let loads = 0;
  const part = onDemand(() => {
    loads += 1;
    return Promise.resolve('panel');
  });
  expect(part.get()).toBeNull();
  part.preload();
  part.preload();
  await Promise.resolve();
  await Promise.resolve();
  expect(part.get()).toBe('panel');
  part.preload();
  expect(loads).toBe(1);
});

it('tries again after a chunk did not load', async () => {
  let loads = 0;
  const part = onDemand(() => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error('offline')) : Promise.resolve('panel');
  });
  part.preload();
  await new Promise((resolve) => setImmediate(resolve));
  expect(part.get()).toBeNull();
  part.preload();
  await new Promise((resolve) => setImmediate(resolve));
  expect(part.get()).toBe('panel');
});

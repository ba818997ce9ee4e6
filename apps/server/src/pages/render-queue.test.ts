import { expect, it } from 'vitest';
import { RenderQueue, TooManyWaiting } from './render-queue.ts';

it('renders one page after another, and turns away what would wait behind too many', async () => {
  const queue = new RenderQueue();
  const done: number[] = [];
  let finish = () => {};
  const first = queue.run(
    () => new Promise<void>((resolve) => (finish = resolve)).then(() => done.push(1)),
    2,
  );
  const second = queue.run(async () => done.push(2), 2);
  await expect(queue.run(async () => done.push(3), 2)).rejects.toBeInstanceOf(TooManyWaiting);
  // More may wait for what many people get.
  const fourth = queue.run(async () => done.push(4), 3);
  await expect.poll(() => (finish(), done)).toEqual([1, 2, 4]);
  await Promise.all([first, second, fourth]);
  await queue.run(async () => done.push(5), 1);
  expect(done).toEqual([1, 2, 4, 5]);
});

it('goes on after a page that failed', async () => {
  const queue = new RenderQueue();
  await expect(queue.run(() => Promise.reject(new Error('broken')), 1)).rejects.toThrow('broken');
  expect(await queue.run(async () => 'page', 1)).toBe('page');
});

import { ProblemError } from '@stoa/machines/shared';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SegmentQueue, type Segment } from './segment-queue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const fragment = (startMs: number, durationMs = 2000): Segment => ({
  bytes: new Blob([String(startMs)]),
  time: { startMs, durationMs },
});
const BEGINNING: Segment = { bytes: new Blob(['ftyp']), time: undefined };

function open() {
  let code: string | undefined;
  const arrived: [number, number | undefined][] = [];
  const reported: string[] = [];
  const queue = new SegmentQueue({
    send: async ({ time }, number) => {
      await Promise.resolve();
      if (code !== undefined) throw new ProblemError(code);
      arrived.push([number, time?.startMs]);
    },
    onSent: () => void reported.push('sent'),
    onHeld: (seconds) => void reported.push(`held ${seconds}`),
    onRefused: (error) => void reported.push(error.code),
  });
  return { queue, arrived, reported, fail: (next: string | undefined) => (code = next) };
}

test('segments arrive in order, each under the next number', async () => {
  const { queue, arrived, reported } = open();
  queue.push(BEGINNING);
  queue.push(fragment(0));
  queue.push(fragment(2000));
  await queue.drained();
  expect([arrived, reported]).toEqual([
    [
      [1, undefined],
      [2, 0],
      [3, 2000],
    ],
    [],
  ]);
});

test('a lost connection is bridged: what was recorded meanwhile is sent once it is back', async () => {
  const { queue, arrived, reported, fail } = open();
  fail('NETWORK');
  queue.push(BEGINNING);
  for (let at = 0; at < 30; at++) queue.push(fragment(at * 2000));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([arrived, reported[0], queue.unsentSeconds]).toEqual([[], 'held 60', 60]);
  fail(undefined);
  await vi.advanceTimersByTimeAsync(5000);
  expect([arrived.length, arrived.at(-1), reported.at(-1), queue.unsentSeconds]).toEqual([
    31,
    [31, 58_000],
    'sent',
    0,
  ]);
});

test('of more than ten minutes the newest are kept, and their numbers have no gap', async () => {
  const { queue, arrived, fail } = open();
  fail('SERVICE_UNAVAILABLE');
  queue.push(BEGINNING);
  for (let at = 0; at < 400; at++) queue.push(fragment(at * 2000));
  await vi.advanceTimersByTimeAsync(1000);
  fail(undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(arrived.map(([number]) => number)).toEqual(arrived.map((_, index) => index + 1));
  expect([arrived[0], arrived[1], arrived.at(-1), arrived.length]).toEqual([
    [1, undefined],
    [2, 200_000],
    [301, 798_000],
    301,
  ]);
});

test('who was taken over sends nothing more and says so once', async () => {
  const { queue, arrived, reported, fail } = open();
  fail('CONFLICT');
  queue.push(BEGINNING);
  queue.push(fragment(0));
  await queue.drained();
  fail(undefined);
  queue.push(fragment(2000));
  await queue.drained();
  expect([arrived, reported]).toEqual([[], ['CONFLICT']]);
});

test('what is closed stops at once, even while it waits for another try', async () => {
  const { queue, arrived, fail } = open();
  fail('NETWORK');
  queue.push(BEGINNING);
  await vi.advanceTimersByTimeAsync(10);
  queue.close();
  await queue.drained();
  fail(undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(arrived).toEqual([]);
});

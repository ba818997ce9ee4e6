import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EventQueue } from './event-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const view = (code: string) => ({ kind: 'view' as const, code });

it('sends together what happens within a moment (B070)', () => {
  const send = vi.fn();
  const queue = new EventQueue(send);
  queue.add(view('010101'));
  queue.add(view('010102'));
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  expect(send.mock.calls).toEqual([[[view('010101'), view('010102')]]]);
  vi.advanceTimersByTime(10_000);
  expect(send).toHaveBeenCalledTimes(1);
});

it('counts nothing but objects (B069)', () => {
  const send = vi.fn();
  const queue = new EventQueue(send);
  expect(() => queue.add('010101' as never)).toThrow('The value of the instruction must be an object');
  queue.flush();
  expect(send).not.toHaveBeenCalled();
});

it('never sends more than twenty at once', () => {
  const send = vi.fn();
  const queue = new EventQueue(send);
  queue.hold(true);
  for (let count = 0; count < 45; count += 1) queue.add(view('010101'));
  expect(send).not.toHaveBeenCalled();
  queue.hold(false);
  expect(send.mock.calls.map(([events]) => (events as unknown[]).length)).toEqual([20, 20, 5]);
});

it('waits while a consent is being reported, and goes on by itself (B033)', () => {
  const send = vi.fn();
  const queue = new EventQueue(send);
  queue.hold(true);
  queue.add(view('010101'));
  vi.advanceTimersByTime(3000);
  expect(send).not.toHaveBeenCalled();
  queue.hold(false);
  expect(send).toHaveBeenCalledTimes(1);
});

it('forgets what was not sent when consent is taken back (B033)', () => {
  const send = vi.fn();
  const queue = new EventQueue(send);
  queue.add(view('010101'));
  queue.clear();
  vi.advanceTimersByTime(3000);
  queue.flush();
  expect(send).not.toHaveBeenCalled();
});

it('keeps no more than the latest 200 while a consent cannot be reported (B033)', () => {
  const send = vi.fn();
  const queue = new EventQueue(send);
  queue.hold(true);
  for (let count = 0; count < 250; count += 1) queue.add(view(String(count)));
  queue.hold(false);
  const sent = send.mock.calls.flatMap(([events]) => events as { code: string }[]);
  expect(sent.map(({ code }) => code)).toEqual(Array.from({ length: 200 }, (_, n) => String(n + 50)));
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onStatusChange, statusAt } from './use-activity-status.ts';

const START = Date.parse('2026-11-28T12:00:00Z');
const HOUR_MS = 3_600_000;
const timed = {
  activityStatus: 1 as const,
  startsAt: new Date(START).toISOString(),
  endsAt: new Date(START + HOUR_MS).toISOString(),
};
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each([
  [START - 1, 1],
  [START, 2],
  [START + HOUR_MS - 1, 2],
  [START + HOUR_MS, 3],
])('at %s it is %s (B064)', (now, status) => {
  expect(statusAt(timed, now)).toBe(status);
});

it('has no status without dates, and goes on without an end', () => {
  expect(statusAt({ ...timed, startsAt: null, endsAt: null }, START)).toBeNull();
  expect(statusAt({ ...timed, endsAt: null }, START + 9 * HOUR_MS)).toBe(2);
});

it('tells of the start and the end, however far ahead they are, and of nothing after (B064)', () => {
  vi.setSystemTime(START - 40 * 24 * HOUR_MS);
  const reported: number[] = [];
  const stop = onStatusChange(timed, () => reported.push(statusAt(timed, Date.now()) ?? 0));
  vi.advanceTimersByTime(40 * 24 * HOUR_MS - 1);
  expect(new Set(reported)).toEqual(new Set([1]));
  vi.advanceTimersByTime(1);
  expect(reported.at(-1)).toBe(2);
  vi.advanceTimersByTime(HOUR_MS);
  expect(reported.at(-1)).toBe(3);
  expect(vi.getTimerCount()).toBe(0);
  stop();
  const other = onStatusChange(
    { ...timed, endsAt: new Date(START + 9 * HOUR_MS).toISOString() },
    () => undefined,
  );
  other();
  expect(vi.getTimerCount()).toBe(0);
});

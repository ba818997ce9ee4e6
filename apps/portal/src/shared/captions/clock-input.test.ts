import { expect, it } from 'vitest';
import { readClock, writeClock } from './clock-input.ts';

it('reads times as people type them', () => {
  const read = ['75', ' 1:15 ', '1:01:15', '0:07.5', '2,25', '90:00', '0', '1:00:00.001'].map(readClock);
  expect(read).toEqual([75_000, 75_000, 3_675_000, 7500, 2250, 5_400_000, 0, 3_600_001]);
  for (const text of ['', 'a', '1:60', '1:60:00', '1:2:3:4', '-1', '1:', ':5', '1.2345', '1e3'])
    expect(readClock(text), text).toBeUndefined();
});

it('writes what it reads', () => {
  expect([0, 7500, 75_000, 3_675_250].map(writeClock)).toEqual(['0:00', '0:07.5', '1:15', '1:01:15.25']);
  for (const ms of [0, 1, 10, 999, 61_001, 3_599_999, 36_000_000]) expect(readClock(writeClock(ms))).toBe(ms);
});

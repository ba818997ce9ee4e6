import { expect, it } from 'vitest';
import { formatTimeLeft, secondsUntil, timeLeft } from './countdown.ts';

it('counts by the clock of the server, whole seconds, never below 0 (B067)', () => {
  expect(secondsUntil(10_000, 0, 0)).toBe(10);
  expect(secondsUntil(10_000, 4_000, 0)).toBe(6);
  expect(secondsUntil(10_000, -4_000, 0)).toBe(14);
  expect(secondsUntil(10_000, 0, 9_001)).toBe(1);
  expect(secondsUntil(10_000, 0, 10_000)).toBe(0);
  expect(secondsUntil(10_000, 0, 99_000)).toBe(0);
});

it('tells units apart', () => {
  expect(timeLeft(90_061)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
  expect(timeLeft(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

it.each([
  [90_061, 'en-US', '1 day 1 hour'],
  [7_260, 'en-US', '2 hours 1 minute'],
  [86_400, 'en-US', '1 day'],
  [249, 'en-US', '4:09'],
  [9, 'en-US', '0:09'],
  [90_061, 'de-DE', '1 Tag, 1 Stunde'],
])('%s s in %s is %s', (seconds, tag, text) => {
  expect(formatTimeLeft(seconds, tag)).toBe(text);
});

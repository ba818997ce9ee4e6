import { describe, expect, it } from 'vitest';
import { formatCount, formatPrice } from './format.ts';
import { formatDuration, formatRelative, formatStamp } from './time-format.ts';

const NOW = new Date(2026, 10, 21, 15, 30, 0);
const ago = (milliseconds: number): string =>
  formatRelative(new Date(NOW.getTime() - milliseconds), 'en_US', NOW);
const MINUTE = 60_000;
const at = (...parts: [number, number, number, number, number]): string =>
  formatRelative(new Date(...parts), 'en_US', NOW);

describe('relative time (B066)', () => {
  it.each([
    [1, 'now'],
    [MINUTE - 1, 'now'],
    [MINUTE, '1 minute ago'],
    [5 * MINUTE - 1, '4 minutes ago'],
  ])('%d ms ago is %s', (milliseconds, text) => expect(ago(milliseconds)).toBe(text));

  it.each([
    [[2026, 10, 21, 15, 25], '3:25 PM'],
    [[2026, 10, 21, 14, 30], '2:30 PM'],
    [[2026, 10, 21, 0, 0], '12:00 AM'],
    [[2026, 10, 20, 23, 59], 'yesterday'],
    [[2026, 10, 19, 0, 0], '2 days ago'],
    [[2026, 10, 18, 12, 0], '3 days ago'],
    [[2026, 10, 17, 12, 0], 'November 17'],
    [[2026, 0, 1, 0, 0], 'January 1'],
    [[2025, 11, 31, 23, 59], 'December 31, 2025'],
  ] as [[number, number, number, number, number], string][])('%j is %s', (parts, text) =>
    expect(at(...parts).replaceAll('\u202f', ' ')).toBe(text),
  );

  it('says it in the language of the reader', () => {
    expect(formatRelative(new Date(2026, 10, 20, 12), 'zh_CN', NOW)).toBe('昨天');
    expect(formatRelative(new Date(2026, 10, 19, 12), 'de_DE', NOW)).toBe('vorgestern');
  });

  it.each([0, -1])('throws where the instant is not before now (%d ms)', (milliseconds) => {
    expect(() => ago(milliseconds)).toThrow(RangeError);
  });
});

it.each([
  [0, '00:00:00'],
  [59.9, '00:00:59'],
  [3_661, '01:01:01'],
  [360_000, '100:00:00'],
  [-5, '00:00:00'],
])('a duration of %d s is %s (B067)', (seconds, text) => expect(formatDuration(seconds)).toBe(text));

it('writes an instant as yyyy-MM-dd hh:mm:ss (B067)', () => {
  expect(formatStamp(new Date(2026, 0, 5, 7, 8, 9))).toBe('2026-01-05 07:08:09');
});

it.each([
  [999, '999'],
  [1000, '1k'],
  [1250, '1.3k'],
  [9_998_949, '9998.9k'],
  [9_998_950, '9,999k'],
])('the number %d is %s (B068)', (value, text) => expect(formatCount(value, 'en_US')).toBe(text));

it.each([
  ['CNY', '¥12.50'],
  ['EUR', '€12.50'],
  ['GBP', '£12.50'],
  ['JPY', '¥1,250'],
  ['USD', '$12.50'],
])('prices in %s are %s (B068)', (currency, text) => {
  expect(formatPrice({ amount: 1250, currency }, 'en_US').replace('CN', '')).toBe(text);
});

it.each([
  ['CNY', '\u200F12.50 \u2066CN¥\u2069'],
  ['EUR', '\u200F12.50 €'],
])('a price in %s keeps its sign together in Arabic (B068)', (currency, text) => {
  expect(formatPrice({ amount: 1250, currency }, 'ar_SA').replace('\u00A0', ' ')).toBe(text);
});

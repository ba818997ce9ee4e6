import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gregorianLocale } from './gregorian-locale.ts';
import { readIsoDate, readIsoTime, writeIsoTime } from './iso.ts';

describe('readIsoDate', () => {
  it('reads a day', () => {
    expect(readIsoDate('2026-11-21')?.toString()).toBe('2026-11-21');
    expect(readIsoDate('2024-02-29')?.day).toBe(29);
  });

  it.each([
    '',
    null,
    undefined,
    '2026-02-30',
    '2026-13-01',
    '21.11.2026',
    '2026-11-21T10:00',
    'tomorrow',
    '2026-1-1',
  ])('holds %j for no day', (text) => {
    expect(readIsoDate(text)).toBeNull();
  });

  it('gives back every day as it was', () => {
    const day = fc.date({ min: new Date('1800-01-01'), max: new Date('2200-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const text = date.toISOString().slice(0, 10);
        expect(readIsoDate(text)?.toString()).toBe(text);
      }),
    );
  });
});

describe('times of day', () => {
  it.each(['00:00', '09:30', '23:59'])('gives back %s as it was', (text) => {
    const time = readIsoTime(text);
    expect(time && writeIsoTime(time)).toBe(text);
  });

  it('writes seconds where they count', () => {
    const time = readIsoTime('07:05:09');
    expect(time && writeIsoTime(time, true)).toBe('07:05:09');
    expect(time && writeIsoTime(time)).toBe('07:05');
  });

  it.each(['', null, undefined, '24:00', '09:60', 'noon', '9'])('holds %j for no time', (text) => {
    expect(readIsoTime(text)).toBeNull();
  });
});

describe('gregorianLocale', () => {
  it('fixes the calendar and keeps the digits', () => {
    expect(gregorianLocale('ar-SA')).toBe('ar-SA-u-ca-gregory');
    expect(gregorianLocale('ar-SA-u-nu-latn')).toBe('ar-SA-u-ca-gregory-nu-latn');
    expect(new Intl.DateTimeFormat(gregorianLocale('ar-SA')).resolvedOptions().calendar).toBe('gregory');
  });
});

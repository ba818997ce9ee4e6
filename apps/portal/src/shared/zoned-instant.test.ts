import { describe, expect, it } from 'vitest';
import { instantIn, partsIn } from './zoned-instant.ts';

describe('a day and a time in a zone', () => {
  it.each([
    ['2026-11-28', '23:59', 'Europe/Berlin', '2026-11-28T22:59:00.000Z'],
    ['2026-07-01', '08:30', 'America/New_York', '2026-07-01T12:30:00.000Z'],
    ['2026-03-29', '12:00', 'Europe/Berlin', '2026-03-29T10:00:00.000Z'],
    ['2026-01-05', '09:15', 'Asia/Kolkata', '2026-01-05T03:45:00.000Z'],
  ])('%s %s in %s', (day, time, zone, instant) => {
    expect(instantIn(day, time, zone)).toBe(instant);
    expect(partsIn(instant, zone)).toEqual({ day, time });
  });

  it('knows a year of which one digit is typed so far', () => {
    expect(instantIn('0002-01-06', '08:00', 'UTC')).toBe('0002-01-06T08:00:00.000Z');
  });
});

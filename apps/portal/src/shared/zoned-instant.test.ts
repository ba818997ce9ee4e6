import { describe, expect, it } from 'vitest';
import { clockChangeAt, instantIn, partsIn } from './zoned-instant.ts';

describe('a day and a time in a zone', () => {
  it.each([
    ['2026-11-28', '23:59', 'Europe/Berlin', '2026-11-28T22:59:00.000Z'],
    ['2026-07-01', '08:30', 'America/New_York', '2026-07-01T12:30:00.000Z'],
    ['2026-03-29', '12:00', 'Europe/Berlin', '2026-03-29T10:00:00.000Z'],
    ['2026-01-05', '09:15', 'Asia/Kolkata', '2026-01-05T03:45:00.000Z'],
  ])('%s %s in %s', (day, time, zone, instant) => {
    expect(instantIn(day, time, zone)).toBe(instant);
    expect(partsIn(instant, zone)).toEqual({ day, time });
    expect(clockChangeAt(day, time, zone)).toBeUndefined();
  });

  it('knows a year of which one digit is typed so far', () => {
    expect(instantIn('0002-01-06', '08:00', 'UTC')).toBe('0002-01-06T08:00:00.000Z');
  });

  it.each([
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z', '03:30'],
    ['2026-03-29', '02:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z', '03:00'],
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z', '03:30'],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z', '02:45'],
  ])('%s %s is left out in %s and becomes a later time', (day, time, zone, instant, becomes) => {
    expect(clockChangeAt(day, time, zone)).toBe('skipped');
    expect(instantIn(day, time, zone)).toBe(instant);
    expect(partsIn(instant, zone)).toEqual({ day, time: becomes });
  });

  it.each([
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '02:00', 'Europe/Berlin', '2026-10-25T00:00:00.000Z'],
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
  ])('%s %s comes twice in %s, and the first one counts', (day, time, zone, instant) => {
    expect(clockChangeAt(day, time, zone)).toBe('repeated');
    expect(instantIn(day, time, zone)).toBe(instant);
    expect(partsIn(instant, zone)).toEqual({ day, time });
  });

  it.each([
    ['2026-03-29', '01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '01:59', 'Europe/Berlin', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25', '03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  ])('%s %s is beside a change of clocks in %s', (day, time, zone, instant) => {
    expect(clockChangeAt(day, time, zone)).toBeUndefined();
    expect(instantIn(day, time, zone)).toBe(instant);
  });
});

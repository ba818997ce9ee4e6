import { expect, it } from 'vitest';
import { clockIn, daysAfter, daysBetween, instantIn } from './zoned-time.ts';

it.each([
  ['2026-11-28', '20:00:00', 'Asia/Shanghai', '2026-11-28T12:00:00.000Z'],
  ['2026-07-01', '09:30:00', 'America/Sao_Paulo', '2026-07-01T12:30:00.000Z'],
  // The clocks go on from 2:00 to 3:00, and back from 3:00 to 2:00.
  ['2026-03-29', '02:30:00', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '03:00:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '02:30:00', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-11-28', '00:15:00', 'Pacific/Kiritimati', '2026-11-27T10:15:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  const found = instantIn(day, time, zone);
  expect(found.toISOString()).toBe(instant);
  if (time !== '02:30:00') expect(clockIn(found, zone)).toEqual({ day, time });
});

it('counts days over the ends of months and years', () => {
  expect(daysAfter('2026-12-30', 3)).toBe('2027-01-02');
  expect(daysAfter('2027-03-01', -1)).toBe('2027-02-28');
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
});

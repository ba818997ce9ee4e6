import { describe, expect, it } from 'vitest';
import { Problem } from '../../../http/problem.ts';
import { SERIES_MAX, startsOf } from './series.policy.ts';

const datesOf = (rule: string, startsAt: string, timeZone = 'UTC') =>
  startsOf({ rule, startsAt: new Date(startsAt), timeZone }, 'rule').map((start) => start.toISOString());
const days = (rule: string, startsAt: string) => datesOf(rule, startsAt).map((date) => date.slice(0, 10));

/** How a rule is refused. */
function refusalOf(rule: string, startsAt = '2026-11-28T12:00:00Z'): string | undefined {
  try {
    datesOf(rule, startsAt);
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return (error.details as { fields: { rule: string }[] }).fields[0]?.rule;
  }
}

describe('the dates of a series', () => {
  it.each([
    ['FREQ=DAILY;COUNT=3', ['2026-11-28', '2026-11-29', '2026-11-30']],
    ['FREQ=WEEKLY;BYDAY=SA,TU;COUNT=4', ['2026-11-28', '2026-12-01', '2026-12-05', '2026-12-08']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;UNTIL=20261226', ['2026-11-28', '2026-12-12', '2026-12-26']],
    ['FREQ=MONTHLY;BYMONTHDAY=28;COUNT=3', ['2026-11-28', '2026-12-28', '2027-01-28']],
    ['FREQ=MONTHLY;BYDAY=4SA;COUNT=3', ['2026-11-28', '2026-12-26', '2027-01-23']],
    ['FREQ=MONTHLY;BYDAY=-1SA;COUNT=3', ['2026-11-28', '2026-12-26', '2027-01-30']],
  ])('%s', (rule, expected) => expect(days(rule, '2026-11-28T12:00:00Z')).toEqual(expected));

  it('leaves out months without the day', () =>
    expect(days('FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3', '2027-01-31T12:00:00Z')).toEqual([
      '2027-01-31',
      '2027-03-31',
      '2027-05-31',
    ]));

  it('stay at the same time of the day when the clocks change', () => {
    expect(datesOf('FREQ=WEEKLY;BYDAY=SU;COUNT=3', '2026-10-18T08:00:00Z', 'Europe/Berlin')).toEqual([
      '2026-10-18T08:00:00.000Z',
      '2026-10-25T09:00:00.000Z',
      '2026-11-01T09:00:00.000Z',
    ]);
    // A time that the clocks skip is the one after.
    expect(datesOf('FREQ=DAILY;COUNT=3', '2027-03-27T01:30:00Z', 'Europe/Berlin')).toEqual([
      '2027-03-27T01:30:00.000Z',
      '2027-03-28T01:30:00.000Z',
      '2027-03-29T00:30:00.000Z',
    ]);
  });

  it('are those of the zone, not of UTC', () =>
    // Sunday in Auckland is Saturday evening in UTC.
    expect(datesOf('FREQ=WEEKLY;BYDAY=SU;COUNT=2', '2026-11-28T20:00:00Z', 'Pacific/Auckland')).toEqual([
      '2026-11-28T20:00:00.000Z',
      '2026-12-05T20:00:00.000Z',
    ]));

  it('are a year of weeks at most', () => {
    expect(datesOf(`FREQ=WEEKLY;COUNT=${SERIES_MAX}`, '2026-11-28T12:00:00Z').length).toBe(SERIES_MAX);
    expect(refusalOf(`FREQ=WEEKLY;COUNT=${SERIES_MAX + 1}`)).toBe('maxItems');
  });

  it.each([
    ['FREQ=DAILY', 'required'],
    ['FREQ=WEEKLY;BYDAY=SA', 'required'],
    ['FREQ=DAILY;COUNT=10000', 'maxItems'],
    ['FREQ=DAILY;COUNT=99999999999999999999', 'maxItems'],
    ['FREQ=DAILY;UNTIL=99991231', 'maxItems'],
    ['FREQ=MONTHLY;COUNT=20', 'range'],
    ['FREQ=WEEKLY;BYDAY=MO;COUNT=3', 'startsAt'],
    ['FREQ=DAILY;UNTIL=20261127', 'startsAt'],
    ['FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31;COUNT=3', 'startsAt'],
    ['FREQ=SECONDLY;COUNT=3', 'format'],
    ['FREQ=YEARLY;COUNT=3', 'format'],
    ['FREQ=DAILY;COUNT=0', 'format'],
    ['FREQ=DAILY;INTERVAL=0;COUNT=3', 'format'],
    ['FREQ=DAILY;INTERVAL=13;COUNT=3', 'format'],
    ['FREQ=DAILY;COUNT=3;UNTIL=20261231', 'format'],
    ['FREQ=DAILY;COUNT=3;COUNT=4', 'format'],
    ['FREQ=DAILY;BYSECOND=1,2,3;COUNT=3', 'format'],
    ['FREQ=DAILY;UNTIL=20261399', 'format'],
    ['FREQ=WEEKLY;BYDAY=XX;COUNT=3', 'format'],
    ['FREQ=MONTHLY;BYMONTHDAY=32;COUNT=3', 'format'],
    ['FREQ=MONTHLY;BYMONTHDAY=28;BYDAY=4SA;COUNT=3', 'format'],
    ['FREQ=DAILY;__PROTO__=1;COUNT=3', 'format'],
    ['COUNT=3', 'format'],
    ['=;=;=', 'format'],
    ['FREQ', 'format'],
  ])('%s is refused: %s', (rule, how) => expect(refusalOf(rule)).toBe(how));
});

it('what lies a year and a day apart is the last that fits into a series', () => {
  expect(days('FREQ=MONTHLY;INTERVAL=12;COUNT=2', '2027-11-28T12:00:00Z')).toEqual([
    '2027-11-28',
    '2028-11-28',
  ]);
  expect(refusalOf('FREQ=MONTHLY;INTERVAL=12;COUNT=3')).toBe('range');
  expect(days('FREQ=DAILY;INTERVAL=12;COUNT=2', '2026-11-28T12:00:00Z')).toEqual([
    '2026-11-28',
    '2026-12-10',
  ]);
});

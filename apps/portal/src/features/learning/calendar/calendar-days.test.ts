import type { LearningDate } from '@stoa/api/schema';
import { describe, expect, it } from 'vitest';
import {
  byDay,
  dayIn,
  firstDay,
  formatDays,
  rangeOf,
  readDay,
  shownDays,
  stepFrom,
} from './calendar-days.ts';

const date = (kind: LearningDate['kind'], startsAt: string, endsAt = startsAt): LearningDate => ({
  id: `${kind}-1`,
  kind,
  state: 'open',
  title: 'Something',
  classTitle: null,
  schoolId: '1700000000000000001',
  at: startsAt,
  startsAt,
  endsAt,
  url: '/',
});

describe('days of the calendar', () => {
  it('takes a day that there is not for another', () => {
    expect(readDay('2026-02-28', '2026-11-27')).toBe('2026-02-28');
    expect(readDay('2026-02-31', '2026-11-27')).toBe('2026-11-27');
    expect(readDay(undefined, '2026-11-27')).toBe('2026-11-27');
  });
  it('begins today where the viewer is, also on the last evening of a month', () => {
    const now = '2026-11-30T22:30:00.000Z';
    expect(firstDay(undefined, now, 'UTC')).toBe('2026-11-30');
    expect(firstDay(undefined, now, 'Europe/Athens')).toBe('2026-12-01');
    expect(firstDay('2026-02-31', now, 'Europe/Athens')).toBe('2026-12-01');
    expect(firstDay('2026-11-27', now, 'Europe/Athens')).toBe('2026-11-27');
  });
  it('asks for a month with the days around it, also over a new year', () => {
    expect(rangeOf('2026-12-15')).toEqual({
      rangeStart: '2026-11-23T00:00:00.000Z',
      rangeEnd: '2027-01-08T00:00:00.000Z',
    });
  });
  it('begins weeks as the language does', () => {
    expect(shownDays('week', '2026-11-27', 'en-US')).toEqual({ first: '2026-11-22', last: '2026-11-28' });
    expect(shownDays('week', '2026-11-27', 'de-DE')).toEqual({ first: '2026-11-23', last: '2026-11-29' });
    expect(shownDays('list', '2026-11-27', 'de-DE')).toEqual({ first: '2026-11-27', last: '2026-11-30' });
  });
  it('are said with plain spaces, as browsers do', () => {
    const week = (locale: string) =>
      formatDays(Date.parse('2026-11-29T00:00Z'), Date.parse('2026-12-05T00:00Z'), locale);
    expect(week('en-US')).toBe('Nov 29 – Dec 5, 2026');
    expect(week('ru-RU')).toBe('29 нояб. – 5 дек. 2026 г.');
  });
  it('steps by months and weeks', () => {
    expect(stepFrom('month', '2026-01-31', 1)).toBe('2026-02-01');
    expect(stepFrom('week', '2026-12-30', 1)).toBe('2027-01-06');
    expect(stepFrom('list', '2026-11-27', -1)).toBe('2026-10-01');
  });
  it('puts what is open for days on its first and its last, in the viewer’s zone, sorted by time', () => {
    const days = byDay(
      [
        date('exam', '2026-11-20T08:00:00.000Z', '2026-11-25T08:00:00.000Z'),
        date('live', '2026-11-20T22:00:00.000Z', '2026-11-21T01:00:00.000Z'),
        date('assignment', '2026-11-20T07:00:00.000Z'),
      ],
      'UTC',
    );
    expect(
      [...days].map(([day, moments]) => [day, moments.map(({ date: { kind }, edge }) => [kind, edge])]),
    ).toEqual([
      [
        '2026-11-20',
        [
          ['assignment', 'only'],
          ['exam', 'start'],
          ['live', 'only'],
        ],
      ],
      ['2026-11-25', [['exam', 'end']]],
    ]);
    expect(dayIn('2026-11-20T22:00:00.000Z', 'Asia/Shanghai')).toBe('2026-11-21');
  });
});

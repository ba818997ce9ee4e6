import { expect, test } from 'vitest';
import { AFTER, at, BEFORE, NOW } from '../../testing/policy.fixtures.ts';
import { isAhead, momentOf, stateOf } from './learning.policy.ts';

type Dated = Parameters<typeof stateOf>[0];
const dated = (kind: Dated['kind'], starts_at: Date, ends_at: Date, more: Partial<Dated> = {}): Dated => ({
  kind,
  starts_at,
  ends_at,
  is_done: false,
  is_accepted_late: false,
  ...more,
});

test.each<[string, Dated, string]>([
  ['an assignment that is due in a moment', dated('assignment', AFTER, AFTER), 'open'],
  ['an assignment that is due', dated('assignment', NOW, NOW), 'over'],
  ['an assignment that is taken late', dated('assignment', NOW, NOW, { is_accepted_late: true }), 'overdue'],
  ['an assignment that was handed in', dated('assignment', NOW, NOW, { is_done: true }), 'done'],
  ['an exam that opens in a moment', dated('exam', AFTER, at(2)), 'upcoming'],
  ['an exam that opens now', dated('exam', NOW, AFTER), 'open'],
  ['an exam that closes now', dated('exam', BEFORE, NOW), 'over'],
  ['an exam that never closes', dated('exam', BEFORE, BEFORE), 'open'],
  ['a session that is over', dated('live', BEFORE, BEFORE), 'over'],
  ['a session that is on', dated('live', BEFORE, AFTER), 'open'],
  ['a check-in that is done', dated('attendance', AFTER, AFTER, { is_done: true }), 'done'],
])('%s', (_, row, state) => {
  expect(stateOf(row, NOW)).toBe(state);
});

test.each<[string, Dated, Date]>([
  ['when an assignment is due', dated('assignment', BEFORE, AFTER), BEFORE],
  ['when an exam opens', dated('exam', AFTER, at(2)), AFTER],
  ['when an exam closes that is open', dated('exam', NOW, AFTER), AFTER],
  ['when a session began', dated('live', BEFORE, AFTER), BEFORE],
  ['when a check-in closes', dated('attendance', BEFORE, AFTER), AFTER],
])('what counts next is %s', (_, row, moment) => {
  expect(momentOf(row, NOW)).toEqual(moment);
});

test('there is something to do until it is done or over', () => {
  expect((['upcoming', 'open', 'overdue', 'done', 'over'] as const).map(isAhead)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

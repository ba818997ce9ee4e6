import { describe, expect, it, test } from 'vitest';
import { Audience } from '@stoa/api/enums';
import type { Viewer } from '../../http/context.ts';
import {
  AFTER,
  at,
  BEFORE,
  DAY_MS,
  NOW,
  person,
  refusal,
  refusedField,
  SCHOOL,
} from '../../testing/policy.fixtures.ts';
import {
  phaseOf,
  requireEnrolled,
  requireInside,
  requireManager,
  requireOpen,
  requirePlan,
  standingOf,
  stateAt,
  stateOf,
} from './attendance.policy.ts';

type Place = Parameters<typeof standingOf>[0];
const place = (more: Partial<Place> = {}): Place => ({
  school_id: SCHOOL,
  audience: Audience.Members,
  author_id: '9',
  teaches: false,
  enrolled_at: null,
  is_published: true,
  ...more,
});
const SEAT = { enrolled_at: BEFORE };

describe('what somebody is to the attendances of a class', () => {
  test.each<[string, Viewer, Partial<Place>, [manages: boolean, enrolled: boolean] | 'NOT_FOUND']>([
    ['who runs the school', person('admin'), {}, [true, false]],
    ['who owns the school, before it is published', person('owner'), { is_published: false }, [true, false]],
    ['who teaches it', person('teacher'), { teaches: true }, [true, false]],
    ['who made it', person('teacher'), { author_id: '1' }, [true, false]],
    ['who teaches other classes', person('teacher'), {}, [false, false]],
    [
      'who made it and teaches no longer',
      person('member'),
      { author_id: '1', teaches: true },
      [false, false],
    ],
    ['a member of the school', person('member'), {}, [false, false]],
    ['a learner of the class', person('member'), SEAT, [false, true]],
    ['a learner before it is published', person('member'), { ...SEAT, is_published: false }, 'NOT_FOUND'],
    ['who has left the school', person(), SEAT, 'NOT_FOUND'],
    ['a visitor of a class for visitors', person(), { ...SEAT, audience: Audience.Visitors }, [false, true]],
    ['who is nowhere', person(), { audience: Audience.Visitors }, 'NOT_FOUND'],
  ])('%s', (_, viewer, more, standing) => {
    if (standing === 'NOT_FOUND') {
      expect(refusal(() => standingOf(place(more), viewer))?.[0]).toBe('NOT_FOUND');
      return;
    }
    const [manages, enrolled] = standing;
    expect(standingOf(place(more), viewer)).toEqual({ manages, enrolled });
  });

  it('lets those in who belong there', () => {
    const standing = (manages: boolean, enrolled: boolean) => ({ manages, enrolled });
    const forbidden = ['FORBIDDEN', { grantedBy: ['owner', 'admin'] }];
    expect(refusal(() => requireManager(standing(false, true)))).toEqual(forbidden);
    expect(refusal(() => requireManager(standing(true, false)))).toBeUndefined();
    expect(refusal(() => requireEnrolled(standing(true, false)))?.[0]).toBe('NOT_ENROLLED');
    expect(refusal(() => requireEnrolled(standing(false, true)))).toBeUndefined();
    expect(refusal(() => requireInside(standing(false, false)))?.[0]).toBe('NOT_ENROLLED');
    expect(refusal(() => requireInside(standing(true, false)))).toBeUndefined();
    expect(refusal(() => requireInside(standing(false, true)))).toBeUndefined();
  });
});

/** Open for two hours from now on, late after one. */
const SPAN = { opens_at: NOW, late_from: at(3_600_000), closes_at: at(7_200_000) };

test.each<[string, Date, 1 | 2 | 3, string | undefined, string | null]>([
  ['before it opens', BEFORE, 1, 'ACTIVITY_NOT_STARTED', null],
  ['when it opens', NOW, 2, undefined, null],
  ['a moment before it closes', at(7_199_999), 2, undefined, null],
  ['when it closes', at(7_200_000), 3, 'ACTIVITY_ENDED', 'absent'],
])('%s', (_, now, phase, refused, state) => {
  expect(phaseOf(SPAN, now)).toBe(phase);
  expect(refusal(() => requireOpen(SPAN, now))?.[0]).toBe(refused);
  expect([stateOf(null, SPAN, now), stateOf('excused', SPAN, now)]).toEqual([state, 'excused']);
});

test('who comes when it gets late is late', () => {
  expect([at(3_599_999), at(3_600_000)].map((now) => stateAt(SPAN, now))).toEqual(['present', 'late']);
});

test.each<[string, { title?: string; opens?: number; late?: number; closes?: number }, string | undefined]>([
  ['an hour', {}, undefined],
  ['without a title', { title: ' ' }, 'body/title minLength'],
  ['late from the start', { late: 0 }, undefined],
  ['late before the start', { late: -1 }, 'body/lateFrom order'],
  ['late at the end', { late: 3_600_000 }, undefined],
  ['late after the end', { late: 3_600_001 }, 'body/closesAt order'],
  ['no time at all', { late: 0, closes: 0 }, 'body/closesAt order'],
  ['31 days', { closes: 31 * DAY_MS }, undefined],
  ['more than 31 days', { closes: 31 * DAY_MS + 1 }, 'body/closesAt order'],
  ['31 days that begin later', { opens: DAY_MS, late: DAY_MS, closes: 32 * DAY_MS }, undefined],
])(
  'an attendance of %s',
  (_, { title = 'Meeting', opens = 0, late = 1_000, closes = 3_600_000 }, refused) => {
    const iso = (milliseconds: number) => at(milliseconds).toISOString();
    expect(
      refusedField(() =>
        requirePlan({ title, opensAt: iso(opens), lateFrom: iso(late), closesAt: iso(closes) }),
      ),
    ).toBe(refused);
  },
);

test('what is planned is refused with what to do about it', () => {
  const plan = { title: 'Meeting', opensAt: NOW.toISOString(), lateFrom: NOW.toISOString() };
  expect(refusal(() => requirePlan({ ...plan, closesAt: AFTER.toISOString() }))).toBeUndefined();
});

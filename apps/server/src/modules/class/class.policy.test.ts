import { describe, expect, it, test } from 'vitest';
import { Audience } from '@stoa/api/enums';
import type { Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { AFTER, BEFORE, NOW, person, SCHOOL } from '../../testing/policy.fixtures.ts';
import {
  abilitiesOf,
  isOpen,
  requireAudience,
  requireEnrollable,
  requireInside,
  requireOpenLesson,
  standingOf,
  type ClassTerms,
  type Standing,
} from './class.policy.ts';

const terms = (more: Partial<ClassTerms> = {}): ClassTerms => ({
  school_id: SCHOOL,
  membership_status: null,
  teaches: false,
  enrolled_at: null,
  audience: Audience.All,
  price: null,
  capacity: null,
  seats_taken: 0,
  starts_at: null,
  ends_at: null,
  ...more,
});

const standing = (more: Partial<Standing> = {}): Standing => ({
  signedIn: true,
  member: true,
  shutOut: false,
  manages: false,
  enrolled: false,
  audience: Audience.All,
  priced: false,
  full: false,
  notStarted: false,
  ended: false,
  ...more,
});

/** The code and details that are thrown; undefined where nothing is. */
function refusal(ask: () => void): [string, unknown] | undefined {
  try {
    ask();
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return [error.code, error.details];
    throw error;
  }
}

describe('what somebody is to a class', () => {
  it('is nothing for a visitor', () => {
    expect(standingOf(terms(), undefined, NOW)).toEqual(
      standing({ signedIn: false, member: false, audience: Audience.All }),
    );
  });

  test.each<[string, Viewer | undefined, Partial<ClassTerms>, Partial<Standing>]>([
    ['somebody from elsewhere', person(), {}, { member: false }],
    ['a member', person('member'), {}, {}],
    ['a teacher of another class', person('teacher'), {}, {}],
    ['a teacher of the class', person('teacher'), { teaches: true }, { manages: true }],
    ['a member who teaches it', person('member'), { teaches: true }, { manages: true }],
    ['an administrator', person('admin'), {}, { manages: true }],
    ['the owner', person('owner'), {}, { manages: true }],
    ['a superuser', person(undefined, { isSuperuser: true }), {}, { manages: true }],
    ['a former teacher of the class', person(), { teaches: true }, { member: false }],
    [
      'an administrator of another school',
      person(undefined, { roles: new Map([['1700000000000000002', 'admin']]) }),
      {},
      { member: false },
    ],
    [
      'somebody whom the school has shut out',
      person(),
      { membership_status: 'disabled' },
      { member: false, shutOut: true },
    ],
    [
      'a superuser whose membership is disabled',
      person(undefined, { isSuperuser: true }),
      { membership_status: 'disabled' },
      { manages: true },
    ],
    ['somebody whose membership holds', person('member'), { membership_status: 'valid' }, {}],
  ])('is, for %s, what the school says', (_who, viewer, more, reported) => {
    expect(standingOf(terms(more), viewer, NOW)).toEqual(standing(reported));
  });

  test.each([
    ['a member', 'member' as const, Audience.All, true],
    ['a member', 'member' as const, Audience.Members, true],
    ['a member', 'member' as const, Audience.Visitors, true],
    ['somebody who left', undefined, Audience.All, false],
    ['somebody who left', undefined, Audience.Members, false],
    ['an outsider', undefined, Audience.Visitors, true],
  ])('has the seat of %s (%s) in a class for %i: %s', (_who, role, audience, enrolled) => {
    const row = terms({ enrolled_at: BEFORE, audience });
    expect(standingOf(row, person(role), NOW)).toMatchObject({ enrolled, audience });
    expect(standingOf({ ...row, enrolled_at: null }, person(role), NOW).enrolled).toBe(false);
  });

  test.each<[Partial<ClassTerms>, Partial<Standing>]>([
    [{ price: { amount: 0, currency: 'EUR' } }, { priced: true }],
    [{ capacity: 20, seats_taken: 19 }, { full: false }],
    [{ capacity: 20, seats_taken: 20 }, { full: true }],
    [{ capacity: 20, seats_taken: 21 }, { full: true }],
    [{ capacity: null, seats_taken: 5000 }, { full: false }],
    [{ starts_at: AFTER }, { notStarted: true }],
    [{ starts_at: NOW }, { notStarted: false }],
    [{ starts_at: BEFORE }, { notStarted: false }],
    [{ ends_at: AFTER }, { ended: false }],
    [{ ends_at: NOW }, { ended: true }],
    [{ ends_at: BEFORE }, { ended: true }],
  ])('of a class with %j is %j', (more, reported) => {
    expect(standingOf(terms(more), person('member'), NOW)).toEqual(standing(reported));
  });
});

describe('for whom a class is meant', () => {
  const GRANTED = { grantedBy: ['owner', 'admin'] };
  test.each<[string, Partial<Standing>, [string, unknown] | undefined]>([
    ['everyone, to a visitor', { audience: Audience.All, member: false }, undefined],
    ['everyone, to a member', { audience: Audience.All }, undefined],
    ['members, to a member', { audience: Audience.Members }, undefined],
    ['members, to an outsider', { audience: Audience.Members, member: false }, ['MEMBERS_ONLY', GRANTED]],
    [
      'members, to an outsider with a seat',
      { audience: Audience.Members, member: false, enrolled: true },
      ['MEMBERS_ONLY', GRANTED],
    ],
    ['visitors, to an outsider', { audience: Audience.Visitors, member: false }, undefined],
    ['visitors, to a member', { audience: Audience.Visitors }, ['VISITORS_ONLY', undefined]],
    [
      'visitors, to a member who took a seat before',
      { audience: Audience.Visitors, enrolled: true },
      undefined,
    ],
    ['visitors, to who looks after it', { audience: Audience.Visitors, manages: true }, undefined],
    [
      'members, to who looks after it',
      { audience: Audience.Members, manages: true, member: false },
      undefined,
    ],
  ])('%s', (_who, reported, expected) => {
    expect(refusal(() => requireAudience(standing(reported)))).toEqual(expected);
  });
});

describe('taking a seat', () => {
  test.each<[string, Partial<Standing>, [string, unknown] | undefined]>([
    ['is open to a member', {}, undefined],
    ['is open to an outsider', { member: false }, undefined],
    ['is closed to who was shut out', { shutOut: true }, ['NOT_A_MEMBER', { grantedBy: ['owner', 'admin'] }]],
    ['is over with the class', { ended: true }, ['CLASS_ENDED', undefined]],
    ['of a priced class is bought', { priced: true }, ['PURCHASE_REQUIRED', undefined]],
    [
      'says first what nobody can solve',
      { shutOut: true, ended: true, priced: true },
      ['NOT_A_MEMBER', { grantedBy: ['owner', 'admin'] }],
    ],
    ['says the end before the price', { ended: true, priced: true }, ['CLASS_ENDED', undefined]],
    ['leaves a full class to the seats themselves', { full: true }, undefined],
  ])('%s', (_what, reported, expected) => {
    expect(refusal(() => requireEnrollable(standing(reported)))).toEqual(expected);
  });
});

describe('a lesson', () => {
  const PREVIEW = { is_preview: true };
  const LESSON = { is_preview: false };
  const LOCKED = { reason: 'CLASS_NOT_STARTED', since: AFTER.toISOString() };
  test.each<[string, Partial<Standing>, typeof LESSON, [string, unknown] | undefined]>([
    ['with a seat', { enrolled: true }, LESSON, undefined],
    ['with a seat in a class that is over', { enrolled: true, ended: true }, LESSON, undefined],
    [
      'with a seat, before the start',
      { enrolled: true, notStarted: true },
      LESSON,
      ['LESSON_LOCKED', LOCKED],
    ],
    ['without a seat', {}, LESSON, ['NOT_ENROLLED', undefined]],
    ['without a seat, before the start', { notStarted: true }, LESSON, ['NOT_ENROLLED', undefined]],
    [
      'for who looks after the class, before the start',
      { manages: true, notStarted: true },
      LESSON,
      undefined,
    ],
    ['that is a preview, for anybody', { signedIn: false, member: false }, PREVIEW, undefined],
    ['that is a preview, before the start', { enrolled: true, notStarted: true }, PREVIEW, undefined],
  ])('%s', (_who, reported, lesson, expected) => {
    expect(refusal(() => requireOpenLesson(standing(reported), lesson, AFTER))).toEqual(expected);
    expect(isOpen(standing(reported), lesson)).toBe(expected === undefined);
  });

  it('that is locked without a known start says no time', () => {
    const reported = standing({ enrolled: true, notStarted: true });
    expect(refusal(() => requireOpenLesson(reported, LESSON, null))).toEqual([
      'LESSON_LOCKED',
      { reason: 'CLASS_NOT_STARTED', since: undefined },
    ]);
  });
});

describe('who is in the class', () => {
  test.each<[string, Partial<Standing>, boolean]>([
    ['somebody with a seat', { enrolled: true }, true],
    ['who looks after it', { manages: true }, true],
    ['a member without a seat', {}, false],
    ['a visitor', { signedIn: false, member: false }, false],
  ])('is told or not to %s', (_who, reported, isReported) => {
    expect(refusal(() => requireInside(standing(reported)))).toEqual(
      isReported ? undefined : ['NOT_ENROLLED', undefined],
    );
    expect(abilitiesOf(standing(reported)).seeMembers).toBe(isReported);
  });
});

describe('what somebody may do, and why not', () => {
  test.each<[string, Partial<Standing>, Partial<ReturnType<typeof abilitiesOf>>]>([
    ['a visitor', { signedIn: false, member: false }, { reasons: ['SIGN_IN', 'NOT_ENROLLED'] }],
    ['a member', {}, { enroll: true, reasons: ['NOT_ENROLLED'] }],
    [
      'a learner',
      { enrolled: true },
      { leave: true, learn: true, seeMembers: true, reasons: ['ALREADY_ENROLLED'] },
    ],
    [
      'a learner before the start',
      { enrolled: true, notStarted: true },
      { leave: true, seeMembers: true, reasons: ['CLASS_NOT_STARTED', 'ALREADY_ENROLLED'] },
    ],
    [
      'a learner of a full, priced class that is over, whom the school has shut out',
      { enrolled: true, ended: true, full: true, priced: true, shutOut: true },
      { leave: true, learn: true, seeMembers: true, reasons: ['ALREADY_ENROLLED'] },
    ],
    ['a member of a full class', { full: true }, { reasons: ['CLASS_FULL', 'NOT_ENROLLED'] }],
    ['a member, after the end', { ended: true }, { reasons: ['CLASS_ENDED', 'NOT_ENROLLED'] }],
    ['a member who has to pay', { priced: true }, { reasons: ['PURCHASE_REQUIRED', 'NOT_ENROLLED'] }],
    ['somebody shut out', { member: false, shutOut: true }, { reasons: ['MEMBERS_ONLY', 'NOT_ENROLLED'] }],
    [
      'a member before the start',
      { notStarted: true },
      { enroll: true, reasons: ['NOT_ENROLLED', 'CLASS_NOT_STARTED'] },
    ],
    [
      'who looks after it, before the start',
      { manages: true, notStarted: true },
      { enroll: true, learn: true, seeMembers: true, reasons: ['NOT_ENROLLED'] },
    ],
    [
      'a visitor against whom everything speaks',
      {
        signedIn: false,
        member: false,
        shutOut: true,
        ended: true,
        full: true,
        priced: true,
        notStarted: true,
      },
      {
        reasons: [
          'CLASS_ENDED',
          'CLASS_FULL',
          'SIGN_IN',
          'MEMBERS_ONLY',
          'PURCHASE_REQUIRED',
          'NOT_ENROLLED',
          'CLASS_NOT_STARTED',
        ],
      },
    ],
  ])('for %s', (_who, reported, expected) => {
    expect(abilitiesOf(standing(reported))).toEqual({
      enroll: false,
      leave: false,
      learn: false,
      seeMembers: false,
      ...expected,
    });
  });
});

import { describe, expect, it, test } from 'vitest';
import type { Viewer } from '../../http/context.ts';
import { AFTER, BEFORE, NOW, person, refusal, SCHOOL } from '../../testing/policy.fixtures.ts';
import {
  activityStatus,
  isOwn,
  mayAccept,
  postAbilities,
  replyAbilities,
  requireAllowed,
  requireKind,
  requireOngoing,
  requireWriter,
  schoolPlace,
  type Place,
} from './place.policy.ts';

const place = (more: Partial<Place> = {}): Place => ({ ...schoolPlace(SCHOOL, person('member')), ...more });
const OWN = { author_id: '1' };
const OTHERS = { author_id: '2' };
const ADMINS = { grantedBy: ['owner', 'admin'] };

test.each<
  [string, Viewer | undefined, Pick<Place, 'write' | 'announce' | 'moderate' | 'reason' | 'viewerId'>]
>([
  [
    'a visitor',
    undefined,
    { viewerId: undefined, write: false, announce: false, moderate: false, reason: 'SIGN_IN' },
  ],
  [
    'who is not in it',
    person(),
    { viewerId: '1', write: false, announce: false, moderate: false, reason: 'MEMBERS_ONLY' },
  ],
  [
    'a member',
    person('member'),
    { viewerId: '1', write: true, announce: false, moderate: false, reason: null },
  ],
  [
    'who teaches',
    person('teacher'),
    { viewerId: '1', write: true, announce: true, moderate: false, reason: null },
  ],
  [
    'who runs it',
    person('admin'),
    { viewerId: '1', write: true, announce: true, moderate: true, reason: null },
  ],
])('the community of a school for %s', (_, viewer, rights) => {
  expect(schoolPlace(SCHOOL, viewer)).toEqual({
    schoolId: SCHOOL,
    scopeType: 'school',
    scopeId: SCHOOL,
    classId: null,
    lessonId: null,
    title: null,
    ...rights,
  });
});

describe('writing', () => {
  it('is for members', () => {
    expect(refusal(() => requireWriter(place()))).toBeUndefined();
    expect(refusal(() => requireWriter(place({ write: false })))).toEqual(['MEMBERS_ONLY', ADMINS]);
  });

  test.each<['announcement' | 'activity' | 'question' | 'discussion', boolean]>([
    ['announcement', false],
    ['activity', false],
    ['question', true],
    ['discussion', true],
  ])('%s by who does not teach: %s', (kind, may) => {
    const ask = (more: Partial<Place>) => refusal(() => requireKind(place(more), kind as 'question'));
    expect(ask({})).toEqual(may ? undefined : ['FORBIDDEN', ADMINS]);
    expect(ask({ announce: true })).toBeUndefined();
    expect(ask({ write: false, announce: true })?.[0]).toBe('MEMBERS_ONLY');
  });

  it('is allowed or not', () => {
    expect([refusal(() => requireAllowed(true)), refusal(() => requireAllowed(false))]).toEqual([
      undefined,
      ['FORBIDDEN', ADMINS],
    ]);
  });
});

test('what nobody wrote is nobody’s own', () => {
  const visitor = place({ viewerId: undefined });
  expect([isOwn(place(), OWN), isOwn(place(), OTHERS), isOwn(place(), { author_id: null })]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isOwn(visitor, OWN), isOwn(visitor, { author_id: null })]).toEqual([false, false]);
});

describe('what somebody may do with what was written', () => {
  const NONE = { like: false, report: false, edit: false, delete: false };
  const READS = { write: false, reason: 'MEMBERS_ONLY' as const };
  test.each<
    [string, Partial<Place>, { author_id: string }, Record<'like' | 'report' | 'edit' | 'delete', boolean>]
  >([
    ['others have, as a member', {}, OTHERS, { ...NONE, like: true, report: true }],
    ['they have', {}, OWN, { like: true, report: false, edit: true, delete: true }],
    [
      'others have, as who moderates',
      { moderate: true },
      OTHERS,
      { ...NONE, like: true, report: true, delete: true },
    ],
    ['others have, as who only reads', READS, OTHERS, NONE],
    ['they have, as who was a member', READS, OWN, NONE],
    [
      'others have, as who moderates and only reads',
      { ...READS, moderate: true },
      OTHERS,
      { ...NONE, delete: true },
    ],
  ])('%s', (_, more, row, abilities) => {
    const where = place(more);
    expect(postAbilities(where, row)).toEqual({
      ...abilities,
      reply: where.write,
      pin: where.moderate,
      reason: where.reason,
    });
    const question = { author_id: '3', kind: 'question' };
    expect(replyAbilities(where, row, question)).toEqual({ ...abilities, accept: false });
  });

  test.each<[string, Partial<Place>, { author_id: string; kind: string }, boolean]>([
    ['who asked', {}, { ...OWN, kind: 'question' }, true],
    ['who teaches', { announce: true }, { ...OTHERS, kind: 'question' }, true],
    ['somebody else', {}, { ...OTHERS, kind: 'question' }, false],
    ['who asked and only reads', { write: false }, { ...OWN, kind: 'question' }, false],
    ['who wrote something that is no question', { announce: true }, { ...OWN, kind: 'discussion' }, false],
  ])('an answer is accepted by %s', (_, more, post, may) => {
    expect(mayAccept(place(more), post)).toBe(may);
    expect(replyAbilities(place(more), OTHERS, post).accept).toBe(may);
  });
});

describe('an activity', () => {
  test.each<[string, Date | null, Date, 1 | 2 | 3, [string, unknown] | undefined]>([
    ['that opens in a moment', AFTER, AFTER, 1, ['ACTIVITY_NOT_STARTED', { since: AFTER.toISOString() }]],
    ['that opens now', NOW, AFTER, 2, undefined],
    ['that was always open', null, AFTER, 2, undefined],
    ['that ends now', BEFORE, NOW, 3, ['ACTIVITY_ENDED', undefined]],
    ['that ended before it opened', AFTER, NOW, 3, ['ACTIVITY_ENDED', undefined]],
  ])('%s', (_, opens_at, ends_at, status, refused) => {
    expect(activityStatus({ opens_at, ends_at }, NOW)).toBe(status);
    expect(refusal(() => requireOngoing({ opens_at, ends_at }, NOW))).toEqual(refused);
  });
});

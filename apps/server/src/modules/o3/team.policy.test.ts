import { describe, expect, it, test } from 'vitest';
import type { Viewer } from '../../http/context.ts';
import { AFTER, BEFORE, NOW, person, refusal, SCHOOL } from '../../testing/policy.fixtures.ts';
import { isRight, wordsOf } from './o3.policy.ts';
import {
  FILE_LIMITS,
  hasEnded,
  LEARNERS_MAX,
  mayRemoveFile,
  mayTeach,
  requireAbility,
  REVIEWERS_MAX,
  standingIn,
  TASKS_MAX,
  withLeader,
  type Standing,
} from './team.policy.ts';

type Member = Parameters<typeof withLeader>[0][number];
const member = (id: string, role: Member['role']) => ({ id, role }) as Member;
const roles = (members: readonly Member[]) => members.map(({ id, role }) => `${id} ${role}`);

test('a team has thirty learners, ten reviewers and three hundred tasks at most', () => {
  expect([LEARNERS_MAX, REVIEWERS_MAX, TASKS_MAX]).toEqual([30, 10, 300]);
});

test('a team has fifty files of fifty megabytes at most, two hundred together', () => {
  expect(FILE_LIMITS).toEqual({ most: 50, maxMegabytes: 50, totalMegabytes: 200 });
});

test('a file goes by who added it and is in the team, who leads or reviews it, and who teaches', () => {
  const removes = (standing: { edit?: true; manage?: true; supervise?: true }, owner: string | null) =>
    mayRemoveFile({ edit: false, manage: false, supervise: false, ...standing }, { account_id: owner }, '1');
  expect([removes({ edit: true }, '1'), removes({ edit: true }, '2'), removes({ edit: true }, null)]).toEqual(
    [true, false, false],
  );
  expect([removes({}, '1'), removes({ manage: true }, '2'), removes({ supervise: true }, '2')]).toEqual([
    false,
    true,
    true,
  ]);
});

test('who teaches in the school may review', () => {
  expect(
    [undefined, person('member'), person('teacher'), person('owner')].map((viewer) =>
      mayTeach(viewer, SCHOOL),
    ),
  ).toEqual([false, false, true, true]);
  expect(mayTeach(person('teacher'), '9')).toBe(false);
});

describe('a team', () => {
  it('that lost its leader is led by whoever is longest in it', () => {
    expect(
      roles(withLeader([member('1', 'reviewer'), member('2', 'member'), member('3', 'member')])),
    ).toEqual(['1 reviewer', '2 leader', '3 member']);
  });

  it('that has a leader keeps it, and one without learners has none', () => {
    const led = [member('2', 'member'), member('3', 'leader')];
    expect(roles(withLeader(led))).toEqual(roles(led));
    expect(roles(withLeader([member('1', 'reviewer')]))).toEqual(['1 reviewer']);
    expect(withLeader([])).toEqual([]);
  });
});

describe('what somebody is to a team', () => {
  const NONE: Standing = {
    role: null,
    edit: false,
    finish: false,
    manage: false,
    review: false,
    supervise: false,
  };
  const other = member('2', 'member');
  const reviewer = member('3', 'reviewer');
  const LEADS: Standing = { ...NONE, role: 'leader', edit: true, manage: true };
  const REVIEWS: Standing = {
    ...NONE,
    role: 'reviewer',
    edit: true,
    finish: true,
    manage: true,
    review: true,
  };
  test.each<[string, Viewer, Member[], Standing | null]>([
    [
      'a learner of one without a reviewer',
      person('member'),
      [member('1', 'member')],
      { ...NONE, role: 'member', edit: true, finish: true },
    ],
    [
      'a learner of one with a reviewer',
      person('member'),
      [member('1', 'member'), reviewer],
      { ...NONE, role: 'member', edit: true },
    ],
    ['who leads it', person('member'), [member('1', 'leader'), reviewer], LEADS],
    [
      'who leads it without a reviewer',
      person('member'),
      [member('1', 'leader'), other],
      { ...LEADS, finish: true },
    ],
    ['who reviews it', person('teacher'), [other, member('1', 'reviewer')], REVIEWS],
    ['who reviewed it and teaches no longer', person('member'), [other, member('1', 'reviewer')], null],
    ['who teaches and is not in it', person('teacher'), [other], { ...NONE, supervise: true }],
    [
      'who teaches and learns in it',
      person('teacher'),
      [member('1', 'member'), reviewer],
      { ...NONE, role: 'member', edit: true },
    ],
    ['who has left the school', person(), [member('1', 'leader')], null],
    ['somebody else', person('member'), [other], null],
  ])('%s', (_, viewer, members, standing) => {
    if (standing === null) {
      expect(refusal(() => standingIn(members, viewer, SCHOOL))?.[0]).toBe('NOT_FOUND');
      return;
    }
    expect(standingIn(members, viewer, SCHOOL)).toEqual(standing);
    for (const ability of ['edit', 'finish', 'manage', 'review', 'supervise'] as const)
      expect(refusal(() => requireAbility(standing, ability))).toEqual(
        standing[ability] ? undefined : ['FORBIDDEN', { grantedBy: ['teacher'] }],
      );
  });
});

test('a project has ended when the last of its phases has', () => {
  const phases = (...ends: Date[]) =>
    ends.map((end) => ({ title: {}, text: {}, endsAt: end.toISOString() })) as Parameters<typeof hasEnded>[0];
  expect(
    [phases(), phases(BEFORE), phases(NOW), phases(AFTER), phases(AFTER, NOW), phases(NOW, AFTER)].map(
      (all) => hasEnded(all, NOW),
    ),
  ).toEqual([false, true, true, false, true, false]);
});

describe('what is looked for', () => {
  it('are the words of what was typed, each once and ten at most', () => {
    expect(wordsOf(' Water, water & Wind! ', 'en_US')).toEqual(['water', 'wind']);
    expect(wordsOf('a b c d e f g h i j k', 'en_US')).toHaveLength(10);
  });

  it('is everything where nothing was typed, and nothing where there is no word in it', () => {
    expect([wordsOf(undefined, 'en_US'), wordsOf('  ', 'en_US')]).toEqual([[], []]);
    expect(wordsOf('?!', 'en_US')).toBeUndefined();
  });
});

test.each([
  ['42', true],
  [' The  River. ', true],
  ['THE RIVER', true],
  ['the river。', true],
  ['rivers', false],
  ['', false],
  [' . ', false],
])('the answer %j is right: %s', (answer, right) => {
  expect(isRight({ answers: ['42', 'the river', ''] }, answer)).toBe(right);
});

import { describe, expect, it, test } from 'vitest';
import { Audience } from '@stoa/api/enums';
import { person, refusal, SCHOOL } from '../../testing/policy.fixtures.ts';
import { TEACHERS } from '../resources/section-readers.ts';
import { edits, requireEditor, requireMaker, rightsOf, sees } from './section.policy.ts';

const of = (role?: 'member' | 'teacher' | 'admin' | 'owner') =>
  rightsOf(person(role), { schoolId: SCHOOL, member: role !== undefined });

describe('what is read of the sections of a school', () => {
  const READERS = [Audience.All, Audience.Members, Audience.Visitors, TEACHERS];
  test.each<[string, ReturnType<typeof of>, boolean[]]>([
    ['a visitor', rightsOf(undefined, { schoolId: SCHOOL, member: false }), [true, false, true, false]],
    ['a member', of('member'), [true, true, false, false]],
    ['who teaches', of('teacher'), [true, true, true, true]],
    ['who runs the school', of('admin'), [true, true, true, true]],
  ])('by %s', (_, rights, seen) => {
    expect(READERS.map((readers) => sees(rights, { readers }))).toEqual(seen);
  });

  it('is told apart from what is looked after', () => {
    expect(of('teacher')).toMatchObject({ accountId: '1', teaches: true, isManager: false });
    expect(of('owner')).toMatchObject({ teaches: true, isManager: true });
  });
});

test.each<['member' | 'teacher' | 'admin', { created_by: string | null } | undefined, boolean]>([
  ['teacher', { created_by: '1' }, true],
  ['teacher', { created_by: '2' }, false],
  ['teacher', { created_by: null }, false],
  ['teacher', undefined, false],
  ['member', { created_by: '1' }, false],
  ['admin', { created_by: '2' }, true],
  ['admin', undefined, true],
])('a %s changes the section %j: %s', (role, section, may) => {
  expect(edits(of(role), section)).toBe(may);
  expect(refusal(() => requireEditor(of(role), section))).toEqual(
    may ? undefined : ['FORBIDDEN', { grantedBy: ['owner', 'admin'] }],
  );
});

test('nobody changes what a visitor made: there is none', () => {
  const visitor = { ...of('teacher'), accountId: undefined };
  expect(edits(visitor, { created_by: null })).toBe(false);
});

test('sections are made by who teaches', () => {
  expect(refusal(() => requireMaker(person('teacher'), SCHOOL))).toBeUndefined();
  expect(refusal(() => requireMaker(person('member'), SCHOOL))?.[0]).toBe('FORBIDDEN');
  expect(refusal(() => requireMaker(person(), SCHOOL))?.[0]).toBe('NOT_FOUND');
});

import { describe, expect, it, test } from 'vitest';
import { ResourceType } from '@stoa/api/enums';
import type { ContentKind } from '@stoa/api/schema';
import { AFTER, BEFORE, NOW, person, refusal, SCHOOL } from '../../testing/policy.fixtures.ts';
import {
  AUTHORED,
  AUTHORED_TYPES,
  hasLessons,
  kindOf,
  requireAuthor,
  requireOwn,
  stateOf,
} from './authoring.policy.ts';

describe('who makes what is taught', () => {
  it('is who teaches, and who runs the school looks after all of it', () => {
    const author = { schoolId: SCHOOL, accountId: '1' };
    expect(requireAuthor(person('teacher'), SCHOOL)).toEqual({ ...author, isManager: false });
    expect(requireAuthor(person('admin'), SCHOOL)).toEqual({ ...author, isManager: true });
    expect(requireAuthor(person('owner'), SCHOOL)).toEqual({ ...author, isManager: true });
    expect(refusal(() => requireAuthor(person('member'), SCHOOL))?.[0]).toBe('FORBIDDEN');
    expect(refusal(() => requireAuthor(person(), SCHOOL))?.[0]).toBe('NOT_FOUND');
  });

  test.each<[string, boolean, string | null, boolean, boolean]>([
    ['who made it', false, '1', false, true],
    ['who teaches it', false, '2', true, true],
    ['who runs the school', true, '2', false, true],
    ['somebody else', false, '2', false, false],
    ['somebody else, where its maker is gone', false, null, false, false],
  ])('is for %s', (_, isManager, author_id, teaches, may) => {
    expect(
      refusal(() => requireOwn({ schoolId: SCHOOL, accountId: '1', isManager }, { author_id, teaches })),
    ).toEqual(may ? undefined : ['FORBIDDEN', { grantedBy: ['owner', 'admin'] }]);
  });
});

describe('kinds', () => {
  it('are told by the type of what was made', () => {
    for (const [kind, { types, newType }] of Object.entries(AUTHORED))
      expect([newType, ...types].map(kindOf)).toEqual([newType, ...types].map(() => kind));
    expect(kindOf(ResourceType.Class)).toBe('class');
    expect(AUTHORED_TYPES).toContain(ResourceType.Course);
    expect(() => kindOf(-1)).toThrow('type -1');
  });

  test.each<[ContentKind, boolean, boolean]>([
    ['article', false, false],
    ['class', true, false],
    ['course', true, false],
    ['map', false, true],
    ['topic', false, true],
  ])('%s has lessons: %s, leads on: %s', (kind, lessons, leads) => {
    expect([hasLessons(kind), AUTHORED[kind].leadsOn ?? false]).toEqual([lessons, leads]);
  });
});

test.each<[string, Parameters<typeof stateOf>[0], string]>([
  ['in the bin', { status: 'published', published_at: BEFORE, binned_at: BEFORE }, 'bin'],
  ['not published', { status: 'draft', published_at: null, binned_at: null }, 'draft'],
  ['withdrawn', { status: 'withdrawn', published_at: BEFORE, binned_at: null }, 'archived'],
  ['to be published in a moment', { status: 'published', published_at: AFTER, binned_at: null }, 'scheduled'],
  ['published now', { status: 'published', published_at: NOW, binned_at: null }, 'public'],
  ['published at any time', { status: 'published', published_at: null, binned_at: null }, 'public'],
])('what is %s', (_, row, state) => {
  expect(stateOf(row, NOW)).toBe(state);
});

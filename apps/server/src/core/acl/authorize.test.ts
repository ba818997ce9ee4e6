import { describe, expect, it } from 'vitest';
import type { Role } from '../../database/tables.ts';
import type { Viewer } from '../../http/context.ts';
import { authorize, may, type Action } from './authorize.ts';

const SCHOOL = '1000000000000000001';
const person = (role?: Role, isSuperuser = false): Viewer =>
  ({ accountId: '1', isSuperuser, roles: new Map(role ? [[SCHOOL, role]] : []) }) as unknown as Viewer;
const outcome = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

describe('looking into a school', () => {
  it.each([
    ['anybody', undefined, true, undefined],
    ['a visitor of a closed one', undefined, false, 'SCHOOL_CLOSED'],
    ['somebody of another school', person(), false, 'SCHOOL_CLOSED'],
    ['a member of a closed one', person('member'), false, undefined],
    ['who runs the platform', person(undefined, true), false, undefined],
  ])('%s', (_who, viewer, isOpen, expected) => {
    const school = { id: SCHOOL, isOpen };
    expect(outcome(() => authorize(viewer, 'look', school))).toBe(expected);
    expect(may(viewer, 'look', school)).toBe(expected === undefined);
  });
});

describe('doing something in a school', () => {
  it.each<[string, Viewer, Action, string]>([
    ['is not there for others', person(), 'SCHOOL_SETTINGS', 'NOT_FOUND'],
    ['is forbidden to lower roles', person('teacher'), 'SCHOOL_SETTINGS', 'FORBIDDEN'],
    ['is open to its roles', person('admin'), 'SCHOOL_SETTINGS', 'admin'],
    ['is forbidden to all but the owner where it is theirs', person('admin'), 'own', 'FORBIDDEN'],
    ['is the owner’s', person('owner'), 'own', 'owner'],
    ['is open to who runs the platform', person(undefined, true), 'own', 'owner'],
  ])('%s', (_what, viewer, action, expected) => {
    expect(outcome(() => authorize(viewer, action, SCHOOL))).toBe(expected);
    expect(may(viewer, action, SCHOOL)).toBe(!['NOT_FOUND', 'FORBIDDEN'].includes(expected));
  });

  it('tells a visitor that nothing is there', () => {
    expect(may(undefined, 'SCHOOL_SETTINGS', SCHOOL)).toBe(false);
  });
});

import type { Role } from '../../database/tables.ts';
import { hasRole, isMember, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { OPERATIONS, roleOf, type OperationCode } from './operations.ts';

/** What only those do who have a role in the school: an operation, or what is its owner's alone. */
export type Action = OperationCode | 'own';
/** A school, as far as it decides who may look into it. */
export interface Visited {
  id: string;
  isOpen: boolean;
}

const rolesFor = (action: Action) => (action === 'own' ? (['owner'] as const) : OPERATIONS[action]);

/** Whether somebody may look into a school: everybody where it is open, else its members. */
export function may(viewer: Viewer | undefined, action: 'look', school: Visited): boolean;
/** Whether somebody may do something in a school. */
export function may(viewer: Viewer | undefined, action: Action, schoolId: string): boolean;
export function may(viewer: Viewer | undefined, action: Action | 'look', school: Visited | string): boolean {
  if (typeof school === 'object') return school.isOpen || isMember(viewer, school.id);
  return action !== 'look' && hasRole(viewer, school, rolesFor(action));
}

/** Lets those through who may look into a school. @throws {Problem} SCHOOL_CLOSED */
export function authorize(viewer: Viewer | undefined, action: 'look', school: Visited): void;
/**
 * Lets those through who may do something in a school. What others run is not there for them.
 * @returns the person's role
 * @throws {Problem} NOT_FOUND for who is not in the school, FORBIDDEN for who is
 */
export function authorize(viewer: Viewer, action: Action, schoolId: string): Role;
export function authorize(
  viewer: Viewer | undefined,
  action: Action | 'look',
  school: Visited | string,
): Role | void {
  if (typeof school === 'object') {
    if (!may(viewer, 'look', school)) throw new Problem('SCHOOL_CLOSED');
    return;
  }
  const role = viewer && roleOf(viewer, school);
  if (role === undefined || action === 'look') throw new Problem('NOT_FOUND');
  if (!may(viewer, action, school)) throw new Problem('FORBIDDEN', { grantedBy: [...rolesFor(action)] });
  return role;
}

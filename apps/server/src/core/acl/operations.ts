import type { Role } from '../../database/tables.ts';
import type { Viewer } from '../../http/context.ts';

/** What a role may do in its school: the operation codes and who has them. */
export const OPERATIONS = {
  TRAINING_CENTER: ['owner', 'admin', 'teacher'],
  PORTAL_DECORATION: ['owner', 'admin'],
  FEEDBACK_HANDLING: ['owner', 'admin'],
  MEMBER_MANAGEMENT: ['owner', 'admin'],
  CLASS_MANAGEMENT: ['owner', 'admin', 'teacher'],
  EXAM_GRADING: ['owner', 'admin', 'teacher'],
  LIVE_HOSTING: ['owner', 'admin', 'teacher'],
  SCHOOL_SETTINGS: ['owner', 'admin'],
} as const satisfies Record<string, readonly Role[]>;
export type OperationCode = keyof typeof OPERATIONS;

const OPERATION_CODES = Object.keys(OPERATIONS) as OperationCode[];

/** What a role may do. */
export const operationsOf = (role: Role): OperationCode[] =>
  OPERATION_CODES.filter((code) => (OPERATIONS[code] as readonly Role[]).includes(role));

const RANK: Record<Role, number> = { member: 0, teacher: 1, admin: 2, owner: 3 };

/** The person's role in the school; who runs the platform counts as owner of every one. */
export const roleOf = (viewer: Viewer, schoolId: string): Role | undefined =>
  viewer.isSuperuser ? 'owner' : viewer.roles.get(schoolId);

/** Whether the second role is no higher than the first. */
export const reaches = (own: Role, other: Role): boolean => RANK[own] >= RANK[other];

/** Roles that somebody can give or take, the lowest first. */
export const rolesUpTo = (own: Role): Role[] =>
  (Object.keys(RANK) as Role[]).filter((role) => reaches(own, role));

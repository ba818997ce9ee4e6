import type { Role } from '../../database/tables.ts';
import { hasRole, type Viewer } from '../../http/context.ts';

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

export const OPERATION_CODES = Object.keys(OPERATIONS) as OperationCode[];

/** Whether the person may do it in the school. */
export const may = (viewer: Viewer | undefined, schoolId: string, operation: OperationCode): boolean =>
  hasRole(viewer, schoolId, OPERATIONS[operation]);

/** What a role may do. */
export const operationsOf = (role: Role): OperationCode[] =>
  OPERATION_CODES.filter((code) => (OPERATIONS[code] as readonly Role[]).includes(role));

import { authorize, may } from '../../core/acl/authorize.ts';
import type { Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { readableSections } from '../resources/section-readers.ts';

/** What somebody may do with the sections of a school. */
export interface SectionRights {
  accountId: string | undefined;
  /** Makes sections, and sees all of them. */
  teaches: boolean;
  /** Looks after all sections; others after those that they made. */
  isManager: boolean;
  /** What is read, by SectionReaders. */
  readable: readonly number[];
}

export const rightsOf = (
  viewer: Viewer | undefined,
  { schoolId, member }: { schoolId: string; member: boolean },
): SectionRights => {
  const teaches = may(viewer, 'CLASS_MANAGEMENT', schoolId);
  return {
    accountId: viewer?.accountId,
    teaches,
    isManager: may(viewer, 'SCHOOL_SETTINGS', schoolId),
    readable: readableSections({ member, teaches }),
  };
};

/** Whether somebody sees that there is such a section. */
export const sees = ({ teaches, readable }: SectionRights, { readers }: { readers: number }): boolean =>
  teaches || readable.includes(readers);

/** Whether somebody changes a section; the top level has no maker. */
export const edits = (
  { teaches, isManager, accountId }: SectionRights,
  section: { created_by: string | null } | undefined,
): boolean =>
  isManager ||
  (teaches && section !== undefined && section.created_by !== null && section.created_by === accountId);

/** Lets those in who make sections. @throws {Problem} NOT_FOUND outside of the school, FORBIDDEN for its members */
export function requireMaker(viewer: Viewer, schoolId: string): void {
  authorize(viewer, 'CLASS_MANAGEMENT', schoolId);
}

/** @throws {Problem} FORBIDDEN for a teacher who did not make it */
export function requireEditor(
  rights: SectionRights,
  section: { created_by: string | null } | undefined,
): void {
  if (!edits(rights, section)) throw new Problem('FORBIDDEN', { grantedBy: ['owner', 'admin'] });
}

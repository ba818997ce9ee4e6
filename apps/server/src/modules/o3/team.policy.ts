import { may } from '../../core/acl/authorize.ts';
import { isMember, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { StoredO3Phase } from '../../database/tables/o3.ts';
import type { MemberRow } from './team.repository.ts';

/** Learners that fit into a team. */
export const LEARNERS_MAX = 30;
/** Reviewers that fit into a team. */
export const REVIEWERS_MAX = 10;
/** Tasks that fit on a board. */
export const TASKS_MAX = 300;
/** Files that fit into a team: how many, how large each, and all together; in units of 1,000,000 bytes. */
export const FILE_LIMITS = { most: 50, maxMegabytes: 50, totalMegabytes: 200 } as const;

/** Who may review: whoever teaches in the school. */
export const mayTeach = (viewer: Viewer | undefined, schoolId: string): boolean =>
  viewer !== undefined && may(viewer, 'CLASS_MANAGEMENT', schoolId);

/** A team with a leader: where the last one went, whoever is longest in it leads. */
export function withLeader(members: readonly MemberRow[]): MemberRow[] {
  const learners = members.filter(({ role }) => role !== 'reviewer');
  const [first] = learners;
  if (!first || learners.some(({ role }) => role === 'leader')) return [...members];
  return members.map((member) => (member.id === first.id ? { ...member, role: 'leader' } : member));
}

/** What somebody is to a team, and may do there. */
export interface Standing {
  role: MemberRow['role'] | null;
  edit: boolean;
  finish: boolean;
  manage: boolean;
  review: boolean;
  supervise: boolean;
}

/** @throws {Problem} NOT_FOUND for who is neither in the team nor teaches in its school */
export function standingIn(members: readonly MemberRow[], viewer: Viewer, schoolId: string): Standing {
  const teaches = mayTeach(viewer, schoolId);
  const own = members.find(({ id }) => id === viewer.accountId)?.role ?? null;
  // Who no longer teaches reviews no longer, and who left the school is in no team of it.
  const role = !isMember(viewer, schoolId) || (own === 'reviewer' && !teaches) ? null : own;
  if (role === null && !teaches) throw new Problem('NOT_FOUND');
  const isReviewed = members.some((member) => member.role === 'reviewer');
  return {
    role,
    edit: role !== null,
    finish: role === 'reviewer' || (role !== null && !isReviewed),
    manage: role === 'leader' || role === 'reviewer',
    review: role === 'reviewer',
    supervise: teaches && role === null,
  };
}

/** @throws {Problem} FORBIDDEN */
export function requireAbility(standing: Standing, ability: keyof Omit<Standing, 'role'>): void {
  if (!standing[ability]) throw new Problem('FORBIDDEN', { grantedBy: ['teacher'] });
}

/** Who takes a file away: whoever added it and is in the team, who leads or reviews it, and who teaches in the school. */
export const mayRemoveFile = (
  { edit, manage, supervise }: Pick<Standing, 'edit' | 'manage' | 'supervise'>,
  file: { account_id: string | null },
  accountId: string,
): boolean => manage || supervise || (edit && file.account_id === accountId);

/** Whether the last phase of a project is over. */
export const hasEnded = (phases: readonly StoredO3Phase[], now: Date): boolean => {
  const end = phases.at(-1)?.endsAt;
  return end !== undefined && new Date(end) <= now;
};

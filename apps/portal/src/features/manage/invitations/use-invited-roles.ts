import type { InvitedRole } from '@stoa/machines/members';
import { useSession } from '../../../app/session.tsx';

const ROLES: readonly InvitedRole[] = ['member', 'teacher', 'admin'];

/** What the viewer can invite people as: nobody invites into a role above their own. */
export function useInvitedRoles(schoolId: string): readonly InvitedRole[] {
  const { viewer } = useSession();
  const role = viewer?.memberships.find((membership) => membership.schoolId === schoolId)?.role;
  const reach = role === 'teacher' ? 2 : role === 'member' ? 1 : ROLES.length;
  return ROLES.slice(0, reach);
}

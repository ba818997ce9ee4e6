import { useSession } from '../../../app/session.tsx';
import { INVITED_ROLES, type InvitedRole } from './use-invite.ts';

/** What the viewer can invite people as: nobody invites into a role above their own. */
export function useInvitedRoles(schoolId: string): readonly InvitedRole[] {
  const { viewer } = useSession();
  const role = viewer?.memberships.find((membership) => membership.schoolId === schoolId)?.role;
  const reach = role === 'teacher' ? 2 : role === 'member' ? 1 : INVITED_ROLES.length;
  return INVITED_ROLES.slice(0, reach);
}

import { setO3Membership, type MembershipWish } from '@stoa/api/o3-board.calls';
import { o3ProjectQuery } from '@stoa/api/o3.queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { projectHref, teamHref } from './o3-address.ts';

/** Joins a team of a project or leaves it, and goes to its board or back to the project. */
export function useMembership(schoolId: string, projectId: string) {
  const api = useApi();
  const lang = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wish: MembershipWish) => setO3Membership(api, { schoolId, projectId, ...wish }),
    onSuccess: async ({ teamId }) => {
      const { queryKey } = o3ProjectQuery(api, { schoolId, id: projectId, lang });
      await queryClient.invalidateQueries({ queryKey });
      await navigate({
        href: teamId ? teamHref(schoolId, projectId, teamId) : projectHref(schoolId, projectId),
      });
    },
  });
}

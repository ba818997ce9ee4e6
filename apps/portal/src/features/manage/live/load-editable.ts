import { isApiProblem } from '@stoa/api/error';
import { liveQuery } from '@stoa/api/live.queries';
import { redirect } from '@tanstack/react-router';
import type { RouterContext } from '../../../app/services.ts';

/**
 * A session as it is edited, always anew: what is edited must not begin with what somebody else has changed meanwhile.
 * One that cannot be changed leads to its page.
 * @throws a redirect
 */
export async function loadEditable(
  { api, queryClient, language: lang }: RouterContext,
  schoolId: string,
  id: string,
): Promise<void> {
  const params = { schoolId, id };
  try {
    const { data } = await queryClient.fetchQuery({
      ...liveQuery(api, { schoolId, liveId: id, lang }),
      retry: false,
      staleTime: 0,
    });
    if (!data.abilities.edit)
      throw redirect({
        to: '/portal/$schoolId/lecturing-center/live-learn-detail/$id',
        params,
        replace: true,
      });
  } catch (error) {
    if (isApiProblem(error) && error.code === 'LIVE_DELETED')
      throw redirect({
        to: '/portal/$schoolId/lecturing-center/live-deleted',
        params: { schoolId },
        replace: true,
      });
    throw error;
  }
}

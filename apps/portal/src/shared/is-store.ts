import { portalSettingsQuery } from '@stoa/api/config.queries';
import type { RouterContext } from '../app/services.ts';

/** Whether this is the store variant (B075); where that cannot be learned it is not. */
export async function isStore(
  { api, queryClient, language: lang }: RouterContext,
  schoolId: string | undefined,
): Promise<boolean> {
  const answer = await queryClient
    .ensureQueryData({ ...portalSettingsQuery(api, { schoolId, lang }), retry: false })
    .catch(() => undefined);
  return answer?.data.variant === 'store';
}

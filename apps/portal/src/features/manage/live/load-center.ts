import { liveHostsQuery } from '@stoa/api/live.queries';
import type { Api } from '@stoa/api/query';
import type { RouterContext } from '../../../app/services.ts';
import type { Language } from '../../../i18n/languages.ts';
import { loadAllowed } from '../refusal.ts';

/** What a page of the lecturing center begins with. Who may not hold sessions is told who can grant it (B058). */
export async function loadCenter(
  { api, queryClient, language: lang, messages }: RouterContext,
  schoolId: string,
  first?: (api: Api, lang: Language) => Promise<unknown>,
): Promise<void> {
  await Promise.all([
    messages('live'),
    messages('schools'),
    loadAllowed(
      schoolId,
      queryClient.fetchQuery({ ...liveHostsQuery(api, { schoolId, lang }), retry: false }),
    ),
    first?.(api, lang).catch(() => undefined),
  ]);
}

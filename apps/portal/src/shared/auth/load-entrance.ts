import { schoolDetailsQuery } from '@stoa/api/school.queries';
import type { PageFacts } from '../../app/page-facts.ts';
import type { RouterContext } from '../../app/services.ts';
import { tenantOf } from '../../app/tenant.ts';
import { loadMessages } from '../../i18n/load-messages.ts';

/** The loader of a page to sign in or to register on: its messages, and the name of the school that one comes from. */
export async function loadEntrance({
  context,
  location,
  route,
}: {
  context: RouterContext;
  location: Parameters<typeof tenantOf>[0];
  route: { options: { staticData?: PageFacts } };
}): Promise<void> {
  const { api, queryClient, language: lang } = context;
  const schoolId = tenantOf(location);
  await Promise.all([
    loadMessages({ context, route }),
    schoolId && queryClient.prefetchQuery(schoolDetailsQuery(api, { schoolId, lang })),
  ]);
}

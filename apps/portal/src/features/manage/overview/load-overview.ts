import { meQuery } from '@stoa/api/account.queries';
import type { RouterContext } from '../../../app/services.ts';
import { refusal } from '../refusal.ts';
import { mayManage, operationsIn, type ManagePageEntry } from '../workspace/manage-pages.ts';
import { prefetchOverview } from './overview-queries.ts';

/** Roles that may run a part of a school. */
const RUNNING = ['owner', 'admin'] as const;

/** Fills the cache with what the overview shows. @throws a redirect where somebody runs nothing here */
export async function loadOverview(
  { api, queryClient, language: lang }: RouterContext,
  schoolId: string,
  pages: readonly ManagePageEntry[],
): Promise<void> {
  const { data: viewer } = await queryClient.ensureQueryData({ ...meQuery(api, { lang }), retry: false });
  const { can } = operationsIn(viewer, schoolId);
  if (!mayManage(pages, can)) throw refusal(schoolId, RUNNING);
  await prefetchOverview(api, queryClient, { schoolId, lang }, can);
}

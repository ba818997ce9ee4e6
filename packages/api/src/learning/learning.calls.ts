import { type Api, unwrap } from '../query.ts';
import type { NewCalendarFeed } from '../schema.gen.ts';

const FEED = '/api/class/v1/learning/calendarFeed';

/** Makes a new address at which programs read the viewer's dates. @throws ApiProblem TOO_MANY_REQUESTS and the shared codes. */
export const renewCalendarFeed = (api: Api): Promise<NewCalendarFeed> => unwrap(api.client.POST(FEED, {}));

/** Hides the viewer’s streak, or shows it again. @throws ApiProblem the shared codes. */
export async function hideStreak(api: Api, isHidden: boolean): Promise<void> {
  await api.client.PUT('/api/class/v1/learning/streak', { body: { isHidden } });
}

/**
 * Saves something for later, or removes it; again changes nothing.
 * @throws ApiProblem NOT_FOUND where it is not shown to the viewer, and the shared codes.
 */
export async function saveForLater(
  api: Api,
  { schoolId, resourceId }: { schoolId: string; resourceId: string },
  isSaved: boolean,
): Promise<void> {
  await api.client.PUT('/api/class/v1/learning/saved/{resourceId}', {
    params: { path: { resourceId }, header: { tenantId: schoolId } },
    body: { isSaved },
  });
}

/** Ends the address. Again changes nothing. @throws ApiProblem the shared codes. */
export async function endCalendarFeed(api: Api): Promise<void> {
  await api.client.DELETE(FEED, {});
}

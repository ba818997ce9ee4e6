import { type Api, unwrap } from '../query.ts';
import type { LiveHandout } from '../schema.gen.ts';

const LIVE = '/api/live/api/lives/v1/lives/{liveId}';
interface LiveCall {
  schoolId: string;
  liveId: string;
}
interface HandoutValues {
  name: string;
  shownFrom: LiveHandout['shownFrom'];
}
const of = ({ schoolId, liveId }: LiveCall) => ({ path: { liveId }, header: { tenantId: schoolId } });

/** Adds one of the person's uploads to a session. @throws ApiProblem UPLOAD_NOT_OWNED, QUOTA_EXCEEDED, LIVE_DELETED and the shared codes. */
export const addLiveHandout = (
  api: Api,
  { input, ...call }: LiveCall & { input: HandoutValues & { url: string } },
): Promise<LiveHandout> => unwrap(api.client.POST(`${LIVE}/handouts`, { params: of(call), body: input }));

/** @throws ApiProblem NOT_FOUND, LIVE_DELETED and the shared codes. */
export const updateLiveHandout = (
  api: Api,
  { handoutId, input, ...call }: LiveCall & { handoutId: string; input: HandoutValues },
): Promise<LiveHandout> => {
  const { path, header } = of(call);
  return unwrap(
    api.client.PUT(`${LIVE}/handouts/{handoutId}`, {
      params: { path: { ...path, handoutId }, header },
      body: input,
    }),
  );
};

/** @throws ApiProblem NOT_FOUND, LIVE_DELETED and the shared codes. */
export async function deleteLiveHandout(
  api: Api,
  { handoutId, ...call }: LiveCall & { handoutId: string },
): Promise<void> {
  const { path, header } = of(call);
  await api.client.DELETE(`${LIVE}/handouts/{handoutId}`, {
    params: { path: { ...path, handoutId }, header },
  });
}

/** Who reserved or came, as a file. @throws ApiProblem LIVE_DELETED and the shared codes. */
export const exportLiveAttendees = (
  api: Api,
  call: LiveCall,
): Promise<{ fileName: string; csv: string; rows: number }> =>
  unwrap(api.client.GET(`${LIVE}/attendees/export`, { params: of(call) }));

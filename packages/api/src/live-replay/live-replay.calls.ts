import { type Api, unwrap } from '../query.ts';
import type { Language, LiveCaptions, LiveCue, LiveReplayChange, LiveReplayEdit } from '../schema.gen.ts';

const LIVE = '/api/live/api/lives/v1/lives/{liveId}';
interface LiveCall {
  schoolId: string;
  liveId: string;
}
type CaptionCall = LiveCall & { captionLanguage: Language };
const of = ({ schoolId, liveId }: LiveCall) => ({ path: { liveId }, header: { tenantId: schoolId } });
const ofCaptions = ({ schoolId, liveId, captionLanguage }: CaptionCall) => ({
  path: { liveId, captionLanguage },
  header: { tenantId: schoolId },
});

/** Sets what is shown of a recording. @throws ApiProblem VERSION_CONFLICT, MODERATION_REJECTED, LIVE_DELETED and the shared codes. */
export const saveLiveReplay = (
  api: Api,
  { change, ...call }: LiveCall & { change: LiveReplayChange },
): Promise<LiveReplayEdit> =>
  unwrap(api.client.PUT(`${LIVE}/replay/edit`, { params: of(call), body: change }));

/** @throws ApiProblem VERSION_CONFLICT, PAYLOAD_TOO_LARGE, LIVE_DELETED and the shared codes. */
export const saveLiveCaptions = (
  api: Api,
  { version, cues, ...call }: CaptionCall & { version: string; cues: LiveCue[] },
): Promise<LiveCaptions> =>
  unwrap(
    api.client.PUT(`${LIVE}/captions/{captionLanguage}`, {
      params: ofCaptions(call),
      body: { version, cues },
    }),
  );

/** @throws ApiProblem LIVE_DELETED and the shared codes. */
export async function deleteLiveCaptions(api: Api, call: CaptionCall): Promise<void> {
  await api.client.DELETE(`${LIVE}/captions/{captionLanguage}`, { params: ofCaptions(call) });
}

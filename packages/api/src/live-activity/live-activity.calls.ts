import { type Api, type In, inLanguage, unwrap } from '../query.ts';
import type { LivePoll, LivePollInput, LiveQuestion, LiveQuestionState } from '../schema.gen.ts';

const LIVE = '/api/live/api/lives/v1/lives/{liveId}';
interface Call {
  schoolId: string;
  liveId: string;
}
type QuestionCall = Call & { questionId: string };
type PollCall = In<Call & { pollId: string }>;

const ofQuestion = ({ schoolId, liveId, questionId }: QuestionCall) => ({
  path: { liveId, questionId },
  header: { tenantId: schoolId },
});
const ofPoll = ({ schoolId, liveId, pollId, lang }: PollCall) => ({
  path: { liveId, pollId },
  header: { tenantId: schoolId },
  query: inLanguage({ lang }),
});

/**
 * Asks the host. Sent again with the same clientId it answers the same.
 * @throws ApiProblem MODERATION_REJECTED, QUOTA_EXCEEDED, FORBIDDEN to whom the host has muted, LIVE_ENDED and the shared codes.
 */
export function askLiveQuestion(
  api: Api,
  { schoolId, liveId, text, clientId }: Call & { text: string; clientId: string },
): Promise<LiveQuestion> {
  return unwrap(
    api.client.POST(`${LIVE}/questions`, {
      params: { path: { liveId }, header: { tenantId: schoolId } },
      body: { text, clientId },
    }),
  );
}

/** Votes for a question, or takes it back. @throws ApiProblem CONFLICT for one that was answered, LIVE_ENDED and the shared codes. */
export function voteLiveQuestion(
  api: Api,
  { voted, ...call }: QuestionCall & { voted: boolean },
): Promise<LiveQuestion> {
  return unwrap(
    api.client.PUT(`${LIVE}/questions/{questionId}/vote`, { params: ofQuestion(call), body: { voted } }),
  );
}

/** Marks a question, as host. */
export function setLiveQuestionState(
  api: Api,
  { state, ...call }: QuestionCall & { state: LiveQuestionState },
): Promise<LiveQuestion> {
  return unwrap(
    api.client.PUT(`${LIVE}/questions/{questionId}/state`, { params: ofQuestion(call), body: { state } }),
  );
}

/** Prepares a poll. Sent again with the same clientId it answers the same. @throws ApiProblem MODERATION_REJECTED, QUOTA_EXCEEDED, LIVE_ENDED and the shared codes. */
export function createLivePoll(
  api: Api,
  { schoolId, liveId, lang, poll, clientId }: In<Call & { poll: LivePollInput; clientId: string }>,
): Promise<LivePoll> {
  return unwrap(
    api.client.POST(`${LIVE}/polls`, {
      params: { path: { liveId }, header: { tenantId: schoolId }, query: inLanguage({ lang }) },
      body: { ...poll, clientId },
    }),
  );
}

/** Changes a poll. @throws ApiProblem CONFLICT once it was started, MODERATION_REJECTED, LIVE_ENDED and the shared codes. */
export function updateLivePoll(
  api: Api,
  { poll, ...call }: PollCall & { poll: LivePollInput },
): Promise<LivePoll> {
  return unwrap(api.client.PUT(`${LIVE}/polls/{pollId}`, { params: ofPoll(call), body: poll }));
}

/** Deletes a poll with its votes. */
export async function deleteLivePoll(api: Api, call: PollCall): Promise<void> {
  await api.client.DELETE(`${LIVE}/polls/{pollId}`, { params: ofPoll(call) });
}

/** Starts or closes a poll, and shares its results. @throws ApiProblem CONFLICT, LIVE_NOT_OPEN, LIVE_ENDED and the shared codes. */
export function setLivePollState(
  api: Api,
  { state, isShared, ...call }: PollCall & { state: 'open' | 'closed'; isShared: boolean },
): Promise<LivePoll> {
  return unwrap(
    api.client.PUT(`${LIVE}/polls/{pollId}/state`, { params: ofPoll(call), body: { state, isShared } }),
  );
}

/** Votes in a poll, in place of an earlier vote. @throws ApiProblem CONFLICT once it is closed, LIVE_ENDED and the shared codes. */
export function voteLivePoll(
  api: Api,
  { choices, ...call }: PollCall & { choices: number[] },
): Promise<LivePoll> {
  return unwrap(api.client.PUT(`${LIVE}/polls/{pollId}/vote`, { params: ofPoll(call), body: { choices } }));
}

import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Caller } from '../../core/schools/caller.ts';
import type { Services } from '../../core/services.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import type { SignedIn } from './signed-in.ts';
import {
  changeDraft,
  createPoll,
  loadPolls,
  removePoll,
  setPollState,
  votePoll,
} from './polls/polls.service.ts';
import { askQuestion, loadQuestions, markQuestion, voteQuestion } from './questions/questions.service.ts';

type ActivityOperations =
  | 'listLiveQuestions'
  | 'askLiveQuestion'
  | 'voteLiveQuestion'
  | 'setLiveQuestionState'
  | 'listLivePolls'
  | 'createLivePoll'
  | 'updateLivePoll'
  | 'deleteLivePoll'
  | 'setLivePollState'
  | 'voteLivePoll';

/** What people do in a live session beside watching: questions with votes, and polls. */
export function activityHandlers(services: Services): Pick<Handlers, ActivityOperations> {
  const { clock } = services;
  const caller = (schoolId: string | undefined, context: RequestContext): Caller => ({
    schoolId: String(schoolId),
    viewer: context.viewer,
    language: context.language,
    now: clock.now(),
  });
  const person = (schoolId: string | undefined, context: RequestContext): SignedIn => ({
    ...caller(schoolId, context),
    viewer: requireViewer(context),
  });
  return {
    listLiveQuestions: async ({ path, query, context }) =>
      ok(await loadQuestions(services, path.liveId, caller(query.schoolId, context))),
    askLiveQuestion: async ({ path, body, headers, context }) =>
      ok(await askQuestion(services, path.liveId, body, person(headers.tenantid, context))),
    voteLiveQuestion: async ({ path, body, headers, context }) =>
      ok(await voteQuestion(services, { ...path, ...body }, person(headers.tenantid, context))),
    setLiveQuestionState: async ({ path, body, headers, context }) =>
      ok(await markQuestion(services, { ...path, ...body }, person(headers.tenantid, context))),
    listLivePolls: async ({ path, query, context }) =>
      ok(await loadPolls(services, path.liveId, caller(query.schoolId, context))),
    createLivePoll: async ({ path, body, headers, context }) =>
      ok(await createPoll(services, path.liveId, body, person(headers.tenantid, context))),
    updateLivePoll: async ({ path, body, headers, context }) =>
      ok(await changeDraft(services, path, body, person(headers.tenantid, context))),
    deleteLivePoll: async ({ path, headers, context }) => {
      await removePoll(services, path, person(headers.tenantid, context));
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
    setLivePollState: async ({ path, body, headers, context }) =>
      ok(await setPollState(services, path, body, person(headers.tenantid, context))),
    voteLivePoll: async ({ path, body, headers, context }) =>
      ok(await votePoll(services, path, body.choices, person(headers.tenantid, context))),
  };
}

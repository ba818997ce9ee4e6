import { assign, setup } from 'xstate';
import { backOffMs } from '../shared/back-off.ts';
import { isTransient } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import { askedOf, missingOf, pageAfter, pageBefore, takeLocal } from './survey-answers.ts';
import { SURVEY_PROBLEM_CODES } from './survey.types.ts';
import type {
  GivenAnswer,
  LocalSurvey,
  SubmitSurveyInput,
  SurveyContext,
  SurveyEvent,
  SurveyInput,
} from './survey.types.ts';

/** The types, effects and rules of answering a survey. */
export const surveySetup = setup({
  types: {} as {
    context: SurveyContext;
    events: SurveyEvent;
    input: SurveyInput;
    tags:
      | 'loading'
      /** A page can be answered. */
      | 'answering'
      /** `context.missing`: questions that have to be answered first. */
      | 'invalid'
      | 'submitting'
      /** Waits for the network and goes on by itself. */
      | 'offline'
      /** The person has to sign in; `signIn.completed` goes on. */
      | 'signInNeeded'
      /** The server will not take it: `context.problem`. */
      | 'failed'
      | 'submitted'
      /** The person has answered before: what is here is not taken. */
      | 'answered'
      | 'closed';
    meta: MachineMeta;
  },
  actors: {
    readLocal: notProvided<LocalSurvey | null>('readLocal'),
    storeLocal: notProvided<unknown, LocalSurvey>('storeLocal'),
    submitAnswers: notProvided<{ thanks: string }, SubmitSurveyInput>('submitAnswers'),
  },
  actions: {
    setLocal: assign(({ context }, { local }: { local: LocalSurvey | null }) => takeLocal(context, local)),
    setAnswer: assign(({ context }, { questionId, answer }: { questionId: string; answer: GivenAnswer }) => {
      const answers = { ...context.answers, [questionId]: answer };
      const asked = askedOf({ pages: context.pages, answers });
      return { answers, missing: context.missing.filter((id) => id !== questionId && asked.has(id)) };
    }),
    setMissing: assign(({ context }) => ({ missing: missingOf(context) })),
    goOn: assign(({ context }) => ({ index: pageAfter(context) ?? context.index })),
    goBack: assign(({ context }) => ({ index: pageBefore(context) ?? context.index, missing: [] })),
    keepThanks: assign((_, { thanks }: { thanks: string }) => ({ thanks, problem: null })),
    setProblem: assign(({ context }, failure: Failure) => ({
      problem: problemOf(failure.error, SURVEY_PROBLEM_CODES),
      failures: context.failures + 1,
    })),
    // Storage that is blocked is no reason not to answer.
    checkWiring: (_, failure: Failure) => void problemOf(failure.error, SURVEY_PROBLEM_CODES),
  },
  guards: {
    isSubmitted: (_, { local }: { local: LocalSurvey | null }) => local?.isSubmitted === true,
    isQuestion: ({ context }, { questionId }: { questionId: string }) =>
      context.pages.some(({ questions }) => questions.some(({ id }) => id === questionId)),
    isMissing: ({ context }) => missingOf(context).length > 0,
    isLast: ({ context }) => pageAfter(context) === undefined,
    isLater: ({ context }) => pageBefore(context) !== undefined,
    isOffline: ({ context }) => isTransient(context.problem),
    isAnswered: ({ context }) => context.problem?.code === 'SURVEY_ANSWERED',
    isClosed: ({ context }) => context.problem?.code === 'SURVEY_CLOSED',
    isSignInNeeded: ({ context }) =>
      context.problem?.code === 'UNAUTHENTICATED' || context.problem?.code === 'TOKEN_EXPIRED',
  },
  delays: { backOff: ({ context }) => backOffMs(context.failures) },
});

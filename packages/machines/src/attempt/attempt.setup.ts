import { assign, emit, setup } from 'xstate';
import { backOffMs } from '../shared/back-off.ts';
import { isTransient } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided, notProvidedCallback } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import { mergeAnswers, sequenceAfter, storedWith, takeLoaded, unsaved } from './attempt-answers.ts';
import { ATTEMPT_PROBLEM_CODES } from './attempt.types.ts';
import type {
  AnnouncedMinutes,
  AttemptAnswer,
  AttemptContext,
  AttemptEmitted,
  AttemptEvent,
  AttemptInput,
  AttemptReceipt,
  AttemptTime,
  GivenAnswer,
  LoadedAttempt,
  SaveAnswersInput,
  SaveAnswersOutput,
  StoreAnswersInput,
  SubmitAttemptInput,
} from './attempt.types.ts';

/** Changes within this time are sent together. */
export const SAVE_DELAY_MS = 800;
const MINUTE_MS = 60_000;

const timeLeft = ({ deadline, skewMs }: AttemptContext): number => deadline - (Date.now() + skewMs);
const untilLeft = (context: AttemptContext, milliseconds: number): number =>
  Math.max(0, timeLeft(context) - milliseconds);

/** The types, effects, rules and delays of an attempt at an exam. */
export const attemptSetup = setup({
  types: {} as {
    context: AttemptContext;
    events: AttemptEvent;
    emitted: AttemptEmitted;
    input: AttemptInput;
    tags:
      | 'loading'
      | 'loadFailed'
      /** Questions can be answered. */
      | 'running'
      | 'review'
      | 'confirming'
      /** The server has everything. */
      | 'saved'
      /** Something is kept on this device only. */
      | 'unsaved'
      | 'saving'
      /** Waits for the network and goes on by itself. */
      | 'offline'
      /** The person has to sign in; `signIn.completed` goes on. */
      | 'signInNeeded'
      /** The server will not take it: `context.problem`. */
      | 'failed'
      /** The time stands still: a teacher has paused the attempt. */
      | 'paused'
      /** The attempt is open in another tab. */
      | 'otherTab'
      | 'submitting'
      | 'submitted';
    meta: MachineMeta;
  },
  actors: {
    readLocal: notProvided<AttemptAnswer[], { attemptId: string }>('readLocal'),
    storeLocal: notProvided<unknown, StoreAnswersInput>('storeLocal'),
    loadAttempt: notProvided<LoadedAttempt, { attemptId: string }>('loadAttempt'),
    saveAnswers: notProvided<SaveAnswersOutput, SaveAnswersInput>('saveAnswers'),
    submitAttempt: notProvided<AttemptReceipt, SubmitAttemptInput>('submitAttempt'),
    watchTabs: notProvidedCallback<{ type: 'never' }, { attemptId: string; deviceId: string }>('watchTabs'),
  },
  actions: {
    setLocal: assign({
      answers: ({ context }, { answers }: { answers: AttemptAnswer[] }) =>
        mergeAnswers(context.answers, answers),
    }),
    setLoaded: assign(({ context }, loaded: LoadedAttempt) => ({
      ...takeLoaded(context, loaded, Date.now()),
      failures: 0,
      problem: null,
    })),
    setAnswer: assign(({ context }, changed: { questionId: string; at: string } & GivenAnswer) => ({
      answers: {
        ...context.answers,
        [changed.questionId]: {
          questionId: changed.questionId,
          choice: changed.choice,
          text: changed.text,
          ...(changed.parts ? { parts: changed.parts } : {}),
          ...(changed.files ? { files: changed.files } : {}),
          at: changed.at,
          flagged: context.answers[changed.questionId]?.flagged ?? false,
          sequence: context.nextSequence,
        },
      },
      nextSequence: context.nextSequence + 1,
    })),
    toggleFlag: assign(({ context }, { questionId, at }: { questionId: string; at: string }) => {
      const answer = context.answers[questionId];
      return {
        answers: {
          ...context.answers,
          [questionId]: {
            questionId,
            choice: answer?.choice ?? [],
            text: answer?.text ?? '',
            ...(answer?.parts ? { parts: answer.parts } : {}),
            ...(answer?.files ? { files: answer.files } : {}),
            flagged: !(answer?.flagged ?? false),
            at,
            sequence: context.nextSequence,
          },
        },
        nextSequence: context.nextSequence + 1,
      };
    }),
    setSeen: assign({
      seen: ({ context }, { questionId }: { questionId: string }) =>
        context.seen.includes(questionId) ? context.seen : [...context.seen, questionId],
    }),
    rememberSent: assign({ sent: ({ context }) => unsaved(context) }),
    // The server holds what was sent, or something newer, which is taken over.
    setSaved: assign(({ context }, saved: SaveAnswersOutput) => {
      const answers = mergeAnswers(context.answers, saved.newer);
      return {
        answers,
        stored: storedWith(context.stored, [...context.sent, ...saved.newer]),
        nextSequence: Math.max(context.nextSequence, sequenceAfter(answers)),
        skewMs: saved.serverTime - Date.now(),
        sent: [],
        isElsewhere: saved.elsewhere,
        failures: 0,
        problem: null,
      };
    }),
    setRevision: assign({ revision: (_, { revision }: { revision: number }) => revision }),
    setTime: assign((_, { deadline, isPaused, serverTime }: AttemptTime) => ({
      deadline,
      isPaused,
      skewMs: serverTime - Date.now(),
    })),
    confirm: assign({ isConfirmed: true }),
    setReceipt: assign((_, receipt: AttemptReceipt) => ({ receipt, failures: 0, problem: null })),
    setProblem: assign(({ context }, failure: Failure) => ({
      problem: problemOf(failure.error, ATTEMPT_PROBLEM_CODES),
      failures: context.failures + 1,
    })),
    // Storage that is blocked is no reason not to sit an exam; the server still has it.
    checkWiring: (_, failure: Failure) => void problemOf(failure.error, ATTEMPT_PROBLEM_CODES),
    announce: emit((_, { minutes }: { minutes: AnnouncedMinutes }) => ({
      type: 'time.announced' as const,
      minutes,
    })),
  },
  guards: {
    isRunning: (_, { isRunning }: { isRunning: boolean }) => isRunning,
    isHandedIn: (_, { isRunning }: AttemptTime) => !isRunning,
    isOtherTime: ({ context }, { deadline, isPaused }: AttemptTime) =>
      deadline !== context.deadline || isPaused !== context.isPaused,
    isPaused: ({ context }) => context.isPaused,
    isQuestion: ({ context }, { questionId }: { questionId: string }) =>
      context.questionIds.includes(questionId),
    hasUnsaved: ({ context }) => unsaved(context).length > 0,
    /** Another device has saved something since: its answers are fetched. */
    hasOthers: ({ context }, { revision }: { revision: number }) => revision > context.revision + 1,
    isOver: ({ context }) => timeLeft(context) <= 0,
    isLastMinute: ({ context }) => timeLeft(context) <= MINUTE_MS,
    isLastFive: ({ context }) => timeLeft(context) <= 5 * MINUTE_MS,
    isLastTen: ({ context }) => timeLeft(context) <= 10 * MINUTE_MS,
    isEnded: ({ context }) =>
      context.problem?.code === 'ATTEMPT_SUBMITTED' || context.problem?.code === 'ATTEMPT_EXPIRED',
    isConflict: ({ context }) => context.problem?.code === 'VERSION_CONFLICT',
    isOffline: ({ context }) => isTransient(context.problem),
    isSignInNeeded: ({ context }) =>
      context.problem?.code === 'UNAUTHENTICATED' || context.problem?.code === 'TOKEN_EXPIRED',
  },
  delays: {
    saveDelay: SAVE_DELAY_MS,
    backOff: ({ context }) => backOffMs(context.failures),
    untilLastTen: ({ context }) => untilLeft(context, 10 * MINUTE_MS),
    untilLastFive: ({ context }) => untilLeft(context, 5 * MINUTE_MS),
    untilLastMinute: ({ context }) => untilLeft(context, MINUTE_MS),
    // A moment later, when the server knows it too.
    untilOver: ({ context }) => untilLeft(context, 0) + 1,
  },
});

import { assign, emit, setup } from 'xstate';
import { backOffMs } from '../shared/back-off.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import { beginning, isFurther, isSamePosition, mergePositions } from './lesson-position.ts';
import { LESSON_PROGRESS_PROBLEM_CODES } from './lesson-progress.types.ts';
import type {
  LessonPosition,
  LessonProgressContext,
  LessonProgressEmitted,
  LessonProgressEvent,
  LessonProgressInput,
  SaveProgressInput,
  SaveProgressOutput,
} from './lesson-progress.types.ts';

/** Progress goes to the server in this rhythm while somebody learns. */
export const SAVE_INTERVAL_MS = 10_000;

/** The types, effects, rules and delays of a lesson's progress. */
export const lessonProgressSetup = setup({
  types: {} as {
    context: LessonProgressContext;
    events: LessonProgressEvent;
    emitted: LessonProgressEmitted;
    input: LessonProgressInput;
    tags:
      | 'opening'
      /** The server has everything. */
      | 'saved'
      /** Something is kept on this device only. */
      | 'unsaved'
      | 'saving'
      /** Waits for the network and goes on by itself. */
      | 'offline'
      /** The person has to log in; `signIn.completed` goes on. */
      | 'signInNeeded'
      /** The server will not take it: `context.problem`. */
      | 'failed'
      /** A choice for the learner: `context.elsewhere`. */
      | 'furtherElsewhere';
    meta: MachineMeta;
  },
  actors: {
    readLocal: notProvided<LessonPosition | null, { lessonId: string }>('readLocal'),
    storeLocal: notProvided<unknown, SaveProgressInput>('storeLocal'),
    saveProgress: notProvided<SaveProgressOutput, SaveProgressInput>('saveProgress'),
  },
  actions: {
    setLocal: assign(({ context }, { local }: { local: LessonPosition | null }) => ({
      // The learner may have moved while storage was read.
      position: mergePositions(context.position, local) ?? context.saved,
    })),
    takeServer: assign({ position: ({ context }) => mergePositions(context.position, context.saved) }),
    storeProgress: assign(
      ({ context }, made: { positionSeconds: number | null; fraction: number; at: string }) => ({
        position: {
          positionSeconds:
            made.positionSeconds === null ? null : Math.max(0, Math.floor(made.positionSeconds)),
          fraction: Math.min(1, Math.max(0, made.fraction)),
          completed: context.position?.completed ?? false,
          deviceId: context.deviceId,
          updatedAt: made.at,
        },
      }),
    ),
    setCompletion: assign(({ context }, { at }: { at: string }) => ({
      position: {
        positionSeconds: context.position?.positionSeconds ?? null,
        fraction: 1,
        completed: true,
        deviceId: context.deviceId,
        updatedAt: at,
      },
    })),
    rememberSent: assign({ sent: ({ context }) => context.position }),
    // The server has heard of this place, whatever it made of it; only what came since is still to be said.
    setSaved: assign(({ context }) => ({ saved: context.sent, sent: null, failures: 0, problem: null })),
    askAboutServer: assign({ elsewhere: ({ context }) => context.saved }),
    askAbout: assign({
      elsewhere: (_, answer: SaveProgressOutput) => answer.furtherElsewhere ?? answer.position,
    }),
    goElsewhere: assign(({ context }) => ({
      position: context.elsewhere,
      saved: context.elsewhere,
      elsewhere: null,
    })),
    stayHere: assign(({ context }, { at }: { at: string }) => ({
      // Said anew, the place here is the newest there is, and wins on the server.
      position:
        context.position === null ? null : { ...context.position, deviceId: context.deviceId, updatedAt: at },
      declined: context.elsewhere,
      elsewhere: null,
    })),
    declineElsewhere: assign(({ context }) => ({ declined: context.elsewhere, elsewhere: null })),
    setProblem: assign(({ context }, failure: Failure) => ({
      problem: problemOf(failure.error, LESSON_PROGRESS_PROBLEM_CODES),
      failures: context.failures + 1,
    })),
    // Storage that is blocked is no reason not to learn; the server still has it.
    checkWiring: (_, failure: Failure) => void problemOf(failure.error, LESSON_PROGRESS_PROBLEM_CODES),
    moveToPosition: emit(({ context }) => ({
      type: 'position.changed' as const,
      position: context.position ?? beginning(context.deviceId),
    })),
  },
  guards: {
    hasPosition: ({ context }) => context.position !== null,
    isServerFurther: ({ context }) =>
      context.saved !== null &&
      context.saved.deviceId !== context.deviceId &&
      isFurther(context.saved, context.position),
    hasUnsaved: ({ context }) =>
      context.position !== null && !isSamePosition(context.position, context.saved),
    isLeftOver: ({ context }) =>
      context.position !== null &&
      !isSamePosition(mergePositions(context.position, context.saved), context.saved),
    isNewlyFurther: ({ context }, answer: SaveProgressOutput) => {
      const there = answer.furtherElsewhere ?? (answer.accepted ? null : answer.position);
      return there !== null && isFurther(there, context.position) && !isSamePosition(there, context.declined);
    },
    isOffline: ({ context }) =>
      context.problem?.code === 'NETWORK' ||
      context.problem?.code === 'SERVICE_UNAVAILABLE' ||
      context.problem?.code === 'INTERNAL_ERROR' ||
      context.problem?.code === 'TOO_MANY_REQUESTS',
    isSignInNeeded: ({ context }) =>
      context.problem?.code === 'UNAUTHENTICATED' || context.problem?.code === 'TOKEN_EXPIRED',
  },
  delays: {
    saveInterval: SAVE_INTERVAL_MS,
    backOff: ({ context }) => backOffMs(context.failures),
  },
});

import { assign, setup } from 'xstate';
import { backOffMs } from '../shared/back-off.ts';
import { COUNTDOWN_TICK_MS, startCountdown, tickCountdown } from '../shared/countdown.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided, notProvidedCallback } from '../shared/not-provided.ts';
import { hasCode, problemOf, secondsToWait } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import { CHAT_LOOK_MS, CHAT_TEXT_MAX, LIVE_CHAT_PROBLEM_CODES } from './live-chat.types.ts';
import type {
  EarlierInput,
  Entered,
  EnterInput,
  LiveChatContext,
  LiveChatEvent,
  LiveChatInput,
  MessagePage,
  RoomMessage,
  RoomReport,
  RoomSettings,
  SendInput,
  StreamInput,
} from './live-chat.types.ts';
import { withEarlier, withMessages, withoutArrived, withPending } from './message-log.ts';

/** Answers after which asking again leads nowhere. */
const REFUSALS = [
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'FORBIDDEN',
  'NOT_FOUND',
  'VALIDATION_FAILED',
  'MEMBERS_ONLY',
  'VISITORS_ONLY',
  'NOT_ENROLLED',
  'SCHOOL_CLOSED',
  'LIVE_DELETED',
] as const;

/** The types, effects, rules and delays of a room's chat. */
export const liveChatSetup = setup({
  types: {} as {
    context: LiveChatContext;
    events: LiveChatEvent | RoomReport;
    input: LiveChatInput;
    tags:
      /** Nothing is known yet. */
      | 'loading'
      /** What is said is shown at once. */
      | 'live'
      /** The line is broken, and is tried again by itself. */
      | 'offline'
      /** The room is not open yet. */
      | 'early'
      /** The person follows elsewhere. */
      | 'displaced'
      /** `context.problem`: why the person cannot be there. */
      | 'refused'
      /** The session has ended. */
      | 'over'
      /** `context.countdown`: when the person may write again. */
      | 'slowed'
      | 'loadingEarlier'
      /** The messages before could not be read. */
      | 'earlierFailed';
    meta: MachineMeta;
  },
  actors: {
    enter: notProvided<Entered, EnterInput>('enter'),
    stream: notProvidedCallback<{ type: 'never' }, StreamInput>('stream'),
    send: notProvided<RoomMessage, SendInput>('send'),
    loadEarlier: notProvided<MessagePage, EarlierInput>('loadEarlier'),
  },
  actions: {
    setEntry: assign(({ context }, { output: { room, viewerCount, log } }: { output: Entered }) => ({
      room,
      viewerCount,
      problem: null,
      ...(log === null
        ? {}
        : {
            messages: log.items,
            next: log.next,
            position: log.position,
            pending: log.items.reduce(
              (pending, message) => withoutArrived({ ...context, pending }, message),
              context.pending,
            ),
          }),
    })),
    clearPosition: assign({ position: null }),
    setProblem: assign((_, { error }: Failure) => ({ problem: problemOf(error, LIVE_CHAT_PROBLEM_CODES) })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    clearFailures: assign({ failures: 0 }),
    setMessage: assign(({ context }, { message }: { message: RoomMessage }) => ({
      ...withMessages(context, [message]),
      position: Math.max(context.position ?? 0, message.sequence),
      pending: withoutArrived(context, message),
    })),
    dropMessage: assign(({ context }, { id, position }: { id: string; position: number }) => ({
      messages: context.messages.filter((message) => message.id !== id),
      position: Math.max(context.position ?? 0, position),
    })),
    setPosition: assign(({ context }, { position }: { position: number }) => ({
      position: Math.max(context.position ?? 0, position),
    })),
    // Who waits for what has become shorter asks again at once.
    setRoom: assign(({ context }, { room }: { room: RoomSettings }) => ({
      room,
      countdown:
        room.slowModeSeconds < (context.room?.slowModeSeconds ?? 0) || room.canModerate
          ? null
          : context.countdown,
    })),
    setCount: assign((_, { viewerCount }: { viewerCount: number }) => ({ viewerCount })),
    addPending: assign(({ context }, { clientId, text }: SendInput) => ({
      pending: [
        ...context.pending,
        {
          clientId,
          text: text.trim(),
          writtenAt: new Date(Date.now()).toISOString(),
          state: 'waiting' as const,
          problem: null,
        },
      ],
    })),
    retryPending: assign(({ context }, { clientId }: { clientId: string }) => ({
      pending: withPending(context.pending, clientId, { state: 'waiting', problem: null }),
    })),
    dropPending: assign(({ context }, { clientId }: { clientId: string }) => ({
      pending: context.pending.filter(
        (message) => message.clientId !== clientId || message.state === 'sending',
      ),
    })),
    takeNext: assign(({ context: { pending } }) => ({
      pending: withPending(pending, waitingOf(pending)?.clientId ?? '', { state: 'sending' }),
    })),
    setSent: assign(({ context }, { output: message }: { output: RoomMessage }) => ({
      // What the room has told before is there, or was removed since.
      ...(message.sequence > (context.position ?? 0) ? withMessages(context, [message]) : {}),
      pending: withoutArrived(context, message),
    })),
    slowDown: assign(({ context: { room } }) => ({
      countdown:
        room && room.slowModeSeconds > 0 && !room.canModerate ? startCountdown(room.slowModeSeconds) : null,
    })),
    failPending: assign(({ context: { pending } }, { error }: Failure) => ({
      pending: withPending(pending, sendingOf(pending)?.clientId ?? '', {
        state: 'failed',
        problem: problemOf(error, LIVE_CHAT_PROBLEM_CODES),
      }),
    })),
    // It is sent by itself as soon as it may.
    holdPending: assign(({ context: { pending } }, { error }: Failure) => ({
      pending: withPending(pending, sendingOf(pending)?.clientId ?? '', { state: 'waiting' }),
      countdown: startCountdown(Math.max(1, secondsToWait(problemOf(error, LIVE_CHAT_PROBLEM_CODES)))),
    })),
    tick: assign(({ context: { countdown } }) => ({ countdown: countdown && tickCountdown(countdown) })),
    endWait: assign({ countdown: null }),
    setEarlier: assign(({ context }, { output }: { output: MessagePage }) => withEarlier(context, output)),
  },
  guards: {
    isOver: (_, { isOver }: { isOver: boolean }) => isOver,
    isEarly: (_, { error }: Failure) => hasCode(error, ['LIVE_NOT_OPEN']),
    hasEnded: (_, { error }: Failure) => hasCode(error, ['LIVE_ENDED']),
    isRefused: (_, { error }: Failure) => hasCode(error, REFUSALS),
    canSay: ({ context: { room, countdown } }, { text }: { text: string }) =>
      room !== null && room.enabled && !room.muted && countdown === null && isSendable(text),
    hasFailed: ({ context: { pending } }, { clientId }: { clientId: string }) =>
      pending.some((message) => message.clientId === clientId && message.state === 'failed'),
    maySend: ({ context: { pending, countdown } }) => countdown === null && waitingOf(pending) !== undefined,
    isTooFast: (_, { error }: Failure) => hasCode(error, ['CHAT_TOO_FAST']),
    mustWait: ({ context: { countdown } }) => countdown !== null,
    hasWaited: ({ context: { countdown } }) => (countdown?.secondsLeft ?? 0) <= 0,
    hasEarlier: ({ context: { next } }) => next !== null,
  },
  delays: {
    backOff: ({ context }) => backOffMs(context.failures),
    tick: COUNTDOWN_TICK_MS,
    nextLook: CHAT_LOOK_MS,
  },
});

/** The own message that is sent next. */
export const waitingOf = (pending: LiveChatContext['pending']) =>
  pending.find(({ state }) => state === 'waiting');

/** The own message that is on its way. */
export const sendingOf = (pending: LiveChatContext['pending']) =>
  pending.find(({ state }) => state === 'sending');

/** Whether a text says something and is not too long. */
export function isSendable(text: string): boolean {
  const trimmed = text.trim();
  return trimmed !== '' && [...trimmed].length <= CHAT_TEXT_MAX;
}

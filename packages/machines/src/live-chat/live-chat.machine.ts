import { liveChatSetup, sendingOf } from './live-chat.setup.ts';

const line = liveChatSetup.createStateConfig({
  initial: 'entering',
  states: {
    // Also before each new line: the call renews a sign-in that ran out in the meantime, and tells what has become of it.
    entering: {
      tags: 'loading',
      invoke: {
        id: 'enter',
        src: 'enter',
        input: ({ context }) => ({ position: context.position }),
        onDone: { target: 'following', actions: { type: 'setEntry', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'isEarly', params: ({ event }) => event }, target: 'early' },
          { guard: { type: 'hasEnded', params: ({ event }) => event }, target: 'over' },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'setProblem', params: ({ event }) => event },
          },
          { target: 'unreachable', actions: 'countFailure' },
        ],
      },
    },
    following: {
      invoke: {
        id: 'stream',
        src: 'stream',
        input: ({ context }) => ({ position: context.position ?? 0 }),
        onError: { target: 'unreachable', actions: 'countFailure' },
      },
      initial: 'opening',
      states: { opening: {}, open: { tags: 'live' } },
      on: {
        'stream.opened': '.open',
        'stream.broken': { target: 'unreachable', actions: 'countFailure' },
        'stream.reset': { target: 'entering', actions: 'clearPosition' },
        'stream.displaced': 'displaced',
        'room.said': { actions: { type: 'setMessage', params: ({ event }) => event } },
        'room.removed': { actions: { type: 'dropMessage', params: ({ event }) => event } },
        'room.advanced': { actions: { type: 'setPosition', params: ({ event }) => event } },
        'room.set': {
          target: '.open',
          actions: [{ type: 'setRoom', params: ({ event }) => event }, 'clearFailures'],
        },
        'room.counted': { actions: { type: 'setCount', params: ({ event }) => event } },
        'session.changed': { guard: { type: 'isOver', params: ({ event }) => event }, target: 'over' },
      },
    },
    unreachable: {
      tags: 'offline',
      after: { backOff: 'entering' },
      on: { 'network.restored': 'entering' },
    },
    early: {
      tags: 'early',
      after: { nextLook: 'entering' },
      on: { 'network.restored': 'entering' },
    },
    displaced: { tags: 'displaced', on: { 'room.resumed': 'entering' } },
    refused: { tags: 'refused', on: { 'room.resumed': 'entering' } },
    over: { tags: 'over' },
  },
});

const sending = liveChatSetup.createStateConfig({
  initial: 'resting',
  on: {
    'message.submitted': {
      guard: { type: 'canSay', params: ({ event }) => event },
      actions: { type: 'addPending', params: ({ event }) => event },
    },
    'message.retried': {
      guard: { type: 'hasFailed', params: ({ event }) => event },
      actions: { type: 'retryPending', params: ({ event }) => event },
    },
    'message.discarded': { actions: { type: 'dropPending', params: ({ event }) => event } },
  },
  states: {
    resting: { always: { guard: 'maySend', target: 'sending' } },
    // One after the other: they arrive in the order in which they were written.
    sending: {
      entry: 'takeNext',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { pending } }) => {
          const { clientId = '', text = '' } = sendingOf(pending) ?? {};
          return { clientId, text };
        },
        onDone: {
          target: 'resting',
          actions: [{ type: 'setSent', params: ({ event }) => event }, 'slowDown'],
        },
        onError: [
          {
            guard: { type: 'isTooFast', params: ({ event }) => event },
            target: 'resting',
            actions: { type: 'holdPending', params: ({ event }) => event },
          },
          { target: 'resting', actions: { type: 'failPending', params: ({ event }) => event } },
        ],
      },
    },
  },
});

const pace = liveChatSetup.createStateConfig({
  initial: 'free',
  states: {
    free: { always: { guard: 'mustWait', target: 'slowed' } },
    slowed: {
      tags: 'slowed',
      always: { guard: 'hasWaited', target: 'free', actions: 'endWait' },
      after: { tick: { target: 'slowed', reenter: true, actions: 'tick' } },
    },
  },
});

const history = liveChatSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      on: { 'earlier.requested': { guard: 'hasEarlier', target: 'loading' } },
      initial: 'quiet',
      states: { quiet: {}, refused: { tags: 'earlierFailed' } },
    },
    loading: {
      tags: 'loadingEarlier',
      invoke: {
        id: 'loadEarlier',
        src: 'loadEarlier',
        input: ({ context }) => ({ before: context.next ?? 0 }),
        onDone: { target: 'resting', actions: { type: 'setEarlier', params: ({ event }) => event } },
        onError: 'resting.refused',
      },
    },
  },
});

/** The chat of a live session, over lines that break: nothing is lost, and nothing comes twice. */
export const liveChatMachine = liveChatSetup.createMachine({
  id: 'liveChat',
  meta: {
    purpose:
      'Follows the chat of a live session over broken lines, sends what somebody writes once, and keeps what could not be sent.',
    spec: ['C118'],
  },
  type: 'parallel',
  context: ({ input: { viewerId } }) => ({
    viewerId,
    messages: [],
    next: null,
    position: null,
    room: null,
    viewerCount: 0,
    pending: [],
    failures: 0,
    countdown: null,
    problem: null,
  }),
  states: { line, sending, pace, history },
});

import { assign, setup } from 'xstate';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided, notProvidedAction, notProvidedCallback } from '../shared/not-provided.ts';
import { hasCode, problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/**
 * What can go wrong for a host. CONFLICT: it is held in an outside room. QUOTA_EXCEEDED: the server has no room left.
 * DEVICE_DENIED: the browser or the person does not let the page use camera and microphone; DEVICE_MISSING: there is
 * none; DEVICE_BUSY: another program has it; BROWSER_UNFIT: this browser cannot encode.
 */
export const LIVE_HOST_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'CONFLICT',
  'QUOTA_EXCEEDED',
  'LIVE_NOT_OPEN',
  'LIVE_ENDED',
  'LIVE_DELETED',
  'DEVICE_DENIED',
  'DEVICE_MISSING',
  'DEVICE_BUSY',
  'BROWSER_UNFIT',
] as const;
export type LiveHostProblemCode = (typeof LIVE_HOST_PROBLEM_CODES)[number];

/** A camera or a microphone. */
export interface Device {
  id: string;
  /** As the browser calls it; empty where it does not say. */
  label: string;
}

/** What there is to choose from, and what is open; null where there is none. */
export interface OpenDevices {
  cameras: readonly Device[];
  microphones: readonly Device[];
  cameraId: string | null;
  microphoneId: string | null;
}

/** Which devices are wanted; null for those that the browser prefers. */
export interface WantedDevices {
  cameraId: string | null;
  microphoneId: string | null;
}

/** What was begun: the key that segments are sent with. */
export interface Broadcast {
  streamKey: string;
}

interface LiveHostContext extends OpenDevices {
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
  streamKey: string;
  /** Seconds of the picture that are still to be sent, where the connection is interrupted; else 0. */
  unsentSeconds: number;
  problem: Problem<LiveHostProblemCode> | null;
}

export type LiveHostEvent =
  | { type: 'devices.retried' }
  | { type: 'camera.chosen'; id: string }
  | { type: 'microphone.chosen'; id: string }
  /** It was unplugged, or another program took it. */
  | { type: 'device.lost' }
  | { type: 'camera.toggled' }
  | { type: 'microphone.toggled' }
  | { type: 'screen.requested' }
  | { type: 'screen.stopRequested' }
  /** The browser's own button has stopped it. */
  | { type: 'screen.ended' }
  | { type: 'live.requested' }
  | { type: 'end.requested' }
  | { type: 'end.cancelled' }
  | { type: 'end.confirmed' }
  | { type: 'problem.dismissed' }
  | BroadcastEvent;

/** What the connection tells. */
export type BroadcastEvent =
  /** Everything has been sent. */
  | { type: 'broadcast.sent' }
  /** The connection is interrupted: what is recorded meanwhile is kept. */
  | { type: 'broadcast.held'; unsentSeconds: number }
  /** The same person, or another host, has begun elsewhere. */
  | { type: 'broadcast.takenOver' }
  /** The session was ended elsewhere. */
  | { type: 'broadcast.ended' }
  | { type: 'broadcast.failed'; error: { code: string } };

/** A host's session in the browser: devices are tried, the picture is sent, and it is ended. */
export const liveHostMachine = setup({
  types: {} as {
    context: LiveHostContext;
    events: LiveHostEvent;
    tags:
      | 'opening'
      /** No device can be used: `context.problem` says why. */
      | 'refused'
      | 'ready'
      | 'starting'
      | 'onAir'
      | 'confirming'
      | 'ending'
      | 'takenOver'
      | 'over'
      /** The screen is shared. */
      | 'screen';
    meta: MachineMeta;
  },
  actors: {
    openDevices: notProvided<OpenDevices, WantedDevices>('openDevices'),
    shareScreen: notProvided<unknown>('shareScreen'),
    startLive: notProvided<Broadcast>('startLive'),
    broadcast: notProvidedCallback<{ type: 'never' }, Broadcast>('broadcast'),
    endLive: notProvided<unknown>('endLive'),
  },
  actions: {
    stopScreen: notProvidedAction('stopScreen'),
    applySwitches: notProvidedAction('applySwitches'),
    setDevices: assign((_, { output }: { output: OpenDevices }) => ({ ...output, problem: null })),
    wantCamera: assign((_, { id }: { id: string }) => ({ cameraId: id })),
    wantMicrophone: assign((_, { id }: { id: string }) => ({ microphoneId: id })),
    wantAny: assign({ cameraId: null, microphoneId: null }),
    switchCamera: assign(({ context }) => ({ isCameraOn: !context.isCameraOn })),
    switchMicrophone: assign(({ context }) => ({ isMicrophoneOn: !context.isMicrophoneOn })),
    setKey: assign((_, { output }: { output: Broadcast }) => ({
      streamKey: output.streamKey,
      unsentSeconds: 0,
      problem: null,
    })),
    setUnsent: assign((_, { unsentSeconds }: { unsentSeconds: number }) => ({ unsentSeconds })),
    clearUnsent: assign({ unsentSeconds: 0 }),
    setProblem: assign((_, { error }: Failure) => ({
      problem: problemOf(error, LIVE_HOST_PROBLEM_CODES),
    })),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    isOver: (_, { error }: Failure) => hasCode(error, ['LIVE_ENDED', 'LIVE_DELETED']),
    isDeclined: (_, { error }: Failure) => hasCode(error, ['DEVICE_DENIED']),
  },
}).createMachine({
  id: 'liveHost',
  meta: {
    purpose:
      'Lets a host try camera and microphone, go live, share the screen, and end; bridges a lost connection and gives way to a newer tab.',
    spec: ['R24', 'C119', 'B058'],
  },
  context: {
    cameras: [],
    microphones: [],
    cameraId: null,
    microphoneId: null,
    isCameraOn: true,
    isMicrophoneOn: true,
    streamKey: '',
    unsentSeconds: 0,
    problem: null,
  },
  type: 'parallel',
  on: {
    'camera.toggled': { actions: ['switchCamera', 'applySwitches'] },
    'microphone.toggled': { actions: ['switchMicrophone', 'applySwitches'] },
    'problem.dismissed': { actions: 'clearProblem' },
  },
  states: {
    session: {
      initial: 'opening',
      states: {
        opening: {
          tags: 'opening',
          invoke: {
            id: 'openDevices',
            src: 'openDevices',
            input: ({ context: { cameraId, microphoneId } }) => ({ cameraId, microphoneId }),
            onDone: {
              target: 'ready',
              actions: [{ type: 'setDevices', params: ({ event }) => event }, 'applySwitches'],
            },
            onError: {
              target: 'refused',
              actions: { type: 'setProblem', params: ({ event }) => event },
            },
          },
        },
        refused: {
          tags: 'refused',
          on: { 'devices.retried': { target: 'opening', actions: ['wantAny', 'clearProblem'] } },
        },
        ready: {
          tags: 'ready',
          on: {
            'camera.chosen': {
              target: 'opening',
              actions: { type: 'wantCamera', params: ({ event }) => event },
            },
            'microphone.chosen': {
              target: 'opening',
              actions: { type: 'wantMicrophone', params: ({ event }) => event },
            },
            'device.lost': { target: 'opening', actions: 'wantAny' },
            'live.requested': { target: 'starting', actions: 'clearProblem' },
          },
        },
        starting: {
          tags: 'starting',
          invoke: {
            id: 'startLive',
            src: 'startLive',
            onDone: { target: 'onAir', actions: { type: 'setKey', params: ({ event }) => event } },
            onError: [
              { guard: { type: 'isOver', params: ({ event }) => event }, target: 'over' },
              { target: 'ready', actions: { type: 'setProblem', params: ({ event }) => event } },
            ],
          },
        },
        onAir: {
          tags: 'onAir',
          type: 'parallel',
          invoke: {
            id: 'broadcast',
            src: 'broadcast',
            input: ({ context: { streamKey } }) => ({ streamKey }),
            onError: { target: 'ready', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
          on: {
            'broadcast.sent': { actions: 'clearUnsent' },
            'broadcast.held': { actions: { type: 'setUnsent', params: ({ event }) => event } },
            'broadcast.takenOver': 'takenOver',
            'broadcast.ended': 'over',
            'broadcast.failed': {
              target: 'ready',
              actions: { type: 'setProblem', params: ({ event }) => event },
            },
          },
          states: {
            course: {
              initial: 'going',
              states: {
                going: { on: { 'end.requested': 'confirming' } },
                confirming: {
                  tags: 'confirming',
                  on: { 'end.cancelled': 'going', 'end.confirmed': 'ending' },
                },
                ending: {
                  tags: 'ending',
                  invoke: {
                    id: 'endLive',
                    src: 'endLive',
                    onDone: '#liveHost.session.over',
                    onError: [
                      {
                        guard: { type: 'isOver', params: ({ event }) => event },
                        target: '#liveHost.session.over',
                      },
                      { target: 'going', actions: { type: 'setProblem', params: ({ event }) => event } },
                    ],
                  },
                },
              },
            },
            // Beside it: browsers may take their time to open a device, and meanwhile a host can end.
            devices: {
              initial: 'open',
              states: {
                open: {
                  on: {
                    'camera.chosen': {
                      target: 'switching',
                      actions: { type: 'wantCamera', params: ({ event }) => event },
                    },
                    'microphone.chosen': {
                      target: 'switching',
                      actions: { type: 'wantMicrophone', params: ({ event }) => event },
                    },
                    'device.lost': { target: 'switching', actions: 'wantAny' },
                    'devices.retried': { target: 'switching', actions: 'wantAny' },
                  },
                },
                switching: {
                  invoke: {
                    id: 'openOthers',
                    src: 'openDevices',
                    input: ({ context: { cameraId, microphoneId } }) => ({ cameraId, microphoneId }),
                    onDone: {
                      target: 'open',
                      actions: [{ type: 'setDevices', params: ({ event }) => event }, 'applySwitches'],
                    },
                    onError: {
                      target: 'open',
                      actions: { type: 'setProblem', params: ({ event }) => event },
                    },
                  },
                },
              },
            },
          },
        },
        takenOver: {
          tags: 'takenOver',
          on: { 'live.requested': 'starting' },
        },
        over: { tags: 'over' },
      },
    },
    screen: {
      initial: 'off',
      states: {
        off: { on: { 'screen.requested': 'choosing' } },
        choosing: {
          invoke: {
            id: 'shareScreen',
            src: 'shareScreen',
            onDone: 'on',
            onError: [
              // Whoever closes the browser's window does not want to share.
              { guard: { type: 'isDeclined', params: ({ event }) => event }, target: 'off' },
              { target: 'off', actions: { type: 'setProblem', params: ({ event }) => event } },
            ],
          },
        },
        on: {
          tags: 'screen',
          on: {
            'screen.stopRequested': { target: 'off', actions: 'stopScreen' },
            'screen.ended': { target: 'off', actions: 'stopScreen' },
          },
        },
      },
    },
  },
});

import { beginning } from './lesson-position.ts';
import { lessonProgressSetup } from './lesson-progress.setup.ts';

const server = lessonProgressSetup.createStateConfig({
  initial: 'opening',
  states: {
    opening: {
      tags: 'opening',
      invoke: {
        id: 'readLocal',
        src: 'readLocal',
        input: ({ context }) => ({ lessonId: context.lessonId }),
        onDone: {
          target: 'comparing',
          actions: { type: 'setLocal', params: ({ event }) => ({ local: event.output }) },
        },
        onError: {
          target: 'comparing',
          actions: [
            { type: 'checkWiring', params: ({ event }) => event },
            { type: 'setLocal', params: { local: null } },
          ],
        },
      },
    },
    comparing: {
      always: [
        { guard: 'isServerFurther', target: 'furtherElsewhere', actions: 'askAboutServer' },
        // Left over from an earlier visit: what was learnt without a connection does not wait for more.
        { guard: 'isLeftOver', target: 'saving', actions: ['takeServer', 'moveToPosition'] },
        { guard: 'hasPosition', target: 'saved', actions: ['takeServer', 'moveToPosition'] },
        { target: 'saved' },
      ],
    },
    settling: { always: [{ guard: 'hasUnsaved', target: 'dirty' }, { target: 'saved' }] },
    saved: {
      tags: 'saved',
      on: { 'progress.made': 'dirty', 'lesson.completed': 'saving' },
    },
    dirty: {
      tags: 'unsaved',
      after: { saveInterval: 'saving' },
      on: { 'lesson.paused': 'saving', 'lesson.completed': 'saving' },
    },
    saving: {
      tags: ['unsaved', 'saving'],
      entry: 'rememberSent',
      invoke: {
        id: 'saveProgress',
        src: 'saveProgress',
        input: ({ context }) => ({
          lessonId: context.lessonId,
          position: context.position ?? beginning(context.deviceId),
        }),
        onDone: [
          {
            guard: { type: 'isNewlyFurther', params: ({ event }) => event.output },
            target: 'furtherElsewhere',
            actions: ['setSaved', { type: 'askAbout', params: ({ event }) => event.output }],
          },
          { target: 'settling', actions: 'setSaved' },
        ],
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    evaluating: {
      always: [
        { guard: 'isOffline', target: 'offline' },
        { guard: 'isSignInNeeded', target: 'awaitingSignIn' },
        { target: 'refused' },
      ],
    },
    offline: {
      tags: ['unsaved', 'offline'],
      after: { backOff: 'saving' },
      on: { 'network.restored': 'saving', 'save.retried': 'saving' },
    },
    awaitingSignIn: {
      tags: ['unsaved', 'signInNeeded'],
      on: { 'signIn.completed': 'saving', 'save.retried': 'saving' },
    },
    refused: {
      tags: ['unsaved', 'failed'],
      on: { 'save.retried': 'saving', 'lesson.completed': 'saving' },
    },
    furtherElsewhere: {
      tags: 'furtherElsewhere',
      on: {
        'elsewhere.accepted': { target: 'saved', actions: ['goElsewhere', 'moveToPosition'] },
        'elsewhere.declined': {
          target: 'saving',
          actions: [{ type: 'stayHere', params: ({ event }) => event }, 'moveToPosition'],
        },
        // Who says that the lesson is done has answered the question as well.
        'lesson.completed': { target: 'saving', actions: 'declineElsewhere' },
      },
    },
  },
});

const device = lessonProgressSetup.createStateConfig({
  initial: 'resting',
  on: {
    'progress.made': { target: '.storing', actions: { type: 'storeProgress', params: ({ event }) => event } },
    'lesson.completed': {
      target: '.storing',
      actions: { type: 'setCompletion', params: ({ event }) => event },
    },
  },
  states: {
    resting: {},
    storing: {
      invoke: {
        id: 'storeLocal',
        src: 'storeLocal',
        input: ({ context }) => ({
          lessonId: context.lessonId,
          position: context.position ?? beginning(context.deviceId),
        }),
        onDone: 'resting',
        onError: { target: 'resting', actions: { type: 'checkWiring', params: ({ event }) => event } },
      },
    },
  },
});

/** How far somebody is in a lesson: kept on the device at once, on the server soon, and merged with other devices. */
export const lessonProgressMachine = lessonProgressSetup.createMachine({
  id: 'lessonProgress',
  meta: {
    purpose:
      'Keeps the place in a lesson on this device and on the server, and asks when another device is further.',
    spec: ['B064'],
  },
  type: 'parallel',
  context: ({ input }) => ({
    lessonId: input.lessonId,
    deviceId: input.deviceId,
    position: null,
    saved: input.server,
    sent: null,
    elsewhere: null,
    declined: null,
    failures: 0,
    problem: null,
  }),
  states: { device, server },
});

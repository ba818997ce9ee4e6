import type { MachineDetails } from '../shared/machine-details.ts';
import { NUMBER, orNull, record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { SAMPLE_INSTANT } from '../details/sample-values.ts';
import { LESSON_PROGRESS_PROBLEM_CODES } from './index.ts';
import type { lessonProgressMachine } from './lesson-progress.machine.ts';

const NAMES = {
  furtherOnAnotherDevice: 'Further on another device',
  now: 'Now',
} as const;

/** Progress in a lesson: what people read and try. */
export const details = {
  name: 'Progress in a lesson',
  inputs: [
    fixture('First visit', { lessonId: '1700000000000000501', deviceId: 'device-1', server: null }),
    fixture('Begun on this device', {
      lessonId: '1700000000000000501',
      deviceId: 'device-1',
      server: {
        positionSeconds: 120,
        fraction: 0.2,
        completed: false,
        deviceId: 'device-1',
        updatedAt: SAMPLE_INSTANT,
      },
    }),
    fixture(NAMES.furtherOnAnotherDevice, {
      lessonId: '1700000000000000501',
      deviceId: 'device-1',
      server: {
        positionSeconds: 480,
        fraction: 0.8,
        completed: false,
        deviceId: 'device-2',
        updatedAt: SAMPLE_INSTANT,
      },
    }),
  ],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  states: {
    device: 'On this device',
    'device.resting': STATES.resting,
    'device.storing': 'Storing',
    server: 'On the server',
    'server.opening': 'Opening',
    'server.comparing': STATES.comparing,
    'server.settling': STATES.settling,
    'server.saved': STATES.saved,
    'server.dirty': 'Unsaved progress',
    'server.saving': STATES.saving,
    'server.evaluating': STATES.evaluating,
    'server.offline': STATES.offline,
    'server.awaitingSignIn': STATES.awaitingSignIn,
    'server.refused': STATES.refused,
    'server.furtherElsewhere': 'Further on another device',
  },
  events: {
    'progress.made': {
      name: 'Progress made',
      from: 'page',
      payload: record({ positionSeconds: orNull(NUMBER), fraction: NUMBER, at: TEXT }),
      fixtures: [
        fixture(FIXTURES.halfWay, { positionSeconds: 300, fraction: 0.5, at: '2026-03-14T09:30:00.000Z' }),
        fixture('A text without seconds', {
          positionSeconds: null,
          fraction: 0.25,
          at: '2026-03-14T09:31:00.000Z',
        }),
        fixture('Before the start', { positionSeconds: -5, fraction: -1, at: '2026-03-14T09:32:00.000Z' }),
      ],
    },
    'lesson.completed': {
      name: 'Lesson completed',
      from: 'page',
      payload: record({ at: TEXT }),
      fixtures: [fixture(NAMES.now, { at: '2026-03-14T09:40:00.000Z' })],
    },
    'lesson.paused': bare('page', 'Lesson paused'),
    'network.restored': bare('page', EVENTS['network.restored']),
    'signIn.completed': bare('page', EVENTS['signIn.completed']),
    'save.retried': bare('person', 'Saving retried'),
    'elsewhere.accepted': bare('person', "Other device's position taken"),
    'elsewhere.declined': {
      name: 'Own position kept',
      from: 'person',
      payload: record({ at: TEXT }),
      fixtures: [fixture(NAMES.now, { at: '2026-03-14T09:41:00.000Z' })],
    },
  },
  guards: {
    isLeftOver: 'Left over from an earlier visit',
    hasPosition: 'There is a position',
    isServerFurther: 'Server is further',
    hasUnsaved: 'There is something unsaved',
    isNewlyFurther: 'Other device is newly further',
    isOffline: GUARDS.isOffline,
    isSignInNeeded: GUARDS.isSignInNeeded,
  },
  delays: {
    saveInterval: 'Time between saves',
    backOff: DELAYS.backOff,
  },
  actors: {
    readLocal: {
      name: 'Read from this device',
      kind: 'promise',
      resolves: [
        fixture('A stored position', {
          positionSeconds: 60,
          fraction: 0.1,
          completed: false,
          deviceId: 'device-1',
          updatedAt: '2026-03-14T09:00:00.000Z',
        }),
        fixture('Nothing stored', null),
      ],
      rejects: refusals(LESSON_PROGRESS_PROBLEM_CODES),
    },
    storeLocal: {
      name: 'Store on this device',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(LESSON_PROGRESS_PROBLEM_CODES),
    },
    saveProgress: {
      name: 'Save the progress',
      kind: 'promise',
      resolves: [
        fixture('Accepted', {
          position: {
            positionSeconds: 300,
            fraction: 0.5,
            completed: false,
            deviceId: 'device-1',
            updatedAt: '2026-03-14T09:30:00.000Z',
          },
          accepted: true,
          furtherElsewhere: null,
        }),
        fixture(NAMES.furtherOnAnotherDevice, {
          position: {
            positionSeconds: 300,
            fraction: 0.5,
            completed: false,
            deviceId: 'device-1',
            updatedAt: '2026-03-14T09:30:00.000Z',
          },
          accepted: true,
          furtherElsewhere: {
            positionSeconds: 570,
            fraction: 0.95,
            completed: false,
            deviceId: 'device-2',
            updatedAt: '2026-03-14T09:29:00.000Z',
          },
        }),
        fixture('Not accepted, another device is newer', {
          position: {
            positionSeconds: 570,
            fraction: 0.95,
            completed: false,
            deviceId: 'device-2',
            updatedAt: '2026-03-14T09:39:00.000Z',
          },
          accepted: false,
          furtherElsewhere: null,
        }),
      ],
      rejects: refusals(LESSON_PROGRESS_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof lessonProgressMachine>;

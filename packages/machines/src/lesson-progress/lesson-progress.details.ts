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
  furtherOnAnotherDevice: /*i18n*/ {
    id: 'machine.lessonProgress.fixture.furtherOnAnotherDevice',
    message: 'Further on another device',
  },
  now: /*i18n*/ { id: 'machine.lessonProgress.fixture.now', message: 'Now' },
} as const;

/** Progress in a lesson: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.lessonProgress.name', message: 'Progress in a lesson' },
  purpose: /*i18n*/ {
    id: 'machine.lessonProgress.purpose',
    message:
      'Keeps the place in a lesson on this device and on the server, and asks when another device is further.',
  },
  inputs: [
    fixture(
      /*i18n*/ { id: 'machine.lessonProgress.fixture.firstVisit', message: 'First visit' },
      { lessonId: '1700000000000000501', deviceId: 'device-1', server: null },
    ),
    fixture(
      /*i18n*/ { id: 'machine.lessonProgress.fixture.begunOnThisDevice', message: 'Begun on this device' },
      {
        lessonId: '1700000000000000501',
        deviceId: 'device-1',
        server: {
          positionSeconds: 120,
          fraction: 0.2,
          completed: false,
          deviceId: 'device-1',
          updatedAt: SAMPLE_INSTANT,
        },
      },
    ),
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
    device: /*i18n*/ { id: 'machine.lessonProgress.state.device', message: 'On this device' },
    'device.resting': STATES.resting,
    'device.storing': /*i18n*/ { id: 'machine.lessonProgress.state.device.storing', message: 'Storing' },
    server: /*i18n*/ { id: 'machine.lessonProgress.state.server', message: 'On the server' },
    'server.opening': /*i18n*/ { id: 'machine.lessonProgress.state.server.opening', message: 'Opening' },
    'server.comparing': STATES.comparing,
    'server.settling': STATES.settling,
    'server.saved': STATES.saved,
    'server.dirty': /*i18n*/ { id: 'machine.lessonProgress.state.server.dirty', message: 'Unsaved progress' },
    'server.saving': STATES.saving,
    'server.judging': STATES.judging,
    'server.offline': STATES.offline,
    'server.awaitingSignIn': STATES.awaitingSignIn,
    'server.refused': STATES.refused,
    'server.furtherElsewhere': /*i18n*/ {
      id: 'machine.lessonProgress.state.server.furtherElsewhere',
      message: 'Further on another device',
    },
  },
  events: {
    'progress.made': {
      name: /*i18n*/ { id: 'machine.lessonProgress.event.progress.made', message: 'Progress made' },
      from: 'page',
      payload: record({ positionSeconds: orNull(NUMBER), fraction: NUMBER, at: TEXT }),
      fixtures: [
        fixture(FIXTURES.halfWay, { positionSeconds: 300, fraction: 0.5, at: '2026-03-14T09:30:00.000Z' }),
        fixture(
          /*i18n*/ {
            id: 'machine.lessonProgress.fixture.aTextWithoutSeconds',
            message: 'A text without seconds',
          },
          { positionSeconds: null, fraction: 0.25, at: '2026-03-14T09:31:00.000Z' },
        ),
        fixture(
          /*i18n*/ { id: 'machine.lessonProgress.fixture.beforeTheStart', message: 'Before the start' },
          { positionSeconds: -5, fraction: -1, at: '2026-03-14T09:32:00.000Z' },
        ),
      ],
    },
    'lesson.completed': {
      name: /*i18n*/ { id: 'machine.lessonProgress.event.lesson.completed', message: 'Lesson completed' },
      from: 'page',
      payload: record({ at: TEXT }),
      fixtures: [fixture(NAMES.now, { at: '2026-03-14T09:40:00.000Z' })],
    },
    'lesson.paused': bare(
      'page',
      /*i18n*/ { id: 'machine.lessonProgress.event.lesson.paused', message: 'Lesson paused' },
    ),
    'network.restored': bare('page', EVENTS['network.restored']),
    'signIn.completed': bare('page', EVENTS['signIn.completed']),
    'save.retried': bare(
      'person',
      /*i18n*/ { id: 'machine.lessonProgress.event.save.retried', message: 'Saving retried' },
    ),
    'elsewhere.accepted': bare(
      'person',
      /*i18n*/ {
        id: 'machine.lessonProgress.event.elsewhere.accepted',
        message: "Other device's position taken",
      },
    ),
    'elsewhere.declined': {
      name: /*i18n*/ { id: 'machine.lessonProgress.event.elsewhere.declined', message: 'Own position kept' },
      from: 'person',
      payload: record({ at: TEXT }),
      fixtures: [fixture(NAMES.now, { at: '2026-03-14T09:41:00.000Z' })],
    },
  },
  guards: {
    hasPosition: /*i18n*/ { id: 'machine.lessonProgress.guard.hasPosition', message: 'There is a position' },
    isServerFurther: /*i18n*/ {
      id: 'machine.lessonProgress.guard.isServerFurther',
      message: 'Server is further',
    },
    hasUnsaved: /*i18n*/ {
      id: 'machine.lessonProgress.guard.hasUnsaved',
      message: 'There is something unsaved',
    },
    isNewlyFurther: /*i18n*/ {
      id: 'machine.lessonProgress.guard.isNewlyFurther',
      message: 'Other device is newly further',
    },
    isOffline: GUARDS.isOffline,
    isSignInNeeded: GUARDS.isSignInNeeded,
  },
  delays: {
    saveInterval: /*i18n*/ { id: 'machine.lessonProgress.delay.saveInterval', message: 'Time between saves' },
    backOff: DELAYS.backOff,
  },
  actors: {
    readLocal: {
      name: /*i18n*/ { id: 'machine.lessonProgress.actor.readLocal', message: 'Read from this device' },
      kind: 'promise',
      resolves: [
        fixture(
          /*i18n*/ { id: 'machine.lessonProgress.fixture.aStoredPosition', message: 'A stored position' },
          {
            positionSeconds: 60,
            fraction: 0.1,
            completed: false,
            deviceId: 'device-1',
            updatedAt: '2026-03-14T09:00:00.000Z',
          },
        ),
        fixture(
          /*i18n*/ { id: 'machine.lessonProgress.fixture.nothingStored', message: 'Nothing stored' },
          null,
        ),
      ],
      rejects: refusals(LESSON_PROGRESS_PROBLEM_CODES),
    },
    storeLocal: {
      name: /*i18n*/ { id: 'machine.lessonProgress.actor.storeLocal', message: 'Store on this device' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(LESSON_PROGRESS_PROBLEM_CODES),
    },
    saveProgress: {
      name: /*i18n*/ { id: 'machine.lessonProgress.actor.saveProgress', message: 'Save the progress' },
      kind: 'promise',
      resolves: [
        fixture(
          /*i18n*/ { id: 'machine.lessonProgress.fixture.accepted', message: 'Accepted' },
          {
            position: {
              positionSeconds: 300,
              fraction: 0.5,
              completed: false,
              deviceId: 'device-1',
              updatedAt: '2026-03-14T09:30:00.000Z',
            },
            accepted: true,
            furtherElsewhere: null,
          },
        ),
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
        fixture(
          /*i18n*/ {
            id: 'machine.lessonProgress.fixture.notAcceptedAnotherDeviceIsNewer',
            message: 'Not accepted, another device is newer',
          },
          {
            position: {
              positionSeconds: 570,
              fraction: 0.95,
              completed: false,
              deviceId: 'device-2',
              updatedAt: '2026-03-14T09:39:00.000Z',
            },
            accepted: false,
            furtherElsewhere: null,
          },
        ),
      ],
      rejects: refusals(LESSON_PROGRESS_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof lessonProgressMachine>;

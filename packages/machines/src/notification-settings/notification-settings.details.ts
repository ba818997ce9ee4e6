import type { MachineDetails } from '../shared/machine-details.ts';
import { listOf, oneOf, orNull, record, TEXT, YES_OR_NO } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { refusals } from '../details/refusals.ts';
import { HOSTILE_VIEWER, SAMPLE_SCHOOL_ID } from '../details/sample-values.ts';
import { STATES } from '../details/state-names.details.ts';
import { NOTIFICATION_SETTINGS_PROBLEM_CODES } from './notification-settings.machine.ts';
import type { NotificationChoices, notificationSettingsMachine } from './notification-settings.machine.ts';

const CHANNEL = oneOf('inApp', 'mail');
const SOURCE_ID = '1700000000000000801';

const SETTINGS: NotificationChoices = {
  kinds: [
    { kind: 'lessonPublished', inApp: true, mail: false, fixed: [] },
    { kind: 'security', inApp: true, mail: true, fixed: ['inApp', 'mail'] },
  ],
  silenced: [
    { id: SOURCE_ID, kind: 'lessonPublished', school: { id: SAMPLE_SCHOOL_ID, name: 'Example School' } },
  ],
};
const WITH_MAIL: NotificationChoices = {
  ...SETTINGS,
  kinds: SETTINGS.kinds.map((choice) => ({ ...choice, mail: true })),
};

const NAMES = {
  twoKinds: 'Two kinds',
  noKinds: 'No kinds',
  withMail: 'Mail switched on',
} as const;

/** Settings of notifications: what people read and try. */
export const details = {
  name: 'Settings of notifications',
  inputs: [
    fixture(NAMES.twoKinds, { settings: SETTINGS }),
    fixture(NAMES.noKinds, { settings: { kinds: [], silenced: [] } }),
    fixture(FIXTURES.aHostileName, {
      settings: {
        ...SETTINGS,
        silenced: [
          { id: SOURCE_ID, kind: 'x', school: { id: SAMPLE_SCHOOL_ID, name: HOSTILE_VIEWER.displayName } },
        ],
      },
    }),
  ],
  states: {
    resting: STATES.resting,
    'resting.quiet': STATES.quiet,
    'resting.saved': STATES.saved,
    'resting.refused': STATES.refused,
    saving: STATES.saving,
    hearing: 'Hearing a source again',
  },
  events: {
    'channel.switched': {
      name: 'Channel switched on or off',
      from: 'person',
      payload: record({ kind: TEXT, channel: CHANNEL, on: YES_OR_NO }),
      fixtures: [
        fixture(NAMES.withMail, { kind: 'lessonPublished', channel: 'mail', on: true }),
        fixture('Mail switched off', { kind: 'lessonPublished', channel: 'mail', on: false }),
        fixture('Not told on the page', { kind: 'lessonPublished', channel: 'inApp', on: false }),
        fixture('A fixed channel', { kind: 'security', channel: 'mail', on: false }),
        fixture('An unknown kind', { kind: 'nothing', channel: 'mail', on: true }),
      ],
    },
    'source.heard': {
      name: 'Source to be heard again',
      from: 'person',
      payload: record({ id: TEXT }),
      fixtures: [fixture('A silenced source', { id: SOURCE_ID })],
    },
    'settings.refreshed': {
      name: 'Settings loaded again',
      from: 'page',
      payload: record({
        settings: record({
          kinds: listOf(record({ kind: TEXT, inApp: YES_OR_NO, mail: YES_OR_NO, fixed: listOf(CHANNEL) })),
          silenced: listOf(
            record({ id: TEXT, kind: TEXT, school: orNull(record({ id: TEXT, name: TEXT })) }),
          ),
        }),
      }),
      fixtures: [
        fixture(NAMES.twoKinds, { settings: SETTINGS }),
        fixture(NAMES.withMail, { settings: WITH_MAIL }),
        fixture(NAMES.noKinds, { settings: { kinds: [], silenced: [] } }),
      ],
    },
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
  },
  guards: { isChanged: GUARDS.isChanged },
  delays: {},
  actors: {
    saveKinds: {
      name: 'Save the channels',
      kind: 'promise',
      resolves: [fixture(FIXTURES.saved, WITH_MAIL)],
      rejects: refusals(NOTIFICATION_SETTINGS_PROBLEM_CODES),
    },
    unmuteSource: {
      name: 'Hear the source again',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, { ...SETTINGS, silenced: [] })],
      rejects: refusals(NOTIFICATION_SETTINGS_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof notificationSettingsMachine>;

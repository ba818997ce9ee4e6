import type { MachineDetails } from '../shared/machine-details.ts';
import { NUMBER, oneOf, record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { HOSTILE_VIEWER, SAMPLE_IMAGE } from '../details/sample-values.ts';
import { AVATAR_PROBLEM_CODES, PROFILE_PROBLEM_CODES } from './index.ts';
import type { profileMachine } from './profile.machine.ts';

const NAMES = {
  aNewPicture: 'A new picture',
} as const;

/** Profile and picture: what people read and try. */
export const details = {
  name: 'Profile and picture',
  inputs: [
    fixture('A person without a picture', {
      fields: { nickName: 'Ada', realName: 'Ada Example', language: 'en_US', timeZone: 'Europe/Berlin' },
      avatarUrl: null,
    }),
    fixture('A person with a picture', {
      fields: { nickName: 'Ada', realName: '', language: '', timeZone: '' },
      avatarUrl: SAMPLE_IMAGE,
    }),
    fixture(FIXTURES.aHostileName, {
      fields: { nickName: HOSTILE_VIEWER.displayName, realName: '', language: 'ar_SA', timeZone: '' },
      avatarUrl: null,
    }),
  ],
  states: {
    details: 'Details',
    'details.evaluating': 'Comparing with what is saved',
    'details.clean': STATES.clean,
    'details.clean.untouched': STATES.untouched,
    'details.clean.saved': STATES.saved,
    'details.dirty': STATES.dirty,
    'details.dirty.untouched': STATES.untouched,
    'details.dirty.invalid': STATES.invalid,
    'details.dirty.refused': STATES.refused,
    'details.saving': STATES.saving,
    'details.settling': STATES.settling,
    avatar: 'Profile picture',
    'avatar.resting': STATES.resting,
    'avatar.resting.untouched': STATES.untouched,
    'avatar.resting.refused': STATES.refused,
    'avatar.cropping': 'Cropping',
    'avatar.uploading': 'Uploading',
    'avatar.evaluating': 'Weighing the failure',
    'avatar.interrupted': 'Interrupted',
    'avatar.confirmingRemoval': STATES.confirmingRemoval,
    'avatar.removing': STATES.removing,
  },
  events: {
    'field.changed': {
      name: EVENTS['field.changed'],
      from: 'person',
      payload: record({ field: oneOf('nickName', 'realName', 'language', 'timeZone'), value: TEXT }),
      fixtures: [
        fixture('Another nickname', { field: 'nickName', value: 'Countess' }),
        fixture('The same nickname', { field: 'nickName', value: 'Ada' }),
        fixture(FIXTURES.aNicknameThatIsTooLong, { field: 'nickName', value: 'a'.repeat(41) }),
        fixture(FIXTURES.aRealName, { field: 'realName', value: 'Ada King' }),
        fixture(FIXTURES.anotherLanguage, { field: 'language', value: 'ar_SA' }),
        fixture('Another time zone', { field: 'timeZone', value: 'Asia/Tokyo' }),
        ...hostileTexts((value) => ({ field: 'nickName' as const, value })),
      ],
    },
    'profile.submitted': bare('person', 'Profile submitted'),
    'profile.reset': bare('person', 'Profile reset'),
    'image.chosen': {
      name: 'Picture chosen',
      from: 'person',
      payload: record({ image: record({ key: TEXT, name: TEXT, type: TEXT, sizeBytes: NUMBER }) }),
      fixtures: [
        fixture('A right picture', {
          image: { key: 'image-1', name: 'ada.png', type: 'image/png', sizeBytes: 200000 },
        }),
        fixture(FIXTURES.wrongFileFormat, {
          image: { key: 'image-2', name: 'ada.svg', type: 'image/svg+xml', sizeBytes: 2000 },
        }),
        fixture(FIXTURES.fileTooLarge, {
          image: { key: 'image-3', name: 'ada.jpg', type: 'image/jpeg', sizeBytes: 30000000 },
        }),
      ],
    },
    'image.unreadable': bare('page', 'Picture unreadable'),
    'image.cropped': {
      name: 'Picture cropped',
      from: 'person',
      payload: record({ area: record({ x: NUMBER, y: NUMBER, width: NUMBER, height: NUMBER }) }),
      fixtures: [fixture('A square', { area: { x: 0, y: 0, width: 512, height: 512 } })],
    },
    'image.abandoned': bare('person', 'Picture abandoned'),
    'upload.retried': bare('person', 'Upload retried'),
    'network.restored': bare('page', EVENTS['network.restored']),
    'avatar.removed': bare('person', 'Picture removed'),
    'removal.confirmed': bare('person', EVENTS['removal.confirmed']),
    'removal.cancelled': bare('person', 'Removal cancelled'),
    'upload.progressed': {
      name: 'Upload progressed',
      from: 'page',
      payload: record({ fraction: NUMBER }),
      fixtures: [fixture(FIXTURES.halfWay, { fraction: 0.5 })],
    },
    'upload.completed': {
      name: 'Upload completed',
      from: 'page',
      payload: record({ avatarUrl: TEXT }),
      fixtures: [fixture(NAMES.aNewPicture, { avatarUrl: SAMPLE_IMAGE })],
    },
    'upload.failed': {
      name: 'Upload failed',
      from: 'page',
      payload: record({ error: record({ code: TEXT }, { requestId: TEXT }) }),
      fixtures: [
        fixture(FIXTURES.networkFailure, { error: { code: 'NETWORK' } }),
        fixture(FIXTURES.fileTooLarge, { error: { code: 'PAYLOAD_TOO_LARGE' } }),
        fixture('Refused by moderation', { error: { code: 'MODERATION_REJECTED' } }),
      ],
    },
  },
  guards: {
    isComplete: GUARDS.isComplete,
    isChanged: GUARDS.isChanged,
    isWrongFormat: 'Format does not fit',
    isTooLarge: 'Is too large',
    wasCut: 'Upload was cut off',
    hasArea: 'Picture is cropped',
  },
  delays: {},
  actors: {
    saveProfile: {
      name: 'Save the profile',
      kind: 'promise',
      resolves: [
        fixture(FIXTURES.saved, {
          nickName: 'Countess',
          realName: 'Ada King',
          language: 'ar_SA',
          timeZone: 'Asia/Tokyo',
        }),
      ],
      rejects: refusals(PROFILE_PROBLEM_CODES),
    },
    uploadAvatar: {
      name: 'Upload the picture',
      kind: 'callback',
      resolves: [],
      rejects: [],
      sends: [
        fixture(FIXTURES.halfWay, { type: 'upload.progressed', fraction: 0.5 }),
        fixture(NAMES.aNewPicture, { type: 'upload.completed', avatarUrl: SAMPLE_IMAGE }),
        fixture(FIXTURES.networkFailure, { type: 'upload.failed', error: { code: 'NETWORK' } }),
        fixture(FIXTURES.fileTooLarge, { type: 'upload.failed', error: { code: 'PAYLOAD_TOO_LARGE' } }),
      ],
    },
    removeAvatar: {
      name: 'Remove the picture',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: [...refusals(AVATAR_PROBLEM_CODES)],
    },
  },
} satisfies MachineDetails<typeof profileMachine>;

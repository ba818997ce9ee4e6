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
  aNewPicture: /*i18n*/ { id: 'machine.profile.fixture.aNewPicture', message: 'A new picture' },
} as const;

/** Profile and picture: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.profile.name', message: 'Profile and picture' },
  purpose: /*i18n*/ {
    id: 'machine.profile.purpose',
    message: 'Changes name, language, time zone and picture, over bad files and cut connections.',
  },
  inputs: [
    fixture(
      /*i18n*/ {
        id: 'machine.profile.fixture.aPersonWithoutAPicture',
        message: 'A person without a picture',
      },
      {
        fields: { nickName: 'Ada', realName: 'Ada Example', language: 'en_US', timeZone: 'Europe/Berlin' },
        avatarUrl: null,
      },
    ),
    fixture(
      /*i18n*/ { id: 'machine.profile.fixture.aPersonWithAPicture', message: 'A person with a picture' },
      { fields: { nickName: 'Ada', realName: '', language: '', timeZone: '' }, avatarUrl: SAMPLE_IMAGE },
    ),
    fixture(FIXTURES.aHostileName, {
      fields: { nickName: HOSTILE_VIEWER.displayName, realName: '', language: 'ar_SA', timeZone: '' },
      avatarUrl: null,
    }),
  ],
  states: {
    details: /*i18n*/ { id: 'machine.profile.state.details', message: 'Details' },
    'details.judging': /*i18n*/ {
      id: 'machine.profile.state.details.judging',
      message: 'Comparing with what is saved',
    },
    'details.clean': STATES.clean,
    'details.clean.untouched': STATES.untouched,
    'details.clean.saved': STATES.saved,
    'details.dirty': STATES.dirty,
    'details.dirty.untouched': STATES.untouched,
    'details.dirty.invalid': STATES.invalid,
    'details.dirty.refused': STATES.refused,
    'details.saving': STATES.saving,
    'details.settling': STATES.settling,
    avatar: /*i18n*/ { id: 'machine.profile.state.avatar', message: 'Profile picture' },
    'avatar.resting': STATES.resting,
    'avatar.resting.untouched': STATES.untouched,
    'avatar.resting.refused': STATES.refused,
    'avatar.cropping': /*i18n*/ { id: 'machine.profile.state.avatar.cropping', message: 'Cropping' },
    'avatar.uploading': /*i18n*/ { id: 'machine.profile.state.avatar.uploading', message: 'Uploading' },
    'avatar.judging': /*i18n*/ {
      id: 'machine.profile.state.avatar.judging',
      message: 'Weighing the failure',
    },
    'avatar.interrupted': /*i18n*/ { id: 'machine.profile.state.avatar.interrupted', message: 'Interrupted' },
    'avatar.confirmingRemoval': STATES.confirmingRemoval,
    'avatar.removing': STATES.removing,
  },
  events: {
    'field.changed': {
      name: EVENTS['field.changed'],
      from: 'person',
      payload: record({ field: oneOf('nickName', 'realName', 'language', 'timeZone'), value: TEXT }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.profile.fixture.anotherNickname', message: 'Another nickname' },
          { field: 'nickName', value: 'Countess' },
        ),
        fixture(
          /*i18n*/ { id: 'machine.profile.fixture.theSameNickname', message: 'The same nickname' },
          { field: 'nickName', value: 'Ada' },
        ),
        fixture(FIXTURES.aNicknameThatIsTooLong, { field: 'nickName', value: 'a'.repeat(41) }),
        fixture(FIXTURES.aRealName, { field: 'realName', value: 'Ada King' }),
        fixture(FIXTURES.anotherLanguage, { field: 'language', value: 'ar_SA' }),
        fixture(
          /*i18n*/ { id: 'machine.profile.fixture.anotherTimeZone', message: 'Another time zone' },
          { field: 'timeZone', value: 'Asia/Tokyo' },
        ),
        ...hostileTexts((value) => ({ field: 'nickName' as const, value })),
      ],
    },
    'profile.submitted': bare(
      'person',
      /*i18n*/ { id: 'machine.profile.event.profile.submitted', message: 'Profile submitted' },
    ),
    'profile.reset': bare(
      'person',
      /*i18n*/ { id: 'machine.profile.event.profile.reset', message: 'Profile reset' },
    ),
    'image.chosen': {
      name: /*i18n*/ { id: 'machine.profile.event.image.chosen', message: 'Picture chosen' },
      from: 'person',
      payload: record({ image: record({ key: TEXT, name: TEXT, type: TEXT, sizeBytes: NUMBER }) }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.profile.fixture.aRightPicture', message: 'A right picture' },
          { image: { key: 'image-1', name: 'ada.png', type: 'image/png', sizeBytes: 200000 } },
        ),
        fixture(FIXTURES.wrongFileFormat, {
          image: { key: 'image-2', name: 'ada.svg', type: 'image/svg+xml', sizeBytes: 2000 },
        }),
        fixture(FIXTURES.fileTooLarge, {
          image: { key: 'image-3', name: 'ada.jpg', type: 'image/jpeg', sizeBytes: 30000000 },
        }),
      ],
    },
    'image.unreadable': bare(
      'page',
      /*i18n*/ { id: 'machine.profile.event.image.unreadable', message: 'Picture unreadable' },
    ),
    'image.cropped': {
      name: /*i18n*/ { id: 'machine.profile.event.image.cropped', message: 'Picture cropped' },
      from: 'person',
      payload: record({ area: record({ x: NUMBER, y: NUMBER, width: NUMBER, height: NUMBER }) }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.profile.fixture.aSquare', message: 'A square' },
          { area: { x: 0, y: 0, width: 512, height: 512 } },
        ),
      ],
    },
    'image.abandoned': bare(
      'person',
      /*i18n*/ { id: 'machine.profile.event.image.abandoned', message: 'Picture abandoned' },
    ),
    'upload.retried': bare(
      'person',
      /*i18n*/ { id: 'machine.profile.event.upload.retried', message: 'Upload retried' },
    ),
    'network.restored': bare('page', EVENTS['network.restored']),
    'avatar.removed': bare(
      'person',
      /*i18n*/ { id: 'machine.profile.event.avatar.removed', message: 'Picture removed' },
    ),
    'removal.confirmed': bare('person', EVENTS['removal.confirmed']),
    'removal.cancelled': bare(
      'person',
      /*i18n*/ { id: 'machine.profile.event.removal.cancelled', message: 'Removal cancelled' },
    ),
    'upload.progressed': {
      name: /*i18n*/ { id: 'machine.profile.event.upload.progressed', message: 'Upload progressed' },
      from: 'page',
      payload: record({ fraction: NUMBER }),
      fixtures: [fixture(FIXTURES.halfWay, { fraction: 0.5 })],
    },
    'upload.completed': {
      name: /*i18n*/ { id: 'machine.profile.event.upload.completed', message: 'Upload completed' },
      from: 'page',
      payload: record({ avatarUrl: TEXT }),
      fixtures: [fixture(NAMES.aNewPicture, { avatarUrl: SAMPLE_IMAGE })],
    },
    'upload.failed': {
      name: /*i18n*/ { id: 'machine.profile.event.upload.failed', message: 'Upload failed' },
      from: 'page',
      payload: record({ error: record({ code: TEXT }, { requestId: TEXT }) }),
      fixtures: [
        fixture(FIXTURES.networkFailure, { error: { code: 'NETWORK' } }),
        fixture(FIXTURES.fileTooLarge, { error: { code: 'PAYLOAD_TOO_LARGE' } }),
        fixture(
          /*i18n*/ { id: 'machine.profile.fixture.refusedByModeration', message: 'Refused by moderation' },
          { error: { code: 'MODERATION_REJECTED' } },
        ),
      ],
    },
  },
  guards: {
    isComplete: GUARDS.isComplete,
    isChanged: GUARDS.isChanged,
    isWrongFormat: /*i18n*/ { id: 'machine.profile.guard.isWrongFormat', message: 'Format does not fit' },
    isTooLarge: /*i18n*/ { id: 'machine.profile.guard.isTooLarge', message: 'Is too large' },
    wasCut: /*i18n*/ { id: 'machine.profile.guard.wasCut', message: 'Upload was cut off' },
    hasArea: /*i18n*/ { id: 'machine.profile.guard.hasArea', message: 'Picture is cropped' },
  },
  delays: {},
  actors: {
    saveProfile: {
      name: /*i18n*/ { id: 'machine.profile.actor.saveProfile', message: 'Save the profile' },
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
      name: /*i18n*/ { id: 'machine.profile.actor.uploadAvatar', message: 'Upload the picture' },
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
      name: /*i18n*/ { id: 'machine.profile.actor.removeAvatar', message: 'Remove the picture' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: [...refusals(AVATAR_PROBLEM_CODES)],
    },
  },
} satisfies MachineDetails<typeof profileMachine>;

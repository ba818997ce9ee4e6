import type { MachineDetails } from '../shared/machine-details.ts';
import { listOf, NUMBER, record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { SAMPLE_IMAGE, SAMPLE_REQUEST_ID } from '../details/sample-values.ts';
import { STATES } from '../details/state-names.details.ts';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { pictureUploadMachine } from './picture-upload.machine.ts';
import type { ChosenPicture, Picture } from './picture-upload.types.ts';

const FILE: ChosenPicture = { key: 'picture-1', name: 'board.png', type: 'image/png', sizeBytes: 200_000 };
const PICTURE: Picture = { id: 'upload-1', name: 'board.png', sizeBytes: 200_000, url: SAMPLE_IMAGE };
const ADDRESS = {
  uploadId: 'upload-2',
  url: 'https://files.example.org/upload-2',
  staticUrl: '/files/upload-2.png',
  headers: { 'content-type': 'image/png' },
};

const NAMES = {
  aRightPicture: /*i18n*/ { id: 'machine.pictureUpload.fixture.aRightPicture', message: 'A right picture' },
  fourPictures: /*i18n*/ {
    id: 'machine.pictureUpload.fixture.fourPictures',
    message: 'Four pictures already',
  },
  aPicture: /*i18n*/ { id: 'machine.pictureUpload.fixture.aPicture', message: 'A picture' },
  onItsWay: /*i18n*/ { id: 'machine.pictureUpload.fixture.onItsWay', message: 'The one on its way' },
  another: /*i18n*/ { id: 'machine.pictureUpload.fixture.another', message: 'Another picture' },
  sent: /*i18n*/ { id: 'machine.pictureUpload.fixture.sent', message: 'Sent' },
} as const;

/** Of the pictures that are sent. */
const WHICH = [
  fixture(NAMES.onItsWay, {}),
  fixture(NAMES.aPicture, { key: FILE.key }),
  fixture(NAMES.another, { key: 'picture-2' }),
];

/** Pictures of a message: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.pictureUpload.name', message: 'Pictures of a message' },
  purpose: /*i18n*/ {
    id: 'machine.pictureUpload.purpose',
    message: 'Sends the pictures of a message, one at a time, over bad files and cut connections.',
  },
  inputs: [
    fixture(FIXTURES.aNewStart, {}),
    fixture(NAMES.aPicture, { pictures: [PICTURE] }),
    fixture(NAMES.fourPictures, {
      pictures: ['upload-1', 'upload-5', 'upload-6', 'upload-7'].map((id) => ({ ...PICTURE, id })),
    }),
  ],
  states: {
    choosing: STATES.choosing,
    uploading: /*i18n*/ { id: 'machine.pictureUpload.state.uploading', message: 'Uploading' },
    'uploading.asking': /*i18n*/ {
      id: 'machine.pictureUpload.state.uploading.asking',
      message: 'Asking where it goes',
    },
    'uploading.sending': STATES.sending,
    'uploading.confirming': /*i18n*/ {
      id: 'machine.pictureUpload.state.uploading.confirming',
      message: 'Having it checked',
    },
    judging: STATES.judging,
    judgingConfirmation: STATES.judging,
    failed: STATES.failed,
    interrupted: /*i18n*/ { id: 'machine.pictureUpload.state.interrupted', message: 'Interrupted' },
    unconfirmed: /*i18n*/ { id: 'machine.pictureUpload.state.unconfirmed', message: 'Not checked yet' },
  },
  events: {
    'pictures.chosen': {
      name: /*i18n*/ { id: 'machine.pictureUpload.event.pictures.chosen', message: 'Pictures chosen' },
      from: 'person',
      payload: record({
        files: listOf(record({ key: TEXT, name: TEXT, type: TEXT, sizeBytes: NUMBER })),
      }),
      fixtures: [
        fixture(NAMES.aRightPicture, { files: [FILE] }),
        fixture(
          /*i18n*/ { id: 'machine.pictureUpload.fixture.twoAtOnce', message: 'Two at once' },
          { files: [FILE, { ...FILE, key: 'picture-2' }] },
        ),
        fixture(/*i18n*/ { id: 'machine.pictureUpload.fixture.noFile', message: 'No file' }, { files: [] }),
        fixture(
          /*i18n*/ { id: 'machine.pictureUpload.fixture.anEmptyFile', message: 'An empty file' },
          { files: [{ ...FILE, sizeBytes: 0 }] },
        ),
        fixture(FIXTURES.wrongFileFormat, { files: [{ ...FILE, name: 'board.svg', type: 'image/svg+xml' }] }),
        fixture(FIXTURES.fileTooLarge, { files: [{ ...FILE, sizeBytes: 30_000_000 }] }),
        ...hostileTexts((name) => ({ files: [{ ...FILE, name }] })),
      ],
    },
    'picture.removed': {
      name: /*i18n*/ { id: 'machine.pictureUpload.event.picture.removed', message: 'Picture removed' },
      from: 'person',
      payload: record({ id: TEXT }),
      fixtures: [fixture(NAMES.aPicture, { id: PICTURE.id })],
    },
    'upload.abandoned': {
      name: /*i18n*/ { id: 'machine.pictureUpload.event.upload.abandoned', message: 'Upload abandoned' },
      from: 'person',
      payload: record({}, { key: TEXT }),
      fixtures: WHICH,
    },
    'upload.retried': {
      name: /*i18n*/ { id: 'machine.pictureUpload.event.upload.retried', message: 'Upload retried' },
      from: 'person',
      payload: record({}, { key: TEXT }),
      fixtures: WHICH,
    },
    'network.restored': bare('page', EVENTS['network.restored']),
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
    'bytes.progressed': {
      name: /*i18n*/ { id: 'machine.pictureUpload.event.bytes.progressed', message: 'Upload progressed' },
      from: 'page',
      payload: record({ fraction: NUMBER }),
      fixtures: [fixture(FIXTURES.halfWay, { fraction: 0.5 })],
    },
    'bytes.sent': bare(
      'page',
      /*i18n*/ { id: 'machine.pictureUpload.event.bytes.sent', message: 'Picture sent' },
    ),
    'bytes.failed': {
      name: /*i18n*/ { id: 'machine.pictureUpload.event.bytes.failed', message: 'Upload failed' },
      from: 'page',
      payload: record({ error: record({ code: TEXT }, { requestId: TEXT }) }),
      fixtures: [
        fixture(FIXTURES.networkFailure, { error: { code: 'NETWORK' } }),
        fixture(FIXTURES.fileTooLarge, {
          error: { code: 'PAYLOAD_TOO_LARGE', requestId: SAMPLE_REQUEST_ID },
        }),
        fixture(FIXTURES.tooLate, { error: { code: 'UPLOAD_EXPIRED', requestId: SAMPLE_REQUEST_ID } }),
      ],
    },
  },
  guards: {
    isCurrent: /*i18n*/ {
      id: 'machine.pictureUpload.guard.isCurrent',
      message: 'It is the one on its way',
    },
    hasFailed: /*i18n*/ { id: 'machine.pictureUpload.guard.hasFailed', message: 'It could not be sent' },
    hasNext: /*i18n*/ { id: 'machine.pictureUpload.guard.hasNext', message: 'Others wait' },
    wasCut: /*i18n*/ { id: 'machine.pictureUpload.guard.wasCut', message: 'Upload was cut off' },
  },
  delays: {},
  actors: {
    requestAddress: {
      name: /*i18n*/ {
        id: 'machine.pictureUpload.actor.requestAddress',
        message: 'Ask where the picture goes',
      },
      kind: 'promise',
      resolves: [
        fixture(/*i18n*/ { id: 'machine.pictureUpload.fixture.anAddress', message: 'An address' }, ADDRESS),
      ],
      rejects: refusals([
        ...CALL_PROBLEM_CODES,
        'FILE_FORMAT',
        'PAYLOAD_TOO_LARGE',
        'QUOTA_EXCEEDED',
        'SCHOOL_CLOSED',
      ]),
    },
    sendBytes: {
      name: /*i18n*/ { id: 'machine.pictureUpload.actor.sendBytes', message: 'Send the picture' },
      kind: 'callback',
      resolves: [],
      rejects: refusals(['UNKNOWN']),
      sends: [
        fixture(FIXTURES.halfWay, { type: 'bytes.progressed', fraction: 0.5 }),
        fixture(NAMES.sent, { type: 'bytes.sent' }),
        fixture(FIXTURES.networkFailure, { type: 'bytes.failed', error: { code: 'NETWORK' } }),
        fixture(FIXTURES.fileTooLarge, { type: 'bytes.failed', error: { code: 'PAYLOAD_TOO_LARGE' } }),
      ],
    },
    confirmUpload: {
      name: /*i18n*/ { id: 'machine.pictureUpload.actor.confirmUpload', message: 'Have the picture checked' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, { url: ADDRESS.staticUrl })],
      rejects: refusals([
        ...CALL_PROBLEM_CODES,
        'FILE_FORMAT',
        'PAYLOAD_TOO_LARGE',
        'UPLOAD_EXPIRED',
        'MODERATION_REJECTED',
        'REFUSED',
        'CONFLICT',
      ]),
    },
  },
} satisfies MachineDetails<typeof pictureUploadMachine>;

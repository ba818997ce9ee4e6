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
  aRightPicture: 'A right picture',
  fourPictures: 'Four pictures already',
  aPicture: 'A picture',
  onItsWay: 'The one on its way',
  another: 'Another picture',
  sent: 'Sent',
} as const;

/** Of the pictures that are sent. */
const WHICH = [
  fixture(NAMES.onItsWay, {}),
  fixture(NAMES.aPicture, { key: FILE.key }),
  fixture(NAMES.another, { key: 'picture-2' }),
];

/** Pictures of a message: what people read and try. */
export const details = {
  name: 'Pictures of a message',
  inputs: [
    fixture(FIXTURES.aNewStart, {}),
    fixture(NAMES.aPicture, { pictures: [PICTURE] }),
    fixture(NAMES.fourPictures, {
      pictures: ['upload-1', 'upload-5', 'upload-6', 'upload-7'].map((id) => ({ ...PICTURE, id })),
    }),
  ],
  states: {
    choosing: STATES.choosing,
    uploading: 'Uploading',
    'uploading.asking': 'Asking where it goes',
    'uploading.sending': STATES.sending,
    'uploading.confirming': 'Having it checked',
    evaluating: STATES.evaluating,
    evaluatingConfirmation: STATES.evaluating,
    failed: STATES.failed,
    interrupted: 'Interrupted',
    unconfirmed: 'Not checked yet',
  },
  events: {
    'pictures.chosen': {
      name: 'Pictures chosen',
      from: 'person',
      payload: record({
        files: listOf(record({ key: TEXT, name: TEXT, type: TEXT, sizeBytes: NUMBER })),
      }),
      fixtures: [
        fixture(NAMES.aRightPicture, { files: [FILE] }),
        fixture('Two at once', { files: [FILE, { ...FILE, key: 'picture-2' }] }),
        fixture('No file', { files: [] }),
        fixture('An empty file', { files: [{ ...FILE, sizeBytes: 0 }] }),
        fixture(FIXTURES.wrongFileFormat, { files: [{ ...FILE, name: 'board.svg', type: 'image/svg+xml' }] }),
        fixture(FIXTURES.fileTooLarge, { files: [{ ...FILE, sizeBytes: 30_000_000 }] }),
        ...hostileTexts((name) => ({ files: [{ ...FILE, name }] })),
      ],
    },
    'picture.removed': {
      name: 'Picture removed',
      from: 'person',
      payload: record({ id: TEXT }),
      fixtures: [fixture(NAMES.aPicture, { id: PICTURE.id })],
    },
    'upload.abandoned': {
      name: 'Upload abandoned',
      from: 'person',
      payload: record({}, { key: TEXT }),
      fixtures: WHICH,
    },
    'upload.retried': {
      name: 'Upload retried',
      from: 'person',
      payload: record({}, { key: TEXT }),
      fixtures: WHICH,
    },
    'network.restored': bare('page', EVENTS['network.restored']),
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
    'bytes.progressed': {
      name: 'Upload progressed',
      from: 'page',
      payload: record({ fraction: NUMBER }),
      fixtures: [fixture(FIXTURES.halfWay, { fraction: 0.5 })],
    },
    'bytes.sent': bare('page', 'Picture sent'),
    'bytes.failed': {
      name: 'Upload failed',
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
    isCurrent: 'It is the one on its way',
    hasFailed: 'It could not be sent',
    hasNext: 'Others wait',
    wasCut: 'Upload was cut off',
  },
  delays: {},
  actors: {
    requestAddress: {
      name: 'Ask where the picture goes',
      kind: 'promise',
      resolves: [fixture('An address', ADDRESS)],
      rejects: refusals([
        ...CALL_PROBLEM_CODES,
        'FILE_FORMAT',
        'PAYLOAD_TOO_LARGE',
        'QUOTA_EXCEEDED',
        'SCHOOL_CLOSED',
      ]),
    },
    sendBytes: {
      name: 'Send the picture',
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
      name: 'Have the picture checked',
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

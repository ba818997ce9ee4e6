import { newAccount } from '../../support/accounts.ts';
import { picture } from '../../support/pictures.ts';
import type { Adapter } from '../adapter.ts';
import { SCHOOL } from '../admin-client.ts';
import type { Stage } from '../stage.ts';
import { reconnect, visit } from '../visit.ts';

const PICTURE = picture('board.png');
const ANOTHER = picture('another.png');
/** The server looks at the bytes and sees that these are none of a picture. */
const NO_PICTURE = { ...picture('page.png'), buffer: Buffer.from('<html><script>alert(1)</script></html>') };
const ADDRESS = { uploadId: 'upload-1', url: '/files/1', staticUrl: '/files/1.png', headers: {} };

/** The button of the picture that is on its way, or could not be sent. */
const press =
  (name: RegExp) =>
  ({ page }: Stage) =>
    page.getByRole('button', { name }).click();
const chosen = ({ name, mimeType, buffer }: typeof PICTURE) => ({
  event: {
    type: 'pictures.chosen',
    files: [{ key: name, name, type: mimeType, sizeBytes: buffer.length }],
  },
  cause: ({ page }: Stage) => page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer }),
});
const row = (stage: Stage) => stage.page.getByRole('listitem').filter({ hasText: '.png' });

/** The pictures of a message, on the page of feedback. */
export const pictureUpload: Adapter = {
  machine: 'pictureUpload',
  isPart: true,
  inputs: {
    form: {
      value: {},
      open: async (stage) => {
        await newAccount(stage.page);
        await visit(stage, `/feedback/${SCHOOL}`);
      },
    },
  },
  events: {
    chosen: chosen(PICTURE),
    'another chosen': chosen(ANOTHER),
    'no picture chosen': chosen(NO_PICTURE),
    'given up': {
      event: { type: 'upload.abandoned', key: PICTURE.name },
      cause: press(/^(Cancel upload of|Remove) board\.png$/),
    },
    'another given up': {
      event: { type: 'upload.abandoned', key: ANOTHER.name },
      cause: press(/^(Cancel upload of|Remove) another\.png$/),
    },
    'no picture given up': {
      event: { type: 'upload.abandoned', key: NO_PICTURE.name },
      cause: press(/^(Cancel upload of|Remove) page\.png$/),
    },
    removed: { event: { type: 'picture.removed', id: ADDRESS.uploadId }, cause: press(/^Remove .*\.png$/) },
    'no picture retried': {
      event: { type: 'upload.retried', key: NO_PICTURE.name },
      cause: press(/^Retry page\.png$/),
    },
    retried: { event: { type: 'upload.retried' }, cause: press(/^Retry .*\.png$/) },
    reconnected: { event: { type: 'network.restored' }, cause: reconnect },
    'bytes on their way': {
      event: { type: 'bytes.progressed', fraction: 1 },
      cause: ({ calls }) => calls.end('sendBytes'),
    },
    'bytes sent': { event: { type: 'bytes.sent' }, cause: () => Promise.resolve() },
    'bytes refused': {
      event: { type: 'bytes.failed', error: { code: 'FILE_FORMAT' } },
      cause: ({ calls }) => calls.end('sendBytes'),
    },
    'bytes lost': {
      event: { type: 'bytes.sent' },
      cause: ({ calls }) =>
        calls.end('sendBytes', { status: 200, body: {}, why: 'A store that says yes and keeps nothing.' }),
    },
  },
  outcomes: {
    requestAddress: {
      call: 'GET /files/get-upload-url',
      ends: { reported: { resolve: ADDRESS }, cut: { reject: { code: 'NETWORK' }, answer: 'cut' } },
    },
    sendBytes: { call: 'PUT /content', ends: {} },
    confirmUpload: {
      call: 'POST /confirm',
      ends: {
        there: { resolve: { url: ADDRESS.staticUrl } },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
        'not there': { reject: { code: 'CONFLICT' } },
      },
    },
  },
  seen: {
    'pictureUpload.uploading': ({ page }) => page.getByRole('progressbar', { name: /^Uploading / }),
    'pictureUpload.failed': (stage) => row(stage).first(),
    'pictureUpload.interrupted': ({ page }) => page.getByText('The connection was lost.').first(),
    'pictureUpload.unconfirmed': ({ page }) => page.getByText('The connection was lost.').first(),
  },
  walks: [
    {
      name: 'pictures that are cut, refused, given up, sent and taken back',
      steps: [
        ['open:form', 'chosen', 'another chosen', 'given up'],
        ['requestAddress:cut', 'retried', 'requestAddress:cut', 'reconnected'],
        ['requestAddress:cut', 'another given up'],
        [
          'no picture chosen',
          'requestAddress:reported',
          'bytes refused',
          'retried',
          'requestAddress:reported',
        ],
        // It stands aside for the next one, waits once more, and is refused again.
        ['bytes refused', 'chosen', 'no picture retried', 'requestAddress:reported', 'bytes on their way'],
        ['bytes sent', 'confirmUpload:there', 'requestAddress:reported', 'bytes refused'],
        [
          'another chosen',
          'no picture given up',
          'requestAddress:reported',
          'bytes on their way',
          'bytes sent',
        ],
        ['confirmUpload:cut', 'retried', 'confirmUpload:cut', 'reconnected', 'confirmUpload:cut'],
        ['another given up', 'removed'],
        [
          'another chosen',
          'requestAddress:reported',
          'bytes lost',
          'confirmUpload:not there',
          'another given up',
        ],
      ].flat(),
    },
  ],
};

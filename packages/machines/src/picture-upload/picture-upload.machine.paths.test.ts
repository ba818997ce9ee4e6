import { fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { pictureUploadMachine } from './picture-upload.machine.ts';

const PNG = { key: 'k', name: 'a.png', type: 'image/png', sizeBytes: 10 };
const ADDRESS = { uploadId: 'u1', url: '/put', staticUrl: '/files/a.png', headers: {} };
const provided = pictureUploadMachine.provide({ actors: { sendBytes: fromCallback(() => undefined) } });
const reached = walk(provided, {
  input: {},
  events: [
    { type: 'pictures.chosen', files: [PNG] },
    { type: 'pictures.chosen', files: [PNG, { ...PNG, key: 'k2' }] },
    { type: 'pictures.chosen', files: [{ ...PNG, type: 'image/svg+xml' }] },
    { type: 'picture.removed', id: 'u1' },
    { type: 'upload.abandoned' },
    { type: 'upload.retried' },
    { type: 'upload.abandoned', key: 'k2' },
    { type: 'upload.retried', key: 'k' },
    { type: 'problem.dismissed' },
    { type: 'bytes.progressed', fraction: 0.5 },
    { type: 'bytes.sent' },
    { type: 'bytes.failed', error: { code: 'NETWORK' } },
    { type: 'bytes.failed', error: { code: 'REFUSED' } },
    done('requestAddress', ADDRESS),
    failed('requestAddress', { code: 'NETWORK' }),
    failed('requestAddress', { code: 'QUOTA_EXCEEDED' }),
    done('confirmUpload', { url: '/files/a.png' }),
    failed('confirmUpload', { code: 'NETWORK' }),
    failed('confirmUpload', { code: 'FILE_FORMAT' }),
  ],
  facts: ({ pictures, current, waiting, failed, problem }) => ({
    pictures: Math.min(pictures.length, 4),
    current: current?.key,
    waiting: waiting.map(({ key }) => key),
    failed: failed.map(({ file }) => file.key),
    problem: problem?.code,
  }),
  limit: 20_000,
});

test('every state of an upload can be reached (B041, B045)', () => {
  expect(unreachedStates(provided, reached)).toEqual([
    'pictureUpload.evaluating',
    'pictureUpload.evaluatingConfirmation',
  ]);
});

test('no failure is a dead end, and what failed can always be given up (B045)', () => {
  expect(deadEnds(reached, 'failed', [{ type: 'upload.retried' }])).toEqual([]);
  expect(deadEnds(reached, 'failed', [{ type: 'upload.abandoned' }])).toEqual([]);
  expect(deadEnds(reached, 'uploading', [{ type: 'upload.abandoned' }])).toEqual([]);
});

test('there are never more than four pictures (B041)', () => {
  for (const { state } of reached) {
    const { pictures, current, waiting, failed } = state.context;
    expect(pictures.length + waiting.length + failed.length + (current ? 1 : 0)).toBeLessThanOrEqual(4);
  }
});

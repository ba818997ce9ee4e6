import { pictureUploadSetup } from './picture-upload.setup.ts';
import type { ChosenPicture, UploadAddress } from './picture-upload.types.ts';

const NO_FILE: ChosenPicture = { key: '', name: '', type: '', sizeBytes: 0 };
const NO_ADDRESS: UploadAddress = { uploadId: '', url: '', staticUrl: '', headers: {} };

/** Up to four pictures, one at a time: where it goes is asked for, the bytes are sent, and the server looks at them. */
export const pictureUploadMachine = pictureUploadSetup.createMachine({
  id: 'pictureUpload',
  meta: {
    purpose: 'Sends the pictures of a message, one at a time, over bad files and cut connections.',
    spec: ['B041', 'B045', 'B077', 'C055'],
  },
  context: ({ input }) => ({
    pictures: input.pictures ?? [],
    current: null,
    waiting: [],
    failed: [],
    address: null,
    fraction: 0,
    problem: null,
    refusal: null,
  }),
  on: {
    'pictures.chosen': { actions: { type: 'queueFiles', params: ({ event }) => event } },
    'picture.removed': { actions: { type: 'removePicture', params: ({ event }) => event } },
    'problem.dismissed': { actions: 'clearRefusal' },
    // Of the others than the one that is on its way.
    'upload.abandoned': { actions: { type: 'drop', params: ({ event }) => event } },
    'upload.retried': {
      guard: { type: 'hasFailed', params: ({ event }) => event },
      actions: { type: 'requeue', params: ({ event }) => event },
    },
  },
  initial: 'choosing',
  states: {
    choosing: {
      always: { guard: 'hasNext', target: 'uploading', actions: 'takeNext' },
    },
    uploading: {
      tags: 'uploading',
      initial: 'asking',
      on: {
        'upload.abandoned': {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          target: 'choosing',
          actions: 'clearFile',
        },
      },
      states: {
        asking: {
          entry: 'begin',
          invoke: {
            id: 'requestAddress',
            src: 'requestAddress',
            input: ({ context }) => context.current ?? NO_FILE,
            onDone: {
              target: 'sending',
              actions: { type: 'setAddress', params: ({ event }) => event.output },
            },
            onError: {
              target: '#pictureUpload.evaluating',
              actions: { type: 'setProblem', params: ({ event }) => ({ failure: event, step: 'address' }) },
            },
          },
        },
        sending: {
          invoke: {
            id: 'sendBytes',
            src: 'sendBytes',
            input: ({ context }) => ({
              key: context.current?.key ?? '',
              address: context.address ?? NO_ADDRESS,
            }),
            onError: {
              target: '#pictureUpload.evaluating',
              actions: { type: 'setProblem', params: ({ event }) => ({ failure: event, step: 'bytes' }) },
            },
          },
          on: {
            'bytes.progressed': { actions: { type: 'setFraction', params: ({ event }) => event } },
            'bytes.sent': 'confirming',
            'bytes.failed': {
              target: '#pictureUpload.evaluating',
              actions: { type: 'setProblem', params: ({ event }) => ({ failure: event, step: 'bytes' }) },
            },
          },
        },
        confirming: {
          invoke: {
            id: 'confirmUpload',
            src: 'confirmUpload',
            input: ({ context }) => ({ address: context.address ?? NO_ADDRESS }),
            onDone: {
              target: '#pictureUpload.choosing',
              actions: { type: 'setPicture', params: ({ event }) => event.output },
            },
            onError: {
              target: '#pictureUpload.evaluatingConfirmation',
              actions: { type: 'setProblem', params: ({ event }) => ({ failure: event, step: 'confirm' }) },
            },
          },
        },
      },
    },
    evaluating: { always: [{ guard: 'wasCut', target: 'interrupted' }, { target: 'failed' }] },
    evaluatingConfirmation: { always: [{ guard: 'wasCut', target: 'unconfirmed' }, { target: 'failed' }] },
    failed: {
      tags: 'failed',
      // It holds nobody up.
      always: { guard: 'hasNext', target: 'choosing', actions: 'setAside' },
      on: {
        'upload.retried': { guard: { type: 'isCurrent', params: ({ event }) => event }, target: 'uploading' },
        'upload.abandoned': {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          target: 'choosing',
          actions: 'clearFile',
        },
      },
    },
    // The file is still there; an address is good once, so that a new one is asked for. Others wait.
    interrupted: {
      tags: ['failed', 'interrupted'],
      on: {
        'upload.retried': { guard: { type: 'isCurrent', params: ({ event }) => event }, target: 'uploading' },
        'network.restored': 'uploading',
        'upload.abandoned': {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          target: 'choosing',
          actions: 'clearFile',
        },
      },
    },
    // The bytes are there: only the last word is asked for again.
    unconfirmed: {
      tags: ['failed', 'interrupted'],
      on: {
        'upload.retried': {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          target: 'uploading.confirming',
          actions: 'clearProblem',
        },
        'network.restored': { target: 'uploading.confirming', actions: 'clearProblem' },
        'upload.abandoned': {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          target: 'choosing',
          actions: 'clearFile',
        },
      },
    },
  },
});

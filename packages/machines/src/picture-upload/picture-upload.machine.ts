import { pictureUploadSetup } from './picture-upload.setup.ts';
import type { ChosenPicture, UploadAddress } from './picture-upload.types.ts';

const NO_FILE: ChosenPicture = { key: '', name: '', type: '', sizeBytes: 0 };
const NO_ADDRESS: UploadAddress = { uploadId: '', url: '', staticUrl: '', headers: {} };

const choosing = pictureUploadSetup.createStateConfig({
  on: {
    'pictures.chosen': [
      {
        guard: { type: 'isRefused', params: ({ event }) => event },
        target: '.refused',
        actions: { type: 'refuseChoice', params: ({ event }) => event },
      },
      { target: 'uploading', actions: { type: 'keepFile', params: ({ event }) => event } },
    ],
    'problem.dismissed': { target: '.untouched', actions: 'forgetProblem' },
  },
  initial: 'untouched',
  states: { untouched: {}, refused: { tags: 'rejected' } },
});

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
    address: null,
    fraction: 0,
    problem: null,
  }),
  on: {
    'picture.removed': { actions: { type: 'removePicture', params: ({ event }) => event } },
  },
  initial: 'choosing',
  states: {
    choosing,
    uploading: {
      tags: 'uploading',
      initial: 'asking',
      on: {
        'upload.abandoned': { target: 'choosing', actions: 'forgetFile' },
        'pictures.chosen': { actions: 'refuseSecond' },
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
              actions: { type: 'keepAddress', params: ({ event }) => event.output },
            },
            onError: {
              target: '#pictureUpload.judging',
              actions: { type: 'keepProblem', params: ({ event }) => ({ failure: event, step: 'address' }) },
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
              target: '#pictureUpload.judging',
              actions: { type: 'keepProblem', params: ({ event }) => ({ failure: event, step: 'bytes' }) },
            },
          },
          on: {
            'bytes.progressed': { actions: { type: 'keepFraction', params: ({ event }) => event } },
            'bytes.sent': 'confirming',
            'bytes.failed': {
              target: '#pictureUpload.judging',
              actions: { type: 'keepProblem', params: ({ event }) => ({ failure: event, step: 'bytes' }) },
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
              actions: { type: 'keepPicture', params: ({ event }) => event.output },
            },
            onError: {
              target: '#pictureUpload.judgingConfirmation',
              actions: { type: 'keepProblem', params: ({ event }) => ({ failure: event, step: 'confirm' }) },
            },
          },
        },
      },
    },
    judging: { always: [{ guard: 'wasCut', target: 'interrupted' }, { target: 'failed' }] },
    judgingConfirmation: { always: [{ guard: 'wasCut', target: 'unconfirmed' }, { target: 'failed' }] },
    failed: {
      tags: 'failed',
      on: {
        'upload.retried': 'uploading',
        'upload.abandoned': { target: 'choosing', actions: 'forgetFile' },
        // Another one takes its place.
        'pictures.chosen': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'choosing.refused',
            actions: ['forgetFile', { type: 'refuseChoice', params: ({ event }) => event }],
          },
          { target: 'uploading', actions: { type: 'keepFile', params: ({ event }) => event } },
        ],
      },
    },
    // The file is still there; an address is good once, so that a new one is asked for.
    interrupted: {
      tags: ['failed', 'interrupted'],
      on: {
        'upload.retried': 'uploading',
        'network.restored': 'uploading',
        'upload.abandoned': { target: 'choosing', actions: 'forgetFile' },
      },
    },
    // The bytes are there: only the last word is asked for again.
    unconfirmed: {
      tags: ['failed', 'interrupted'],
      on: {
        'upload.retried': { target: 'uploading.confirming', actions: 'forgetProblem' },
        'network.restored': { target: 'uploading.confirming', actions: 'forgetProblem' },
        'upload.abandoned': { target: 'choosing', actions: 'forgetFile' },
      },
    },
  },
});

import { profileChanges, profileSetup } from './profile.setup.ts';
import type { UploadAvatarInput } from './profile.types.ts';

const details = profileSetup.createStateConfig({
  initial: 'clean',
  on: {
    'field.changed': { target: '.evaluating', actions: { type: 'setField', params: ({ event }) => event } },
    'profile.reset': { target: '.clean', actions: 'reset' },
  },
  states: {
    evaluating: { always: [{ guard: 'isChanged', target: 'dirty' }, { target: 'clean' }] },
    clean: { initial: 'untouched', states: { untouched: {}, saved: { tags: 'saved' } } },
    dirty: {
      tags: 'unsaved',
      on: {
        'profile.submitted': [
          { guard: 'isComplete', target: 'saving' },
          { target: '.invalid', actions: 'setFieldProblems' },
        ],
      },
      initial: 'untouched',
      states: { untouched: {}, invalid: { tags: 'invalid' }, refused: { tags: 'failed' } },
    },
    saving: {
      tags: ['saving', 'unsaved'],
      entry: 'rememberSent',
      on: {
        'field.changed': { actions: { type: 'setField', params: ({ event }) => event } },
        'profile.reset': {},
      },
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => profileChanges(context),
        onDone: {
          target: 'settling',
          actions: [{ type: 'setSaved', params: ({ event }) => event.output }, 'notifySaved'],
        },
        onError: {
          target: 'dirty.refused',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
    },
    settling: { always: [{ guard: 'isChanged', target: 'dirty' }, { target: 'clean.saved' }] },
  },
});

const NOTHING: UploadAvatarInput = {
  image: { key: '', name: '', type: '', sizeBytes: 0 },
  area: { x: 0, y: 0, width: 0, height: 0 },
};

const avatar = profileSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      on: {
        'image.chosen': [
          {
            guard: { type: 'isWrongFormat', params: ({ event }) => event },
            target: '.refused',
            actions: 'refuseFormat',
          },
          {
            guard: { type: 'isTooLarge', params: ({ event }) => event },
            target: '.refused',
            actions: 'refuseSize',
          },
          { target: 'cropping', actions: { type: 'setImage', params: ({ event }) => event } },
        ],
        'avatar.removed': 'confirmingRemoval',
        'upload.retried': { guard: 'hasArea', target: 'uploading' },
        'image.abandoned': { target: '.untouched', actions: 'clearImage' },
      },
      initial: 'untouched',
      states: { untouched: {}, refused: { tags: 'avatarFailed' } },
    },
    cropping: {
      tags: 'cropping',
      on: {
        'image.cropped': { target: 'uploading', actions: { type: 'setArea', params: ({ event }) => event } },
        'image.unreadable': { target: 'resting.refused', actions: 'refuseUnreadable' },
        'image.abandoned': { target: 'resting', actions: 'clearImage' },
      },
    },
    uploading: {
      tags: 'uploading',
      entry: 'startUpload',
      invoke: {
        id: 'uploadAvatar',
        src: 'uploadAvatar',
        input: ({ context: { image, area } }) =>
          image === null || area === null ? NOTHING : { image, area },
        onError: {
          target: 'evaluating',
          actions: { type: 'setAvatarProblem', params: ({ event }) => event },
        },
      },
      on: {
        'upload.progressed': { actions: { type: 'setFraction', params: ({ event }) => event } },
        'upload.completed': {
          target: 'resting',
          actions: [{ type: 'setAvatar', params: ({ event }) => event }, 'notifyAvatar'],
        },
        'upload.failed': {
          target: 'evaluating',
          actions: { type: 'setAvatarProblem', params: ({ event }) => event },
        },
        'image.abandoned': { target: 'resting', actions: 'clearImage' },
      },
    },
    evaluating: {
      always: [{ guard: 'wasCut', target: 'interrupted' }, { target: 'resting.refused' }],
    },
    // The picture and its cut are still there.
    interrupted: {
      tags: ['avatarFailed', 'interrupted'],
      on: {
        'upload.retried': 'uploading',
        'network.restored': 'uploading',
        'image.abandoned': { target: 'resting', actions: 'clearImage' },
      },
    },
    confirmingRemoval: {
      tags: 'confirmingRemoval',
      on: { 'removal.confirmed': 'removing', 'removal.cancelled': 'resting' },
    },
    removing: {
      tags: 'removing',
      invoke: {
        id: 'removeAvatar',
        src: 'removeAvatar',
        onDone: {
          target: 'resting',
          actions: [{ type: 'setAvatar', params: { avatarUrl: null } }, 'notifyAvatar'],
        },
        onError: {
          target: 'resting.refused',
          actions: { type: 'setAvatarProblem', params: ({ event }) => event },
        },
      },
    },
  },
});

/** What a person says of themselves, and their picture. The two do not wait for each other. */
export const profileMachine = profileSetup.createMachine({
  id: 'profile',
  meta: {
    purpose: 'Changes name, language, time zone and picture, over bad files and cut connections.',
    spec: ['B001', 'B023', 'B077'],
  },
  type: 'parallel',
  context: ({ input }) => ({
    saved: input.fields,
    fields: input.fields,
    sent: input.fields,
    fieldProblems: {},
    problem: null,
    avatarUrl: input.avatarUrl,
    image: null,
    area: null,
    fraction: 0,
    avatarProblem: null,
  }),
  states: { details, avatar },
});

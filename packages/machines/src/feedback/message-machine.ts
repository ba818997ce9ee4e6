import type { SnapshotFrom } from 'xstate';
import type { pictureUploadMachine } from '../picture-upload/index.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { emptyDraft } from './message-rules.ts';
import { messageSetup } from './message.setup.ts';
import type { MessageRules } from './message.types.ts';

/** Makes the machine of one kind of message to a school: written, with pictures, sent once, and thanked for. */
export function makeMessageMachine<Id extends string>(id: Id, meta: MachineMeta, rules: MessageRules) {
  const parts = messageSetup(rules);

  const service = parts.createStateConfig({
    initial: 'idle',
    states: {
      // How the school can be reached is asked for each time that the form opens.
      idle: { on: { 'message.opened': 'loading' } },
      loading: {
        tags: 'loadingService',
        invoke: {
          id: 'loadService',
          src: 'loadService',
          onDone: { target: 'idle', actions: { type: 'setService', params: ({ event }) => event.output } },
          // Nobody came for it: the form works without.
          onError: 'idle',
        },
        on: { 'message.opened': 'loading' },
      },
    },
  });

  const writing = parts.createStateConfig({
    on: {
      'message.submitted': [
        { guard: 'isIncomplete', target: '.invalid', actions: 'setFieldProblems' },
        { guard: 'isUploading', target: '.refused', actions: ['clearProblem', 'refuseRunning'] },
        {
          guard: 'isVisitor',
          target: '.signInNeeded',
          actions: ['clearProblem', 'notifyDraft', 'notifySignIn'],
        },
        { target: 'sending', actions: 'clearProblem' },
      ],
      'message.closed': [
        { guard: 'isWorthKeeping', target: 'confirmingClose' },
        { target: `#${id}.form.closed`, actions: ['reset', 'notifyNoDraft', 'notifyLeft'] },
      ],
    },
    initial: 'untouched',
    states: {
      untouched: {},
      invalid: { tags: 'invalid' },
      refused: { tags: 'failed' },
      signInNeeded: {
        tags: 'signInNeeded',
        on: {
          'signIn.changed': [
            {
              guard: { type: 'isSignedIn', params: ({ event }) => event },
              target: 'untouched',
              actions: [{ type: 'setSignIn', params: ({ event }) => event }, 'clearProblem'],
            },
          ],
        },
      },
    },
  });

  const form = parts.createStateConfig({
    initial: 'closed',
    states: {
      closed: {
        on: { 'message.opened': { target: 'open', actions: { type: 'open', params: ({ event }) => event } } },
      },
      open: {
        tags: 'open',
        invoke: {
          id: 'pictures',
          src: 'pictureUpload',
          input: ({ context }) => ({ pictures: context.draft.pictures }),
          onSnapshot: [
            {
              guard: { type: 'hasOtherPictures', params: ({ event }) => picturesNow(event.snapshot) },
              actions: [
                { type: 'storePictures', params: ({ event }) => picturesNow(event.snapshot) },
                'notifyDraft',
              ],
            },
            { actions: { type: 'storePictures', params: ({ event }) => picturesNow(event.snapshot) } },
          ],
        },
        on: {
          'field.changed': {
            actions: [{ type: 'setField', params: ({ event }) => event }, 'notifyDraft'],
          },
          'contact.changed': {
            actions: [{ type: 'setContact', params: ({ event }) => event }, 'notifyDraft'],
          },
        },
        initial: 'writing',
        states: {
          writing,
          confirmingClose: {
            tags: 'confirmingClose',
            on: {
              'close.confirmed': {
                target: `#${id}.form.closed`,
                actions: ['reset', 'notifyNoDraft', 'notifyLeft'],
              },
              'close.cancelled': 'writing',
            },
          },
          sending: {
            tags: 'sending',
            // What is on its way is not changed any more.
            on: { 'field.changed': {}, 'contact.changed': {} },
            invoke: {
              id: 'sendMessage',
              src: 'sendMessage',
              input: ({ context }) => context.draft,
              onDone: `#${id}.form.sent`,
              onError: {
                target: 'evaluating',
                actions: { type: 'setProblem', params: ({ event }) => event },
              },
            },
          },
          evaluating: {
            always: [
              {
                guard: 'wasSignedOut',
                target: 'writing.signInNeeded',
                actions: ['notifyDraft', 'notifySignIn'],
              },
              { target: 'writing.refused' },
            ],
          },
        },
      },
      sent: {
        tags: 'sent',
        entry: ['reset', 'notifyNoDraft', 'notifySent'],
        on: {
          'message.opened': { target: 'open', actions: { type: 'open', params: ({ event }) => event } },
          'message.closed': 'closed',
        },
      },
    },
  });
  return parts.createMachine({
    id,
    meta,
    type: 'parallel',
    context: ({ input }) => ({
      draft: emptyDraft(rules),
      isSignedIn: input.isSignedIn,
      isUploading: false,
      fieldProblems: {},
      problem: null,
      service: null,
    }),
    on: { 'signIn.changed': { actions: { type: 'setSignIn', params: ({ event }) => event } } },
    states: { service, form },
  });
}

function picturesNow(snapshot: SnapshotFrom<typeof pictureUploadMachine>) {
  return { pictures: snapshot.context.pictures, isUploading: snapshot.hasTag('uploading') };
}

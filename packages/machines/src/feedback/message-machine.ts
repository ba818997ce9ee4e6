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
    initial: 'away',
    states: {
      // How the school can be reached is asked for each time that the form opens.
      away: { on: { 'message.opened': 'loading' } },
      loading: {
        tags: 'loadingService',
        invoke: {
          id: 'loadService',
          src: 'loadService',
          onDone: { target: 'away', actions: { type: 'keepService', params: ({ event }) => event.output } },
          // Nobody came for it: the form works without.
          onError: 'away',
        },
        on: { 'message.opened': 'loading' },
      },
    },
  });

  const writing = parts.createStateConfig({
    on: {
      'message.submitted': [
        { guard: 'isIncomplete', target: '.invalid', actions: 'keepFieldProblems' },
        { guard: 'isUploading', target: '.refused', actions: ['forgetProblem', 'refuseRunning'] },
        {
          guard: 'isVisitor',
          target: '.signInNeeded',
          actions: ['forgetProblem', 'tellDraft', 'tellSignIn'],
        },
        { target: 'sending', actions: 'forgetProblem' },
      ],
      'message.closed': [
        { guard: 'isWorthKeeping', target: 'confirmingClose' },
        { target: `#${id}.form.closed`, actions: ['reset', 'tellNoDraft', 'tellLeft'] },
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
              actions: [{ type: 'keepSignIn', params: ({ event }) => event }, 'forgetProblem'],
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
                { type: 'keepPictures', params: ({ event }) => picturesNow(event.snapshot) },
                'tellDraft',
              ],
            },
            { actions: { type: 'keepPictures', params: ({ event }) => picturesNow(event.snapshot) } },
          ],
        },
        on: {
          'field.changed': {
            actions: [{ type: 'keepField', params: ({ event }) => event }, 'tellDraft'],
          },
          'contact.changed': {
            actions: [{ type: 'keepContact', params: ({ event }) => event }, 'tellDraft'],
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
                actions: ['reset', 'tellNoDraft', 'tellLeft'],
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
              onError: { target: 'judging', actions: { type: 'keepProblem', params: ({ event }) => event } },
            },
          },
          judging: {
            always: [
              { guard: 'wasSignedOut', target: 'writing.signInNeeded', actions: ['tellDraft', 'tellSignIn'] },
              { target: 'writing.refused' },
            ],
          },
        },
      },
      sent: {
        tags: 'sent',
        entry: ['reset', 'tellNoDraft', 'tellSent'],
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
    on: { 'signIn.changed': { actions: { type: 'keepSignIn', params: ({ event }) => event } } },
    states: { service, form },
  });
}

function picturesNow(snapshot: SnapshotFrom<typeof pictureUploadMachine>) {
  return { pictures: snapshot.context.pictures, isUploading: snapshot.hasTag('uploading') };
}

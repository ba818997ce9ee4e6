import { assign, emit, setup } from 'xstate';
import { pictureUploadMachine } from '../picture-upload/index.ts';
import type { Picture } from '../picture-upload/index.ts';
import { isEmpty } from '../shared/field-rules.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { UNAUTHENTICATED_CODES } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import { reportedProblemOf } from '../shared/reported-problem.ts';
import { draftProblems, emptyDraft, isWorthKeeping, restoredDraft, typedValue } from './message-rules.ts';
import { MESSAGE_PROBLEM_CODES } from './message.types.ts';
import type {
  MessageContext,
  MessageDraft,
  MessageEmitted,
  MessageEvent,
  MessageField,
  MessageInput,
  MessageRules,
  ServiceContacts,
} from './message.types.ts';

/** What a snapshot of the pictures says to the message that they go with. */
interface PicturesNow {
  pictures: readonly Picture[];
  isUploading: boolean;
}

/** The types, effects and rules of a message to a school. */
export const messageSetup = (rules: MessageRules) =>
  setup({
    types: {} as {
      context: MessageContext;
      events: MessageEvent;
      input: MessageInput;
      children: { pictures: 'pictureUpload'; loadService: 'loadService'; sendMessage: 'sendMessage' };
      emitted: MessageEmitted;
      tags:
        | 'open'
        | 'invalid'
        /** Refused: `context.problem`. */
        | 'failed'
        | 'sending'
        /** Thanks. */
        | 'sent'
        /** The person has to log in first. */
        | 'signInNeeded'
        /** What was typed would be lost. */
        | 'confirmingClose'
        | 'loadingService';
      meta: MachineMeta;
    },
    actors: {
      pictureUpload: pictureUploadMachine,
      loadService: notProvided<ServiceContacts>('loadService'),
      sendMessage: notProvided<unknown, MessageDraft>('sendMessage'),
    },
    actions: {
      open: assign((_, { draft }: { draft: Partial<MessageDraft> | null }) => ({
        draft: restoredDraft(rules, draft),
      })),
      setField: assign(({ context }, { field, value }: { field: MessageField; value: string }) => ({
        draft: { ...context.draft, [field]: typedValue(field, value) },
        fieldProblems: { ...context.fieldProblems, [field]: undefined },
      })),
      setContact: assign(({ context }, { allowed }: { allowed: boolean }) => ({
        draft: { ...context.draft, allowContact: allowed },
        fieldProblems: { ...context.fieldProblems, phoneNumber: undefined },
      })),
      storePictures: assign(({ context }, { pictures, isUploading }: PicturesNow) => ({
        draft: { ...context.draft, pictures },
        isUploading,
      })),
      setFieldProblems: assign({
        fieldProblems: ({ context }) => draftProblems(rules, context.draft),
        problem: null,
      }),
      refuseRunning: assign({ problem: { code: 'UPLOAD_RUNNING' as const } }),
      setProblem: assign({
        problem: (_, failure: Failure) => reportedProblemOf(failure.error, MESSAGE_PROBLEM_CODES),
      }),
      clearProblem: assign({ problem: null }),
      setSignIn: assign((_, { isSignedIn }: { isSignedIn: boolean }) => ({ isSignedIn })),
      setService: assign((_, service: ServiceContacts) => ({ service })),
      reset: assign({ draft: emptyDraft(rules), fieldProblems: {}, problem: null, isUploading: false }),
      notifyDraft: emit(({ context }) => ({
        type: 'draft.changed' as const,
        draft: isWorthKeeping(context.draft) ? context.draft : null,
      })),
      notifyNoDraft: emit({ type: 'draft.changed', draft: null }),
      notifySignIn: emit({ type: 'signIn.needed' }),
      notifySent: emit({ type: 'message.sent' }),
      notifyLeft: emit({ type: 'message.left' }),
    },
    guards: {
      isIncomplete: ({ context }) => !isEmpty(draftProblems(rules, context.draft)),
      isUploading: ({ context }) => context.isUploading,
      isVisitor: ({ context }) => !context.isSignedIn,
      isWorthKeeping: ({ context }) => isWorthKeeping(context.draft),
      hasOtherPictures: ({ context }, { pictures }: PicturesNow) => pictures !== context.draft.pictures,
      wasSignedOut: ({ context }) => UNAUTHENTICATED_CODES.some((code) => code === context.problem?.code),
      isSignedIn: (_, { isSignedIn }: { isSignedIn: boolean }) => isSignedIn,
    },
  });

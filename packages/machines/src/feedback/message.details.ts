import type { MachineDetails } from '../shared/machine-details.ts';
import { listOf, NUMBER, oneOf, orNull, record, TEXT, YES_OR_NO } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { HOSTILE_VIEWER, SAMPLE_IMAGE } from '../details/sample-values.ts';
import { STATES } from '../details/state-names.details.ts';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { feedbackMachine } from './feedback.machine.ts';
import type { MessageRules } from './message.types.ts';

type Details = MachineDetails<typeof feedbackMachine>;

const PICTURE = { id: 'upload-1', name: 'board.png', sizeBytes: 200_000, url: SAMPLE_IMAGE };
const SIGNED_IN = { isSignedIn: true };
const NOT_SIGNED_IN = { isSignedIn: false };
const TEXT_TO_SEND = 'The third lesson does not open.';
const PHONE = '13800138000';

/**
 * What feedback and complaints have in common: all but what they are called.
 * @param type one that the machine takes
 */
export function messageDetails({ textMaxLength }: MessageRules, type: string) {
  return {
    inputs: [fixture(FIXTURES.signedIn, SIGNED_IN), fixture(FIXTURES.notSignedIn, NOT_SIGNED_IN)],
    contexts: [
      fixture('A picture on its way', { isUploading: true }),
      fixture(FIXTURES.notSignedIn, NOT_SIGNED_IN),
    ],
    states: {
      service: 'Contacts of the school',
      'service.idle': STATES.resting,
      'service.loading': STATES.loading,
      form: STATES.form,
      'form.closed': STATES.closed,
      'form.open': STATES.open,
      'form.open.writing': STATES.editing,
      'form.open.writing.untouched': STATES.untouched,
      'form.open.writing.invalid': STATES.invalid,
      'form.open.writing.refused': STATES.refused,
      'form.open.writing.signInNeeded': STATES.signInNeeded,
      'form.open.confirmingClose': STATES.confirmingClose,
      'form.open.sending': STATES.sending,
      'form.open.evaluating': STATES.evaluating,
      'form.sent': 'Sent',
    },
    events: {
      'message.opened': {
        name: 'Form opened',
        from: 'person',
        payload: record({
          draft: orNull(
            record(
              {},
              {
                type: TEXT,
                text: TEXT,
                targetUrl: TEXT,
                allowContact: YES_OR_NO,
                phoneNumber: TEXT,
                pictures: listOf(record({ id: TEXT, name: TEXT, sizeBytes: NUMBER, url: TEXT })),
              },
            ),
          ),
        }),
        fixtures: [
          fixture(FIXTURES.aNewStart, { draft: null }),
          fixture('A draft that was kept', {
            draft: { type, text: TEXT_TO_SEND, allowContact: false, pictures: [PICTURE] },
          }),
          fixture('A draft of an older release', {
            draft: { type: 'gone', text: HOSTILE_VIEWER.displayName },
          }),
        ],
      },
      'field.changed': {
        name: EVENTS['field.changed'],
        from: 'person',
        payload: record({ field: oneOf('type', 'text', 'targetUrl', 'phoneNumber'), value: TEXT }),
        fixtures: [
          fixture(FIXTURES.aRightText, { field: 'text', value: TEXT_TO_SEND }),
          fixture(FIXTURES.aTextThatIsTooLong, { field: 'text', value: 'a'.repeat(textMaxLength + 1) }),
          fixture('A type', { field: 'type', value: type }),
          fixture('A type that does not exist', { field: 'type', value: 'gone' }),
          fixture('A page', { field: 'targetUrl', value: '/portal/1700000000000000001' }),
          fixture(FIXTURES.aRightPhoneNumber, { field: 'phoneNumber', value: PHONE }),
          fixture(FIXTURES.aWrongPhoneNumber, { field: 'phoneNumber', value: '123' }),
          fixture(FIXTURES.digitsOfAnotherScript, { field: 'phoneNumber', value: '\u0661\u0663\u0668' }),
          ...hostileTexts((value) => ({ field: 'text' as const, value })),
        ],
      },
      'contact.changed': {
        name: 'Contact allowed or not',
        from: 'person',
        payload: record({ allowed: YES_OR_NO }),
        fixtures: [
          fixture('Contact allowed', { allowed: true }),
          fixture('Contact not allowed', { allowed: false }),
        ],
      },
      'message.submitted': bare('person', 'Message submitted'),
      'message.closed': bare('person', 'Form closed'),
      'close.confirmed': bare('person', EVENTS['close.confirmed']),
      'close.cancelled': bare('person', EVENTS['close.cancelled']),
      'signIn.changed': {
        name: 'Signed in or out',
        from: 'page',
        payload: record({ isSignedIn: YES_OR_NO }),
        fixtures: [fixture(FIXTURES.signedIn, SIGNED_IN), fixture(FIXTURES.notSignedIn, NOT_SIGNED_IN)],
      },
    },
    guards: {
      isIncomplete: GUARDS.isIncomplete,
      isUploading: 'A picture is on its way',
      isVisitor: 'Nobody is signed in',
      isWorthKeeping: GUARDS.isWorthKeeping,
      hasOtherPictures: 'Pictures have changed',
      wasSignedOut: GUARDS.isSignedOut,
      isSignedIn: GUARDS.isSignedIn,
    },
    delays: {},
    actors: {
      pictureUpload: {
        name: 'Pictures of a message',
        kind: 'machine',
        machine: 'pictureUpload',
        resolves: [],
        rejects: [],
      },
      loadService: {
        name: 'Load the contacts of the school',
        kind: 'promise',
        resolves: [
          fixture('All contacts', {
            isOn: true,
            phone: '+49 30 5550100',
            email: 'help@example.org',
            weChat: 'example-school',
          }),
          fixture('No contacts', { isOn: false, phone: '', email: '', weChat: '' }),
        ],
        rejects: refusals(['NETWORK', 'SERVICE_UNAVAILABLE', 'INTERNAL_ERROR', 'NOT_FOUND', 'UNKNOWN']),
      },
      sendMessage: {
        name: 'Send the message',
        kind: 'promise',
        resolves: [fixture(FIXTURES.done, undefined)],
        rejects: refusals([
          ...CALL_PROBLEM_CODES,
          'UPLOAD_NOT_OWNED',
          'FILE_TOO_MANY',
          'FILE_FORMAT',
          'MODERATION_REJECTED',
          'FEEDBACK_REJECTED',
          'SCHOOL_CLOSED',
          'CONFLICT',
        ]),
      },
    },
  } satisfies Omit<Details, 'name' | 'purpose'>;
}

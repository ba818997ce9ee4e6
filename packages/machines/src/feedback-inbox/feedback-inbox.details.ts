import type { MachineDetails } from '../shared/machine-details.ts';
import { oneOf, orNull, record, TEXT, WHOLE_NUMBER } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { SAMPLE_INSTANT } from '../details/sample-values.ts';
import { STATES } from '../details/state-names.details.ts';
import { FEEDBACK_INBOX_PROBLEM_CODES, INBOX_STATUSES, REPLY_MAX_LENGTH } from './feedback-inbox.types.ts';
import type { feedbackInboxMachine } from './feedback-inbox.machine.ts';
import type { InboxEntry } from './feedback-inbox.types.ts';

const NEW: InboxEntry = {
  id: '1700000000000000701',
  status: 'new',
  reply: null,
  updatedAt: SAMPLE_INSTANT,
};
const ANSWERED: InboxEntry = { ...NEW, status: 'answered', reply: 'Thank you, it opens again.' };

const NAMES = {
  aNewMessage: 'A new message',
  anAnsweredMessage: 'An answered message',
} as const;

/** Inbox of a school: what people read and try. */
export const details = {
  name: 'Inbox of a school',
  inputs: [fixture(FIXTURES.aNewStart, undefined)],
  states: {
    handling: 'Handling a message',
    'handling.closed': STATES.closed,
    'handling.open': STATES.open,
    'handling.open.untouched': STATES.untouched,
    'handling.open.invalid': STATES.invalid,
    'handling.open.refused': STATES.refused,
    'handling.confirmingClose': STATES.confirmingClose,
    'handling.saving': STATES.saving,
    'handling.evaluating': STATES.evaluating,
    'handling.looking': STATES.loadingTheirs,
    'handling.conflict': STATES.conflict,
    exporting: 'Export',
    'exporting.resting': STATES.resting,
    'exporting.resting.quiet': STATES.quiet,
    'exporting.resting.refused': STATES.refused,
    'exporting.making': 'Making the file',
  },
  events: {
    'entry.opened': {
      name: 'Message opened',
      from: 'person',
      payload: record({
        entry: record({
          id: TEXT,
          status: oneOf(...INBOX_STATUSES),
          reply: orNull(TEXT),
          updatedAt: TEXT,
        }),
      }),
      fixtures: [
        fixture(NAMES.aNewMessage, { entry: NEW }),
        fixture(NAMES.anAnsweredMessage, { entry: ANSWERED }),
      ],
    },
    'entry.closed': bare('person', 'Message closed'),
    'close.confirmed': bare('person', EVENTS['close.confirmed']),
    'close.cancelled': bare('person', EVENTS['close.cancelled']),
    'status.chosen': {
      name: 'Status chosen',
      from: 'person',
      payload: record({ status: oneOf(...INBOX_STATUSES) }),
      fixtures: [
        fixture('In progress', { status: 'inProgress' }),
        fixture('Answered', { status: 'answered' }),
        fixture('Closed', { status: 'closed' }),
        fixture('New', { status: 'new' }),
      ],
    },
    'reply.changed': {
      name: 'Answer typed',
      from: 'person',
      payload: record({ value: TEXT }),
      fixtures: [
        fixture(FIXTURES.aRightText, { value: 'Thank you, we look into it.' }),
        fixture(FIXTURES.aTextThatIsTooLong, { value: 'a'.repeat(REPLY_MAX_LENGTH + 1) }),
        ...hostileTexts((value) => ({ value })),
      ],
    },
    'entry.submitted': bare('person', 'Answer submitted'),
    'conflict.mineKept': bare('person', EVENTS['conflict.mineKept']),
    'conflict.theirsTaken': bare('person', EVENTS['conflict.theirsTaken']),
    'export.requested': {
      name: EVENTS['export.requested'],
      from: 'person',
      payload: record({
        filter: record({}, { kind: TEXT, status: TEXT, keyword: TEXT, pageSize: WHOLE_NUMBER }),
      }),
      fixtures: [
        fixture('Everything', { filter: {} }),
        fixture('New complaints', { filter: { kind: 'complaint', status: 'new' } }),
        ...hostileTexts((keyword) => ({ filter: { keyword } })),
      ],
    },
  },
  guards: {
    isIncomplete: GUARDS.isIncomplete,
    isUnchanged: 'Nothing is changed',
    isConflict: GUARDS.isConflict,
  },
  delays: {},
  actors: {
    saveEntry: {
      name: 'Save the message',
      kind: 'promise',
      resolves: [fixture(FIXTURES.saved, ANSWERED)],
      rejects: refusals(FEEDBACK_INBOX_PROBLEM_CODES),
    },
    loadEntry: {
      name: 'Load the message',
      kind: 'promise',
      resolves: [fixture(FIXTURES.theOtherVersion, { ...ANSWERED, reply: 'We have mended it.' })],
      rejects: refusals(FEEDBACK_INBOX_PROBLEM_CODES),
    },
    exportEntries: {
      name: 'Export the messages',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(FEEDBACK_INBOX_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof feedbackInboxMachine>;

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
  aNewMessage: /*i18n*/ { id: 'machine.feedbackInbox.fixture.aNewMessage', message: 'A new message' },
  anAnsweredMessage: /*i18n*/ {
    id: 'machine.feedbackInbox.fixture.anAnsweredMessage',
    message: 'An answered message',
  },
} as const;

/** Inbox of a school: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.feedbackInbox.name', message: 'Inbox of a school' },
  purpose: /*i18n*/ {
    id: 'machine.feedbackInbox.purpose',
    message:
      'Answers feedback and complaints, marks how far they are, and exports them; nothing is overwritten unseen.',
  },
  inputs: [fixture(FIXTURES.aNewStart, undefined)],
  states: {
    handling: /*i18n*/ { id: 'machine.feedbackInbox.state.handling', message: 'Handling a message' },
    'handling.closed': STATES.closed,
    'handling.open': STATES.open,
    'handling.open.untouched': STATES.untouched,
    'handling.open.invalid': STATES.invalid,
    'handling.open.refused': STATES.refused,
    'handling.confirmingClose': STATES.confirmingClose,
    'handling.saving': STATES.saving,
    'handling.judging': STATES.judging,
    'handling.looking': STATES.loadingTheirs,
    'handling.conflict': STATES.conflict,
    exporting: /*i18n*/ { id: 'machine.feedbackInbox.state.exporting', message: 'Export' },
    'exporting.resting': STATES.resting,
    'exporting.resting.quiet': STATES.quiet,
    'exporting.resting.refused': STATES.refused,
    'exporting.making': /*i18n*/ {
      id: 'machine.feedbackInbox.state.exporting.making',
      message: 'Making the file',
    },
  },
  events: {
    'entry.opened': {
      name: /*i18n*/ { id: 'machine.feedbackInbox.event.entry.opened', message: 'Message opened' },
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
    'entry.closed': bare(
      'person',
      /*i18n*/ { id: 'machine.feedbackInbox.event.entry.closed', message: 'Message closed' },
    ),
    'close.confirmed': bare('person', EVENTS['close.confirmed']),
    'close.cancelled': bare('person', EVENTS['close.cancelled']),
    'status.chosen': {
      name: /*i18n*/ { id: 'machine.feedbackInbox.event.status.chosen', message: 'Status chosen' },
      from: 'person',
      payload: record({ status: oneOf(...INBOX_STATUSES) }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.feedbackInbox.fixture.inProgress', message: 'In progress' },
          { status: 'inProgress' },
        ),
        fixture(
          /*i18n*/ { id: 'machine.feedbackInbox.fixture.answered', message: 'Answered' },
          { status: 'answered' },
        ),
        fixture(
          /*i18n*/ { id: 'machine.feedbackInbox.fixture.closed', message: 'Closed' },
          { status: 'closed' },
        ),
        fixture(/*i18n*/ { id: 'machine.feedbackInbox.fixture.new', message: 'New' }, { status: 'new' }),
      ],
    },
    'reply.changed': {
      name: /*i18n*/ { id: 'machine.feedbackInbox.event.reply.changed', message: 'Answer typed' },
      from: 'person',
      payload: record({ value: TEXT }),
      fixtures: [
        fixture(FIXTURES.aRightText, { value: 'Thank you, we look into it.' }),
        fixture(FIXTURES.aTextThatIsTooLong, { value: 'a'.repeat(REPLY_MAX_LENGTH + 1) }),
        ...hostileTexts((value) => ({ value })),
      ],
    },
    'entry.submitted': bare(
      'person',
      /*i18n*/ { id: 'machine.feedbackInbox.event.entry.submitted', message: 'Answer submitted' },
    ),
    'conflict.mineKept': bare('person', EVENTS['conflict.mineKept']),
    'conflict.theirsTaken': bare('person', EVENTS['conflict.theirsTaken']),
    'export.requested': {
      name: EVENTS['export.requested'],
      from: 'person',
      payload: record({
        filter: record({}, { kind: TEXT, status: TEXT, keyword: TEXT, pageSize: WHOLE_NUMBER }),
      }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.feedbackInbox.fixture.everything', message: 'Everything' },
          { filter: {} },
        ),
        fixture(
          /*i18n*/ { id: 'machine.feedbackInbox.fixture.newComplaints', message: 'New complaints' },
          { filter: { kind: 'complaint', status: 'new' } },
        ),
        ...hostileTexts((keyword) => ({ filter: { keyword } })),
      ],
    },
  },
  guards: {
    isIncomplete: GUARDS.isIncomplete,
    isUnchanged: /*i18n*/ { id: 'machine.feedbackInbox.guard.isUnchanged', message: 'Nothing is changed' },
    isConflict: GUARDS.isConflict,
  },
  delays: {},
  actors: {
    saveEntry: {
      name: /*i18n*/ { id: 'machine.feedbackInbox.actor.saveEntry', message: 'Save the message' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.saved, ANSWERED)],
      rejects: refusals(FEEDBACK_INBOX_PROBLEM_CODES),
    },
    loadEntry: {
      name: /*i18n*/ { id: 'machine.feedbackInbox.actor.loadEntry', message: 'Load the message' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.theOtherVersion, { ...ANSWERED, reply: 'We have mended it.' })],
      rejects: refusals(FEEDBACK_INBOX_PROBLEM_CODES),
    },
    exportEntries: {
      name: /*i18n*/ { id: 'machine.feedbackInbox.actor.exportEntries', message: 'Export the messages' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(FEEDBACK_INBOX_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof feedbackInboxMachine>;

import type { MachineDetails } from '../shared/machine-details.ts';
import { orNull, record, TEXT, YES_OR_NO } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { CHANNEL_CHOSEN, CODE_REFUSED, CODE_SENT } from '../details/shared-events.details.ts';
import { CODE_REQUEST } from '../details/shared-actors.details.ts';
import { ACCOUNT_DELETION_PROBLEM_CODES } from './index.ts';
import type { accountDeletionMachine } from './account-deletion.machine.ts';

const NAMES = {
  accountIsKept: /*i18n*/ { id: 'machine.accountDeletion.fixture.accountIsKept', message: 'Account is kept' },
  deletionIsScheduled: /*i18n*/ {
    id: 'machine.accountDeletion.fixture.deletionIsScheduled',
    message: 'Deletion is scheduled',
  },
  deletionIsBlocked: /*i18n*/ {
    id: 'machine.accountDeletion.fixture.deletionIsBlocked',
    message: 'Deletion is blocked',
  },
} as const;

/** Account deletion: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.accountDeletion.name', message: 'Account deletion' },
  purpose: /*i18n*/ {
    id: 'machine.accountDeletion.purpose',
    message: 'Has an account erased after a code and a time of grace, and keeps it after all where asked.',
  },
  inputs: [
    fixture(NAMES.accountIsKept, {
      deletion: { dueAt: null, isBlocked: false },
      contacts: [
        { channel: 'email', target: 'a***@example.org' },
        { channel: 'mobile', target: '138****8000' },
      ],
    }),
    fixture(NAMES.deletionIsScheduled, {
      deletion: { dueAt: '2026-04-13T09:26:53.000Z', isBlocked: false },
      contacts: [
        { channel: 'email', target: 'a***@example.org' },
        { channel: 'mobile', target: '138****8000' },
      ],
    }),
    fixture(NAMES.deletionIsBlocked, {
      deletion: { dueAt: null, isBlocked: true },
      contacts: [
        { channel: 'email', target: 'a***@example.org' },
        { channel: 'mobile', target: '138****8000' },
      ],
    }),
    fixture(
      /*i18n*/ { id: 'machine.accountDeletion.fixture.noContact', message: 'No contact' },
      { deletion: { dueAt: null, isBlocked: false }, contacts: [] },
    ),
  ],
  states: {
    looking: STATES.looking,
    open: /*i18n*/ { id: 'machine.accountDeletion.state.open', message: 'Account is kept' },
    blocked: /*i18n*/ { id: 'machine.accountDeletion.state.blocked', message: 'Blocked' },
    confirming: /*i18n*/ {
      id: 'machine.accountDeletion.state.confirming',
      message: 'Confirming the deletion',
    },
    'confirming.untouched': STATES.untouched,
    'confirming.invalid': STATES.invalid,
    'confirming.refused': STATES.refused,
    requesting: STATES.requesting,
    judging: STATES.judging,
    proving: STATES.proving,
    scheduled: /*i18n*/ { id: 'machine.accountDeletion.state.scheduled', message: 'Scheduled' },
    'scheduled.waiting': /*i18n*/ {
      id: 'machine.accountDeletion.state.scheduled.waiting',
      message: 'Waiting for the day',
    },
    'scheduled.refused': STATES.refused,
    undoing: /*i18n*/ { id: 'machine.accountDeletion.state.undoing', message: 'Undoing' },
    judgingUndo: /*i18n*/ {
      id: 'machine.accountDeletion.state.judgingUndo',
      message: 'Weighing the failed undo',
    },
  },
  events: {
    'code.sent': CODE_SENT,
    'code.refused': CODE_REFUSED,
    'proof.given': bare('page', EVENTS['proof.given']),
    'proof.declined': bare('page', EVENTS['proof.declined']),
    'deletion.begun': bare(
      'person',
      /*i18n*/ { id: 'machine.accountDeletion.event.deletion.begun', message: 'Deletion begun' },
    ),
    'deletion.abandoned': bare(
      'person',
      /*i18n*/ { id: 'machine.accountDeletion.event.deletion.abandoned', message: 'Deletion abandoned' },
    ),
    'channel.chosen': CHANNEL_CHOSEN,
    'code.requested': bare('person', EVENTS['code.requested']),
    'code.changed': {
      name: EVENTS['code.changed'],
      from: 'person',
      payload: record({ value: TEXT }),
      fixtures: [
        fixture(FIXTURES.aRightCode, { value: '123456' }),
        fixture(FIXTURES.aCodeThatIsTooShort, { value: '12' }),
        ...hostileTexts((value) => ({ value })),
      ],
    },
    'deletion.confirmed': bare(
      'person',
      /*i18n*/ { id: 'machine.accountDeletion.event.deletion.confirmed', message: 'Deletion confirmed' },
    ),
    'deletion.undone': bare(
      'person',
      /*i18n*/ { id: 'machine.accountDeletion.event.deletion.undone', message: 'Deletion undone' },
    ),
    'deletion.refreshed': {
      name: /*i18n*/ {
        id: 'machine.accountDeletion.event.deletion.refreshed',
        message: 'Deletion loaded again',
      },
      from: 'page',
      payload: record({ deletion: record({ dueAt: orNull(TEXT), isBlocked: YES_OR_NO }) }),
      fixtures: [
        fixture(NAMES.accountIsKept, { deletion: { dueAt: null, isBlocked: false } }),
        fixture(NAMES.deletionIsScheduled, {
          deletion: { dueAt: '2026-04-13T09:26:53.000Z', isBlocked: false },
        }),
        fixture(NAMES.deletionIsBlocked, { deletion: { dueAt: null, isBlocked: true } }),
      ],
    },
  },
  guards: {
    isScheduled: /*i18n*/ {
      id: 'machine.accountDeletion.guard.isScheduled',
      message: 'Deletion is scheduled',
    },
    isBlocked: /*i18n*/ { id: 'machine.accountDeletion.guard.isBlocked', message: 'Deletion is blocked' },
    isComplete: GUARDS.isComplete,
    canBeSentCode: GUARDS.canBeSentCode,
    needsProof: GUARDS.needsProof,
    isLastOwner: /*i18n*/ { id: 'machine.accountDeletion.guard.isLastOwner', message: 'Is the last owner' },
    isKeptAlready: /*i18n*/ {
      id: 'machine.accountDeletion.guard.isKeptAlready',
      message: 'Account is kept already',
    },
  },
  delays: {},
  actors: {
    codeRequest: CODE_REQUEST,
    requestDeletion: {
      name: /*i18n*/ { id: 'machine.accountDeletion.actor.requestDeletion', message: 'Ask for the deletion' },
      kind: 'promise',
      resolves: [fixture(NAMES.deletionIsScheduled, { dueAt: '2026-04-13T09:26:53.000Z', isBlocked: false })],
      rejects: refusals(ACCOUNT_DELETION_PROBLEM_CODES),
    },
    cancelDeletion: {
      name: /*i18n*/ { id: 'machine.accountDeletion.actor.cancelDeletion', message: 'Cancel the deletion' },
      kind: 'promise',
      resolves: [fixture(NAMES.accountIsKept, { dueAt: null, isBlocked: false })],
      rejects: refusals(ACCOUNT_DELETION_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof accountDeletionMachine>;

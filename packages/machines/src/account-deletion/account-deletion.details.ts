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
  accountIsStored: 'Account is kept',
  deletionIsScheduled: 'Deletion is scheduled',
  deletionIsBlocked: 'Deletion is blocked',
} as const;

/** Account deletion: what people read and try. */
export const details = {
  name: 'Account deletion',
  inputs: [
    fixture(NAMES.accountIsStored, {
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
    fixture('No contact', { deletion: { dueAt: null, isBlocked: false }, contacts: [] }),
  ],
  states: {
    looking: STATES.looking,
    open: 'Account is kept',
    blocked: 'Blocked',
    confirming: 'Confirming the deletion',
    'confirming.untouched': STATES.untouched,
    'confirming.invalid': STATES.invalid,
    'confirming.refused': STATES.refused,
    requesting: STATES.requesting,
    evaluating: STATES.evaluating,
    proving: STATES.proving,
    scheduled: 'Scheduled',
    'scheduled.waiting': 'Waiting for the day',
    'scheduled.refused': STATES.refused,
    undoing: 'Undoing',
    evaluatingUndo: 'Weighing the failed undo',
  },
  events: {
    'code.sent': CODE_SENT,
    'code.refused': CODE_REFUSED,
    'proof.given': bare('page', EVENTS['proof.given']),
    'proof.declined': bare('page', EVENTS['proof.declined']),
    'deletion.begun': bare('person', 'Deletion begun'),
    'deletion.abandoned': bare('person', 'Deletion abandoned'),
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
    'deletion.confirmed': bare('person', 'Deletion confirmed'),
    'deletion.undone': bare('person', 'Deletion undone'),
    'deletion.refreshed': {
      name: 'Deletion loaded again',
      from: 'page',
      payload: record({ deletion: record({ dueAt: orNull(TEXT), isBlocked: YES_OR_NO }) }),
      fixtures: [
        fixture(NAMES.accountIsStored, { deletion: { dueAt: null, isBlocked: false } }),
        fixture(NAMES.deletionIsScheduled, {
          deletion: { dueAt: '2026-04-13T09:26:53.000Z', isBlocked: false },
        }),
        fixture(NAMES.deletionIsBlocked, { deletion: { dueAt: null, isBlocked: true } }),
      ],
    },
  },
  guards: {
    isScheduled: 'Deletion is scheduled',
    isBlocked: 'Deletion is blocked',
    isComplete: GUARDS.isComplete,
    canBeSentCode: GUARDS.canBeSentCode,
    needsProof: GUARDS.needsProof,
    isLastOwner: 'Is the last owner',
    isStoredAlready: 'Account is kept already',
  },
  delays: {},
  actors: {
    codeRequest: CODE_REQUEST,
    requestDeletion: {
      name: 'Ask for the deletion',
      kind: 'promise',
      resolves: [fixture(NAMES.deletionIsScheduled, { dueAt: '2026-04-13T09:26:53.000Z', isBlocked: false })],
      rejects: refusals(ACCOUNT_DELETION_PROBLEM_CODES),
    },
    cancelDeletion: {
      name: 'Cancel the deletion',
      kind: 'promise',
      resolves: [fixture(NAMES.accountIsStored, { dueAt: null, isBlocked: false })],
      rejects: refusals(ACCOUNT_DELETION_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof accountDeletionMachine>;

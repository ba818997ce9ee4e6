import type { MachineDetails } from '../shared/machine-details.ts';
import { listOf, oneOf, record, TEXT, YES_OR_NO } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { refusals } from '../details/refusals.ts';
import { STATES } from '../details/state-names.details.ts';
import { ASSIGNMENT_PROBLEM_CODES, EMPTY_ASSIGNMENT } from './index.ts';
import type { assignmentMachine } from './assignment.machine.ts';

const LESSON = '1700000000000300002';
const KEY = '3f6f0e7a-8a51-4a2f-9a7c-6f1f3c2d9b10';
const WRITTEN = { text: 'My plan.', links: ['https://www.example.org/plan'], files: [] };
const begun = {
  lessonId: LESSON,
  accepts: ['text', 'links', 'files'] as const,
  standing: 'notBegun' as const,
  isOpen: true,
  draft: EMPTY_ASSIGNMENT,
  key: KEY,
};
const STANDINGS = oneOf('notBegun', 'handedIn', 'graded', 'returned');

/** Handing in an assignment: what people read and try. */
export const details = {
  name: 'Handing in an assignment',
  inputs: [
    fixture('Not begun', begun),
    fixture('With a kept draft', { ...begun, draft: WRITTEN }),
    fixture('Files alone', { ...begun, accepts: ['files'] as const }),
    fixture('Handed in, once more is allowed', { ...begun, standing: 'handedIn' as const }),
    fixture('Graded', { ...begun, standing: 'graded' as const, isOpen: false }),
    fixture('Too late', { ...begun, isOpen: false }),
  ],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  states: {
    standing: 'Deciding where the work stands',
    editing: STATES.editing,
    'editing.open': STATES.open,
    'editing.incomplete': 'Nothing to hand in',
    'editing.linkWrong': 'A link leads nowhere',
    'editing.refused': STATES.refused,
    sending: STATES.sending,
    'sending.requesting': STATES.requesting,
    'sending.evaluating': STATES.evaluating,
    'sending.waiting': STATES.waiting,
    'sending.awaitingSignIn': STATES.awaitingSignIn,
    handedIn: 'Handed in',
    closed: STATES.closed,
  },
  events: {
    'draft.changed': {
      name: 'Work changed',
      from: 'person',
      payload: record({
        draft: record({ text: TEXT, links: listOf(TEXT), files: listOf(record({ url: TEXT, name: TEXT })) }),
      }),
      fixtures: [
        fixture('A text and a link', { draft: WRITTEN }),
        fixture('Nothing', { draft: EMPTY_ASSIGNMENT }),
        fixture('A link that leads nowhere', { draft: { ...WRITTEN, links: ['plan'] } }),
      ],
    },
    'handIn.requested': {
      name: 'Handing in asked for',
      from: 'person',
      payload: record({ key: TEXT }),
      fixtures: [fixture('A new key', { key: KEY })],
    },
    'handIn.again': bare('person', 'Once more asked for'),
    'work.changed': {
      name: 'The server told how the work stands',
      from: 'page',
      payload: record({ standing: STANDINGS, isOpen: YES_OR_NO }),
      fixtures: [
        fixture('Returned', { standing: 'returned' as const, isOpen: true }),
        fixture('Graded', { standing: 'graded' as const, isOpen: false }),
        fixture('Too late', { standing: 'notBegun' as const, isOpen: false }),
        fixture('As before', { standing: 'notBegun' as const, isOpen: true }),
      ],
    },
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
    'network.restored': bare('page', EVENTS['network.restored']),
    'signIn.completed': bare('page', EVENTS['signIn.completed']),
  },
  guards: {
    isClosed: 'Nothing can be handed in',
    isDone: 'Handed in or graded',
    isAnother: 'Stands otherwise than before',
    canDoAgain: 'May be handed in once more',
    isEmpty: 'Nothing to hand in',
    hasWrongLink: 'A link leads nowhere',
    isOffline: GUARDS.isOffline,
    isSignInNeeded: GUARDS.isSignInNeeded,
  },
  delays: { backOff: DELAYS.backOff },
  actors: {
    handIn: {
      name: 'Hand in',
      kind: 'promise',
      resolves: [
        fixture('Once more is allowed', { standing: 'handedIn' as const, isOpen: true }),
        fixture('The last time', { standing: 'handedIn' as const, isOpen: false }),
      ],
      rejects: refusals(ASSIGNMENT_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof assignmentMachine>;

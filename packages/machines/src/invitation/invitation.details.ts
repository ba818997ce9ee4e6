import type { MachineDetails } from '../shared/machine-details.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { INVITATION_PROBLEM_CODES } from './index.ts';
import type { invitationMachine } from './invitation.machine.ts';

/** Invitation to a school: what people read and try. */
export const details = {
  name: 'Invitation to a school',
  inputs: [
    fixture(FIXTURES.signedIn, { token: 'token-1', isSignedIn: true }),
    fixture(FIXTURES.notSignedIn, { token: 'token-1', isSignedIn: false }),
  ],
  states: {
    loading: STATES.loading,
    evaluating: STATES.evaluating,
    unknown: 'Unknown invitation',
    unreachable: STATES.unreachable,
    looking: STATES.looking,
    closed: 'No longer open',
    open: STATES.open,
    'open.asking': 'Asking',
    'open.visitor': STATES.visitor,
    'open.acceptable': 'Can be accepted',
    'open.acceptable.untouched': STATES.untouched,
    'open.acceptable.refused': STATES.refused,
    'open.forAnother': 'For somebody else',
    accepting: 'Accepting',
    evaluatingAnswer: 'Weighing the failed answer',
    accepted: 'Invitation accepted',
  },
  events: {
    'invitation.accepted': bare('person', 'Invitation accepted'),
    'invitation.reloaded': bare('person', 'Invitation loaded again'),
    'signIn.completed': bare('page', EVENTS['signIn.completed']),
    'signOut.completed': bare('page', EVENTS['signOut.completed']),
  },
  guards: {
    isOpen: 'Is open',
    isSignedIn: GUARDS.isSignedIn,
    isUnknown: 'Is unknown',
    isNoLongerOpen: 'Is no longer open',
    isForAnother: 'Is for somebody else',
    isSignInNeeded: GUARDS.isSignInNeeded,
  },
  delays: {},
  actors: {
    loadInvitation: {
      name: 'Load the invitation',
      kind: 'promise',
      resolves: [
        fixture(FIXTURES.open, {
          schoolName: 'Example Academy',
          schoolUrl: '/portal/1700000000000000001',
          role: 'member',
          invitedBy: 'Ada Example',
          status: 'open',
          expiresAt: '2026-03-28T09:26:53.000Z',
        }),
        fixture('Used', {
          schoolName: 'Example Academy',
          schoolUrl: '/portal/1700000000000000001',
          role: 'member',
          invitedBy: 'Ada Example',
          status: 'used',
          expiresAt: '2026-03-28T09:26:53.000Z',
        }),
        fixture(FIXTURES.expired, {
          schoolName: 'Example Academy',
          schoolUrl: '/portal/1700000000000000001',
          role: 'member',
          invitedBy: 'Ada Example',
          status: 'expired',
          expiresAt: '2026-03-28T09:26:53.000Z',
        }),
        fixture('Withdrawn', {
          schoolName: 'Example Academy',
          schoolUrl: '/portal/1700000000000000001',
          role: 'member',
          invitedBy: 'Ada Example',
          status: 'withdrawn',
          expiresAt: '2026-03-28T09:26:53.000Z',
        }),
      ],
      rejects: refusals(INVITATION_PROBLEM_CODES),
    },
    acceptInvitation: {
      name: 'Accept the invitation',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(INVITATION_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof invitationMachine>;

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
  name: /*i18n*/ { id: 'machine.invitation.name', message: 'Invitation to a school' },
  purpose: /*i18n*/ {
    id: 'machine.invitation.purpose',
    message: 'Accepts an invitation into a school, over a login or a registration.',
  },
  inputs: [
    fixture(FIXTURES.signedIn, { token: 'token-1', isSignedIn: true }),
    fixture(FIXTURES.notSignedIn, { token: 'token-1', isSignedIn: false }),
  ],
  states: {
    loading: STATES.loading,
    judging: STATES.judging,
    unknown: /*i18n*/ { id: 'machine.invitation.state.unknown', message: 'Unknown invitation' },
    unreachable: STATES.unreachable,
    looking: STATES.looking,
    closed: /*i18n*/ { id: 'machine.invitation.state.closed', message: 'No longer open' },
    open: STATES.open,
    'open.asking': /*i18n*/ { id: 'machine.invitation.state.open.asking', message: 'Asking' },
    'open.visitor': STATES.visitor,
    'open.acceptable': /*i18n*/ {
      id: 'machine.invitation.state.open.acceptable',
      message: 'Can be accepted',
    },
    'open.acceptable.untouched': STATES.untouched,
    'open.acceptable.refused': STATES.refused,
    'open.forAnother': /*i18n*/ {
      id: 'machine.invitation.state.open.forAnother',
      message: 'For somebody else',
    },
    accepting: /*i18n*/ { id: 'machine.invitation.state.accepting', message: 'Accepting' },
    judgingAnswer: /*i18n*/ {
      id: 'machine.invitation.state.judgingAnswer',
      message: 'Weighing the failed answer',
    },
    accepted: /*i18n*/ { id: 'machine.invitation.state.accepted', message: 'Invitation accepted' },
  },
  events: {
    'invitation.accepted': bare(
      'person',
      /*i18n*/ { id: 'machine.invitation.event.invitation.accepted', message: 'Invitation accepted' },
    ),
    'invitation.reloaded': bare(
      'person',
      /*i18n*/ { id: 'machine.invitation.event.invitation.reloaded', message: 'Invitation loaded again' },
    ),
    'signIn.completed': bare('page', EVENTS['signIn.completed']),
    'signOut.completed': bare('page', EVENTS['signOut.completed']),
  },
  guards: {
    isOpen: /*i18n*/ { id: 'machine.invitation.guard.isOpen', message: 'Is open' },
    isSignedIn: GUARDS.isSignedIn,
    isUnknown: /*i18n*/ { id: 'machine.invitation.guard.isUnknown', message: 'Is unknown' },
    isNoLongerOpen: /*i18n*/ { id: 'machine.invitation.guard.isNoLongerOpen', message: 'Is no longer open' },
    isForAnother: /*i18n*/ { id: 'machine.invitation.guard.isForAnother', message: 'Is for somebody else' },
    isSignInNeeded: GUARDS.isSignInNeeded,
  },
  delays: {},
  actors: {
    loadInvitation: {
      name: /*i18n*/ { id: 'machine.invitation.actor.loadInvitation', message: 'Load the invitation' },
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
        fixture(
          /*i18n*/ { id: 'machine.invitation.fixture.used', message: 'Used' },
          {
            schoolName: 'Example Academy',
            schoolUrl: '/portal/1700000000000000001',
            role: 'member',
            invitedBy: 'Ada Example',
            status: 'used',
            expiresAt: '2026-03-28T09:26:53.000Z',
          },
        ),
        fixture(FIXTURES.expired, {
          schoolName: 'Example Academy',
          schoolUrl: '/portal/1700000000000000001',
          role: 'member',
          invitedBy: 'Ada Example',
          status: 'expired',
          expiresAt: '2026-03-28T09:26:53.000Z',
        }),
        fixture(
          /*i18n*/ { id: 'machine.invitation.fixture.withdrawn', message: 'Withdrawn' },
          {
            schoolName: 'Example Academy',
            schoolUrl: '/portal/1700000000000000001',
            role: 'member',
            invitedBy: 'Ada Example',
            status: 'withdrawn',
            expiresAt: '2026-03-28T09:26:53.000Z',
          },
        ),
      ],
      rejects: refusals(INVITATION_PROBLEM_CODES),
    },
    acceptInvitation: {
      name: /*i18n*/ { id: 'machine.invitation.actor.acceptInvitation', message: 'Accept the invitation' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(INVITATION_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof invitationMachine>;

import type { MachineDetails } from '../shared/machine-details.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { REFRESH_PAGE_PROBLEM_CODES } from './index.ts';
import type { refreshPageMachine } from './refresh-page.machine.ts';

/** Session renewal page: what people read and try. */
export const details = {
  name: 'Session renewal page',
  inputs: [
    fixture(FIXTURES.pageToGoBackTo, { redirect: '/account' }),
    fixture('No page to go back to', { redirect: undefined }),
    fixture(FIXTURES.hostilePageToGoBackTo, { redirect: 'https://evil.example.org/' }),
  ],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  states: {
    renewing: STATES.renewing,
    'renewing.requesting': STATES.requesting,
    'renewing.evaluating': STATES.evaluating,
    'renewing.waiting': STATES.waiting,
    unreachable: STATES.unreachable,
    disabled: STATES.disabled,
    unverified: 'Could not be verified',
    renewed: 'Renewed',
    signedOut: STATES.signedOut,
  },
  events: {
    'refresh.retried': bare('person', 'Renewal retried'),
    'network.restored': bare('page', EVENTS['network.restored']),
    'login.chosen': bare('person', 'Sign-in chosen'),
  },
  guards: {
    isSignedOut: GUARDS.isSignedOut,
    isDisabled: GUARDS.isDisabled,
    isUnverified: GUARDS.isUnverified,
    mayTryAgain: 'May try again',
  },
  delays: {
    backOff: DELAYS.backOff,
  },
  actors: {
    renewSession: {
      name: 'Renew the session',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(REFRESH_PAGE_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof refreshPageMachine>;

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
  name: /*i18n*/ { id: 'machine.refreshPage.name', message: 'Session renewal page' },
  purpose: /*i18n*/ {
    id: 'machine.refreshPage.purpose',
    message: 'Renews the session and goes on to where the address says, if that is a page of this site.',
  },
  inputs: [
    fixture(FIXTURES.pageToGoBackTo, { redirect: '/account' }),
    fixture(
      /*i18n*/ { id: 'machine.refreshPage.fixture.noPageToGoBackTo', message: 'No page to go back to' },
      { redirect: undefined },
    ),
    fixture(FIXTURES.hostilePageToGoBackTo, { redirect: 'https://evil.example.org/' }),
  ],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  states: {
    renewing: STATES.renewing,
    'renewing.requesting': STATES.requesting,
    'renewing.judging': STATES.judging,
    'renewing.waiting': STATES.waiting,
    unreachable: STATES.unreachable,
    disabled: STATES.disabled,
    unverified: /*i18n*/ { id: 'machine.refreshPage.state.unverified', message: 'Could not be verified' },
    renewed: /*i18n*/ { id: 'machine.refreshPage.state.renewed', message: 'Renewed' },
    signedOut: STATES.signedOut,
  },
  events: {
    'refresh.retried': bare(
      'person',
      /*i18n*/ { id: 'machine.refreshPage.event.refresh.retried', message: 'Renewal retried' },
    ),
    'network.restored': bare('page', EVENTS['network.restored']),
    'login.chosen': bare(
      'person',
      /*i18n*/ { id: 'machine.refreshPage.event.login.chosen', message: 'Sign-in chosen' },
    ),
  },
  guards: {
    isSignedOut: GUARDS.isSignedOut,
    isDisabled: GUARDS.isDisabled,
    isUnverified: GUARDS.isUnverified,
    mayTryAgain: /*i18n*/ { id: 'machine.refreshPage.guard.mayTryAgain', message: 'May try again' },
  },
  delays: {
    backOff: DELAYS.backOff,
  },
  actors: {
    renewSession: {
      name: /*i18n*/ { id: 'machine.refreshPage.actor.renewSession', message: 'Renew the session' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(REFRESH_PAGE_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof refreshPageMachine>;

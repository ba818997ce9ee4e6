import type { MachineDetails } from '../shared/machine-details.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { ACTORS } from '../details/actor-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { SECOND_FACTOR_ASKED, refusals } from '../details/refusals.ts';
import { SECOND_FACTOR } from '../details/shared-actors.details.ts';
import { SAMPLE_PENDING_BIND, SAMPLE_SCHOOL_ID, SAMPLE_SIGNED_IN } from '../details/sample-values.ts';
import { THIRD_LOGIN_PROBLEM_CODES } from './index.ts';
import type { thirdLoginMachine } from './third-login.machine.ts';

/** Return from a third party: what people read and try. */
export const details = {
  name: 'Return from a third party',
  inputs: [
    fixture('Back with a code', {
      provider: 'stoa',
      returned: { code: 'code-1', state: 'state-1', iss: null, error: null },
      purpose: 'signIn',
      fallback: { externalLoginUrl: null, schoolId: SAMPLE_SCHOOL_ID },
    }),
    fixture('Back to link', {
      provider: 'stoa',
      returned: { code: 'code-1', state: 'state-1', iss: null, error: null },
      purpose: 'link',
      fallback: { externalLoginUrl: null, schoolId: SAMPLE_SCHOOL_ID },
    }),
    fixture('Refused by the third party', {
      provider: 'stoa',
      returned: { code: null, state: null, iss: null, error: 'access_denied' },
      purpose: 'signIn',
      fallback: { externalLoginUrl: null, schoolId: SAMPLE_SCHOOL_ID },
    }),
    fixture('Back without a code', {
      provider: 'stoa',
      returned: { code: null, state: null, iss: null, error: null },
      purpose: 'signIn',
      fallback: { externalLoginUrl: null, schoolId: SAMPLE_SCHOOL_ID },
    }),
    fixture('Inside WeLink', {
      provider: 'welink',
      returned: { code: null, state: null, iss: null, error: null },
      purpose: 'signIn',
      fallback: { externalLoginUrl: null, schoolId: SAMPLE_SCHOOL_ID },
      welinkPlatform: '1',
    }),
    fixture('Inside WeLink with an external sign-in', {
      provider: 'welink',
      returned: { code: null, state: null, iss: null, error: null },
      purpose: 'signIn',
      fallback: { externalLoginUrl: 'https://id.example.org/login', schoolId: null },
      welinkPlatform: '2',
    }),
  ],
  states: {
    reading: STATES.reading,
    askingWelink: 'Asking WeLink',
    exchanging: 'Exchanging the code',
    confirming: 'Asking for the second factor',
    linking: 'Linking',
    proofNeeded: 'Fresh proof needed',
    failure: 'Failure',
    'failure.evaluating': STATES.evaluating,
    'failure.refused': 'Refused by the third party',
    'failure.providerDown': 'Third party does not answer',
    'failure.unreachable': STATES.unreachable,
    'failure.throttled': STATES.throttled,
    'failure.expired': STATES.expired,
    'failure.unverified': STATES.unverified,
    'failure.schoolDisabled': 'School disabled',
    'failure.accountDisabled': 'Account disabled',
    'failure.alreadyBound': 'Linked to somebody else',
    'failure.signedOut': STATES.signedOut,
    'failure.other': 'Other failure',
    leaving: 'Leaving',
    left: STATES.gone,
    over: STATES.over,
  },
  events: {
    'exchange.retried': bare('person', 'Exchange retried'),
    'provider.restarted': bare('person', EVENTS['provider.restarted']),
    'page.restored': bare('page', EVENTS['page.restored']),
    'proof.given': bare('page', EVENTS['proof.given']),
    'otherWays.chosen': bare('person', 'Other ways chosen'),
  },
  guards: {
    wasRefused: 'Was refused',
    isInsideWelink: 'Runs inside WeLink',
    lacksCode: GUARDS.lacksCode,
    isSecondFactorAsked: GUARDS.isSecondFactorAsked,
    isConfirmed: GUARDS.isConfirmed,
    isTicketOver: GUARDS.isTicketOver,
    isLinking: 'Is about linking',
    isFreeLoginOver: 'Automatic sign-in has failed',
    isProofNeeded: 'Fresh proof is needed',
    isRefused: GUARDS.isRefused,
    isProviderDown: 'Third party does not answer',
    isTransient: GUARDS.isTransient,
    isThrottled: 'Too many attempts',
    isExpired: GUARDS.isExpired,
    isUnverified: GUARDS.isUnverified,
    isSchoolDisabled: 'School is disabled',
    isAccountDisabled: 'Account is disabled',
    isAlreadyBound: GUARDS.isAlreadyBound,
    isSignedOut: GUARDS.isSignedOut,
  },
  delays: {},
  actors: {
    askWelink: {
      name: 'Ask WeLink for a code',
      kind: 'promise',
      resolves: [fixture(FIXTURES.aCode, { code: 'code-2', state: 'state-2' })],
      rejects: refusals(THIRD_LOGIN_PROBLEM_CODES),
    },
    exchangeCode: {
      name: 'Exchange the code',
      kind: 'promise',
      resolves: [
        fixture(FIXTURES.signedIn, {
          outcome: 'signedIn',
          signedIn: SAMPLE_SIGNED_IN,
          targetUrl: '/account',
        }),
        fixture('Signed in, page of another site', {
          outcome: 'signedIn',
          signedIn: SAMPLE_SIGNED_IN,
          targetUrl: 'https://school.example.org/',
        }),
        fixture('Account has to be linked', { outcome: 'bindRequired', pending: SAMPLE_PENDING_BIND }),
        fixture('Automatic sign-in has failed', { outcome: 'freeLoginFailed' }),
      ],
      rejects: [...refusals(THIRD_LOGIN_PROBLEM_CODES), SECOND_FACTOR_ASKED],
    },
    linkIdentity: {
      name: 'Link the identity',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(THIRD_LOGIN_PROBLEM_CODES),
    },
    goToProvider: {
      name: ACTORS.goToProvider,
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(THIRD_LOGIN_PROBLEM_CODES),
    },
    secondFactor: SECOND_FACTOR,
  },
} satisfies MachineDetails<typeof thirdLoginMachine>;

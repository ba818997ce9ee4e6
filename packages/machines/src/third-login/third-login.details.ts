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
  name: /*i18n*/ { id: 'machine.thirdLogin.name', message: 'Return from a third party' },
  purpose: /*i18n*/ {
    id: 'machine.thirdLogin.purpose',
    message:
      'Signs a person in who comes back from a third party, or links that identity to the own account.',
  },
  inputs: [
    fixture(
      /*i18n*/ { id: 'machine.thirdLogin.fixture.backWithACode', message: 'Back with a code' },
      {
        provider: 'stoa',
        returned: { code: 'code-1', state: 'state-1', iss: null, error: null },
        purpose: 'signIn',
        fallback: { externalLoginUrl: null, schoolId: SAMPLE_SCHOOL_ID },
      },
    ),
    fixture(
      /*i18n*/ { id: 'machine.thirdLogin.fixture.backToLink', message: 'Back to link' },
      {
        provider: 'stoa',
        returned: { code: 'code-1', state: 'state-1', iss: null, error: null },
        purpose: 'link',
        fallback: { externalLoginUrl: null, schoolId: SAMPLE_SCHOOL_ID },
      },
    ),
    fixture(
      /*i18n*/ {
        id: 'machine.thirdLogin.fixture.refusedByTheThirdParty',
        message: 'Refused by the third party',
      },
      {
        provider: 'stoa',
        returned: { code: null, state: null, iss: null, error: 'access_denied' },
        purpose: 'signIn',
        fallback: { externalLoginUrl: null, schoolId: SAMPLE_SCHOOL_ID },
      },
    ),
    fixture(
      /*i18n*/ { id: 'machine.thirdLogin.fixture.backWithoutACode', message: 'Back without a code' },
      {
        provider: 'stoa',
        returned: { code: null, state: null, iss: null, error: null },
        purpose: 'signIn',
        fallback: { externalLoginUrl: null, schoolId: SAMPLE_SCHOOL_ID },
      },
    ),
    fixture(
      /*i18n*/ { id: 'machine.thirdLogin.fixture.insideWeLink', message: 'Inside WeLink' },
      {
        provider: 'welink',
        returned: { code: null, state: null, iss: null, error: null },
        purpose: 'signIn',
        fallback: { externalLoginUrl: null, schoolId: SAMPLE_SCHOOL_ID },
        welinkPlatform: '1',
      },
    ),
    fixture(
      /*i18n*/ {
        id: 'machine.thirdLogin.fixture.insideWeLinkWithAnExternalSignIn',
        message: 'Inside WeLink with an external sign-in',
      },
      {
        provider: 'welink',
        returned: { code: null, state: null, iss: null, error: null },
        purpose: 'signIn',
        fallback: { externalLoginUrl: 'https://id.example.org/login', schoolId: null },
        welinkPlatform: '2',
      },
    ),
  ],
  states: {
    reading: STATES.reading,
    askingWelink: /*i18n*/ { id: 'machine.thirdLogin.state.askingWelink', message: 'Asking WeLink' },
    exchanging: /*i18n*/ { id: 'machine.thirdLogin.state.exchanging', message: 'Exchanging the code' },
    confirming: /*i18n*/ {
      id: 'machine.thirdLogin.state.confirming',
      message: 'Asking for the second factor',
    },
    linking: /*i18n*/ { id: 'machine.thirdLogin.state.linking', message: 'Linking' },
    proofNeeded: /*i18n*/ { id: 'machine.thirdLogin.state.proofNeeded', message: 'Fresh proof needed' },
    failure: /*i18n*/ { id: 'machine.thirdLogin.state.failure', message: 'Failure' },
    'failure.judging': STATES.judging,
    'failure.refused': /*i18n*/ {
      id: 'machine.thirdLogin.state.failure.refused',
      message: 'Refused by the third party',
    },
    'failure.providerDown': /*i18n*/ {
      id: 'machine.thirdLogin.state.failure.providerDown',
      message: 'Third party does not answer',
    },
    'failure.unreachable': STATES.unreachable,
    'failure.throttled': STATES.throttled,
    'failure.expired': STATES.expired,
    'failure.unverified': STATES.unverified,
    'failure.schoolDisabled': /*i18n*/ {
      id: 'machine.thirdLogin.state.failure.schoolDisabled',
      message: 'School disabled',
    },
    'failure.accountDisabled': /*i18n*/ {
      id: 'machine.thirdLogin.state.failure.accountDisabled',
      message: 'Account disabled',
    },
    'failure.alreadyBound': /*i18n*/ {
      id: 'machine.thirdLogin.state.failure.alreadyBound',
      message: 'Linked to somebody else',
    },
    'failure.signedOut': STATES.signedOut,
    'failure.other': /*i18n*/ { id: 'machine.thirdLogin.state.failure.other', message: 'Other failure' },
    leaving: /*i18n*/ { id: 'machine.thirdLogin.state.leaving', message: 'Leaving' },
    gone: STATES.gone,
    over: STATES.over,
  },
  events: {
    'exchange.retried': bare(
      'person',
      /*i18n*/ { id: 'machine.thirdLogin.event.exchange.retried', message: 'Exchange retried' },
    ),
    'provider.restarted': bare('person', EVENTS['provider.restarted']),
    'page.restored': bare('page', EVENTS['page.restored']),
    'proof.given': bare('page', EVENTS['proof.given']),
    'otherWays.chosen': bare(
      'person',
      /*i18n*/ { id: 'machine.thirdLogin.event.otherWays.chosen', message: 'Other ways chosen' },
    ),
  },
  guards: {
    wasRefused: /*i18n*/ { id: 'machine.thirdLogin.guard.wasRefused', message: 'Was refused' },
    isInsideWelink: /*i18n*/ { id: 'machine.thirdLogin.guard.isInsideWelink', message: 'Runs inside WeLink' },
    lacksCode: GUARDS.lacksCode,
    isSecondFactorAsked: GUARDS.isSecondFactorAsked,
    isConfirmed: GUARDS.isConfirmed,
    isTicketOver: GUARDS.isTicketOver,
    isLinking: /*i18n*/ { id: 'machine.thirdLogin.guard.isLinking', message: 'Is about linking' },
    isFreeLoginOver: /*i18n*/ {
      id: 'machine.thirdLogin.guard.isFreeLoginOver',
      message: 'Automatic sign-in has failed',
    },
    isProofNeeded: /*i18n*/ {
      id: 'machine.thirdLogin.guard.isProofNeeded',
      message: 'Fresh proof is needed',
    },
    isRefused: GUARDS.isRefused,
    isProviderDown: /*i18n*/ {
      id: 'machine.thirdLogin.guard.isProviderDown',
      message: 'Third party does not answer',
    },
    isTransient: GUARDS.isTransient,
    isThrottled: /*i18n*/ { id: 'machine.thirdLogin.guard.isThrottled', message: 'Too many attempts' },
    isExpired: GUARDS.isExpired,
    isUnverified: GUARDS.isUnverified,
    isSchoolDisabled: /*i18n*/ {
      id: 'machine.thirdLogin.guard.isSchoolDisabled',
      message: 'School is disabled',
    },
    isAccountDisabled: /*i18n*/ {
      id: 'machine.thirdLogin.guard.isAccountDisabled',
      message: 'Account is disabled',
    },
    isAlreadyBound: GUARDS.isAlreadyBound,
    isSignedOut: GUARDS.isSignedOut,
  },
  delays: {},
  actors: {
    askWelink: {
      name: /*i18n*/ { id: 'machine.thirdLogin.actor.askWelink', message: 'Ask WeLink for a code' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.aCode, { code: 'code-2', state: 'state-2' })],
      rejects: refusals(THIRD_LOGIN_PROBLEM_CODES),
    },
    exchangeCode: {
      name: /*i18n*/ { id: 'machine.thirdLogin.actor.exchangeCode', message: 'Exchange the code' },
      kind: 'promise',
      resolves: [
        fixture(FIXTURES.signedIn, {
          outcome: 'signedIn',
          signedIn: SAMPLE_SIGNED_IN,
          targetUrl: '/account',
        }),
        fixture(
          /*i18n*/ {
            id: 'machine.thirdLogin.fixture.signedInPageOfAnotherSite',
            message: 'Signed in, page of another site',
          },
          { outcome: 'signedIn', signedIn: SAMPLE_SIGNED_IN, targetUrl: 'https://school.example.org/' },
        ),
        fixture(
          /*i18n*/ {
            id: 'machine.thirdLogin.fixture.accountHasToBeLinked',
            message: 'Account has to be linked',
          },
          { outcome: 'bindRequired', pending: SAMPLE_PENDING_BIND },
        ),
        fixture(
          /*i18n*/ {
            id: 'machine.thirdLogin.fixture.automaticSignInHasFailed',
            message: 'Automatic sign-in has failed',
          },
          { outcome: 'freeLoginFailed' },
        ),
      ],
      rejects: [...refusals(THIRD_LOGIN_PROBLEM_CODES), SECOND_FACTOR_ASKED],
    },
    linkIdentity: {
      name: /*i18n*/ { id: 'machine.thirdLogin.actor.linkIdentity', message: 'Link the identity' },
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

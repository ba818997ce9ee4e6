import type { MachineDetails } from '../shared/machine-details.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { AUTHORISE_PROBLEM_CODES } from './index.ts';
import type { authoriseMachine } from './authorise.machine.ts';

/** Consent for an application: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.authorise.name', message: 'Consent for an application' },
  purpose: /*i18n*/ {
    id: 'machine.authorise.purpose',
    message: 'Hands a signed-in person on to an application of others, with consent and a code.',
  },
  inputs: [
    fixture(
      /*i18n*/ { id: 'machine.authorise.fixture.firstTime', message: 'First time' },
      {
        request: {
          clientId: 'client-1',
          redirectUri: 'https://app.example.org/callback',
          codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
          codeChallengeMethod: 'S256',
          state: 'state-1',
          scope: 'openid profile',
        },
        variant: 'standard',
      },
    ),
    fixture(
      /*i18n*/ { id: 'machine.authorise.fixture.consentWasGivenBefore', message: 'Consent was given before' },
      {
        request: {
          clientId: 'client-1',
          redirectUri: 'https://app.example.org/callback',
          codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
          codeChallengeMethod: 'S256',
          state: 'state-1',
          scope: 'openid profile',
        },
        variant: 'standard',
        consented: true,
      },
    ),
    fixture(
      /*i18n*/ { id: 'machine.authorise.fixture.theSecondConsentPage', message: 'The second consent page' },
      {
        request: {
          clientId: 'client-1',
          redirectUri: 'https://app.example.org/callback',
          codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
          codeChallengeMethod: 'S256',
          state: 'state-1',
          scope: 'openid profile',
        },
        variant: 'bigNet',
      },
    ),
    fixture(
      /*i18n*/ {
        id: 'machine.authorise.fixture.nothingThatCanBeServed',
        message: 'Nothing that can be served',
      },
      { request: null, variant: 'standard' },
    ),
  ],
  states: {
    reading: STATES.reading,
    authorising: /*i18n*/ { id: 'machine.authorise.state.authorising', message: 'Asking for a code' },
    remembering: /*i18n*/ { id: 'machine.authorise.state.remembering', message: 'Noting the code' },
    deciding: STATES.deciding,
    consenting: /*i18n*/ { id: 'machine.authorise.state.consenting', message: 'Asking for consent' },
    'consenting.fresh': /*i18n*/ {
      id: 'machine.authorise.state.consenting.fresh',
      message: 'Code still holds',
    },
    'consenting.stale': /*i18n*/ { id: 'machine.authorise.state.consenting.stale', message: 'Code too old' },
    revoking: /*i18n*/ { id: 'machine.authorise.state.revoking', message: 'Revoking the code' },
    declining: /*i18n*/ { id: 'machine.authorise.state.declining', message: 'Carrying the refusal back' },
    leaving: /*i18n*/ { id: 'machine.authorise.state.leaving', message: 'Leaving' },
    judging: STATES.judging,
    signInNeeded: STATES.signInNeeded,
    unverified: STATES.unverified,
    unreachable: STATES.unreachable,
    stranded: /*i18n*/ { id: 'machine.authorise.state.stranded', message: 'Stranded' },
    notMember: /*i18n*/ { id: 'machine.authorise.state.notMember', message: 'Not a member' },
    refused: STATES.refused,
    handedOn: /*i18n*/ { id: 'machine.authorise.state.handedOn', message: 'Handed on to the application' },
    left: /*i18n*/ { id: 'machine.authorise.state.left', message: 'Left' },
  },
  events: {
    'consent.given': bare(
      'person',
      /*i18n*/ { id: 'machine.authorise.event.consent.given', message: 'Consent given' },
    ),
    'consent.refused': bare(
      'person',
      /*i18n*/ { id: 'machine.authorise.event.consent.refused', message: 'Consent refused' },
    ),
    'authorise.retried': bare(
      'person',
      /*i18n*/ { id: 'machine.authorise.event.authorise.retried', message: 'Consent retried' },
    ),
    'signIn.completed': bare('page', EVENTS['signIn.completed']),
    'authorise.left': bare(
      'person',
      /*i18n*/ { id: 'machine.authorise.event.authorise.left', message: 'Consent page left' },
    ),
  },
  guards: {
    hasRequest: GUARDS.hasRequest,
    isConsented: /*i18n*/ { id: 'machine.authorise.guard.isConsented', message: 'Consent was given' },
    lacksCode: GUARDS.lacksCode,
    isOtherAddress: /*i18n*/ {
      id: 'machine.authorise.guard.isOtherAddress',
      message: 'Other address than asked for',
    },
    isSignInNeeded: GUARDS.isSignInNeeded,
    isUnverified: GUARDS.isUnverified,
    isTransient: GUARDS.isTransient,
    isNotMember: /*i18n*/ { id: 'machine.authorise.guard.isNotMember', message: 'Is not a member' },
  },
  delays: {
    codeLife: /*i18n*/ { id: 'machine.authorise.delay.codeLife', message: 'Life of the code' },
    revokeLimit: DELAYS.revokeLimit,
  },
  actors: {
    authorise: {
      name: /*i18n*/ {
        id: 'machine.authorise.actor.authorise',
        message: 'Ask for a code for the application',
      },
      kind: 'promise',
      resolves: [
        fixture(FIXTURES.aCode, {
          code: 'code-1',
          state: 'state-1',
          redirectUri: 'https://app.example.org/callback',
          expiresInSeconds: 600,
          client: { clientId: 'client-1', name: 'Example App', logoUrl: null },
        }),
        fixture(
          /*i18n*/ { id: 'machine.authorise.fixture.answerWithoutACode', message: 'Answer without a code' },
          {
            code: '',
            state: 'state-1',
            redirectUri: 'https://app.example.org/callback',
            expiresInSeconds: 600,
            client: { clientId: 'client-1', name: 'Example App', logoUrl: null },
          },
        ),
        fixture(
          /*i18n*/ {
            id: 'machine.authorise.fixture.otherAddressThanAskedFor',
            message: 'Other address than asked for',
          },
          {
            code: 'code-1',
            state: 'state-1',
            redirectUri: 'https://evil.example.org/callback',
            expiresInSeconds: 600,
            client: { clientId: 'client-1', name: 'Example App', logoUrl: null },
          },
        ),
      ],
      rejects: refusals(AUTHORISE_PROBLEM_CODES),
    },
    rememberCode: {
      name: /*i18n*/ { id: 'machine.authorise.actor.rememberCode', message: 'Note the code' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(AUTHORISE_PROBLEM_CODES),
    },
    revokeCode: {
      name: /*i18n*/ { id: 'machine.authorise.actor.revokeCode', message: 'Revoke the code' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(AUTHORISE_PROBLEM_CODES),
    },
    goToApplication: {
      name: /*i18n*/ { id: 'machine.authorise.actor.goToApplication', message: 'Go to the application' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(AUTHORISE_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof authoriseMachine>;

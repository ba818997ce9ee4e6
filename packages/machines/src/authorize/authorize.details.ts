import type { MachineDetails } from '../shared/machine-details.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { AUTHORIZE_PROBLEM_CODES } from './index.ts';
import type { authorizeMachine } from './authorize.machine.ts';

/** Consent for an application: what people read and try. */
export const details = {
  name: 'Consent for an application',
  inputs: [
    fixture('First time', {
      request: {
        clientId: 'client-1',
        redirectUri: 'https://app.example.org/callback',
        codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        codeChallengeMethod: 'S256',
        state: 'state-1',
        scope: 'openid profile',
      },
      variant: 'standard',
    }),
    fixture('Consent was given before', {
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
    }),
    fixture('The second consent page', {
      request: {
        clientId: 'client-1',
        redirectUri: 'https://app.example.org/callback',
        codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        codeChallengeMethod: 'S256',
        state: 'state-1',
        scope: 'openid profile',
      },
      variant: 'bigNet',
    }),
    fixture('Nothing that can be served', { request: null, variant: 'standard' }),
  ],
  states: {
    reading: STATES.reading,
    authorizing: 'Asking for a code',
    remembering: 'Noting the code',
    deciding: STATES.deciding,
    consenting: 'Asking for consent',
    'consenting.fresh': 'Code still holds',
    'consenting.stale': 'Code too old',
    revoking: 'Revoking the code',
    declining: 'Carrying the refusal back',
    leaving: 'Leaving',
    evaluating: STATES.evaluating,
    signInNeeded: STATES.signInNeeded,
    unverified: STATES.unverified,
    unreachable: STATES.unreachable,
    stranded: 'Stranded',
    notMember: 'Not a member',
    refused: STATES.refused,
    handedOn: 'Handed on to the application',
    left: 'Left',
  },
  events: {
    'consent.given': bare('person', 'Consent given'),
    'consent.refused': bare('person', 'Consent refused'),
    'authorize.retried': bare('person', 'Consent retried'),
    'signIn.completed': bare('page', EVENTS['signIn.completed']),
    'authorize.left': bare('person', 'Consent page left'),
  },
  guards: {
    hasRequest: GUARDS.hasRequest,
    isConsented: 'Consent was given',
    lacksCode: GUARDS.lacksCode,
    isOtherAddress: 'Other address than asked for',
    isSignInNeeded: GUARDS.isSignInNeeded,
    isUnverified: GUARDS.isUnverified,
    isTransient: GUARDS.isTransient,
    isNotMember: 'Is not a member',
  },
  delays: {
    codeLife: 'Life of the code',
    revokeLimit: DELAYS.revokeLimit,
  },
  actors: {
    authorize: {
      name: 'Ask for a code for the application',
      kind: 'promise',
      resolves: [
        fixture(FIXTURES.aCode, {
          code: 'code-1',
          state: 'state-1',
          redirectUri: 'https://app.example.org/callback',
          expiresInSeconds: 600,
          client: { clientId: 'client-1', name: 'Example App', logoUrl: null },
        }),
        fixture('Answer without a code', {
          code: '',
          state: 'state-1',
          redirectUri: 'https://app.example.org/callback',
          expiresInSeconds: 600,
          client: { clientId: 'client-1', name: 'Example App', logoUrl: null },
        }),
        fixture('Other address than asked for', {
          code: 'code-1',
          state: 'state-1',
          redirectUri: 'https://evil.example.org/callback',
          expiresInSeconds: 600,
          client: { clientId: 'client-1', name: 'Example App', logoUrl: null },
        }),
      ],
      rejects: refusals(AUTHORIZE_PROBLEM_CODES),
    },
    rememberCode: {
      name: 'Note the code',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(AUTHORIZE_PROBLEM_CODES),
    },
    revokeCode: {
      name: 'Revoke the code',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(AUTHORIZE_PROBLEM_CODES),
    },
    goToApplication: {
      name: 'Go to the application',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(AUTHORIZE_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof authorizeMachine>;

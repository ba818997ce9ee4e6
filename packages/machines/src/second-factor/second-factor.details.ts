import type { MachineDetails } from '../shared/machine-details.ts';
import { oneOf, record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { HOSTILE_VIEWER, SAMPLE_SIGNED_IN, SAMPLE_VIEWER } from '../details/sample-values.ts';
import { SECOND_FACTOR_PROBLEM_CODES } from './index.ts';
import type { secondFactorMachine } from './second-factor.machine.ts';

const NAMES = {
  byRecoveryCode: 'By recovery code',
} as const;

/** Second factor: what people read and try. */
export const details = {
  name: 'Second factor',
  inputs: [
    fixture(FIXTURES.everyMethod, {
      ticket: { ticket: 'ticket-1', methods: ['totp', 'passkey', 'recovery'], expiresInSeconds: 300 },
    }),
    fixture('Passkey alone', { ticket: null }),
    fixture('Passkey first', { ticket: { ticket: 'ticket-1', methods: ['passkey'], expiresInSeconds: 300 } }),
    fixture('Recovery code only', {
      ticket: { ticket: 'ticket-1', methods: ['recovery'], expiresInSeconds: 300 },
    }),
    fixture('No way known', { ticket: { ticket: 'ticket-1', methods: [], expiresInSeconds: 300 } }),
  ],
  contexts: [fixture(FIXTURES.oneSecondLeftToWait, { countdown: { endsAt: 0, secondsLeft: 1 } })],
  states: {
    confirming: 'Asking for the second factor',
    'confirming.method': STATES.method,
    'confirming.method.choosing': STATES.choosing,
    'confirming.method.totp': 'By authenticator code',
    'confirming.method.passkey': 'By passkey',
    'confirming.method.recovery': 'By recovery code',
    'confirming.submission': STATES.submission,
    'confirming.submission.deciding': STATES.deciding,
    'confirming.submission.editing': STATES.editing,
    'confirming.submission.editing.untouched': STATES.untouched,
    'confirming.submission.editing.invalid': STATES.invalid,
    'confirming.submission.editing.refused': STATES.refused,
    'confirming.submission.asking': 'Asking the device',
    'confirming.submission.verifying': 'Verifying',
    'confirming.submission.evaluating': STATES.evaluating,
    'confirming.submission.throttled': STATES.throttled,
    signedIn: STATES.signedIn,
    expired: 'Too late',
    left: 'Left',
  },
  events: {
    'factor.chosen': {
      name: 'Second factor chosen',
      from: 'person',
      payload: record({ method: oneOf('passkey', 'totp', 'recovery') }),
      fixtures: [
        fixture(FIXTURES.byAuthenticatorCode, { method: 'totp' }),
        fixture(FIXTURES.byPasskey, { method: 'passkey' }),
        fixture(NAMES.byRecoveryCode, { method: 'recovery' }),
      ],
    },
    'field.changed': {
      name: EVENTS['field.changed'],
      from: 'person',
      payload: record({ field: oneOf('code', 'recoveryCode'), value: TEXT }),
      fixtures: [
        fixture(FIXTURES.aRightAuthenticatorCode, { field: 'code', value: '123456' }),
        fixture(FIXTURES.aCodeThatIsTooShort, { field: 'code', value: '12' }),
        fixture('A recovery code', { field: 'recoveryCode', value: 'aaaa-1111' }),
        ...hostileTexts((value) => ({ field: 'recoveryCode' as const, value })),
      ],
    },
    'factor.submitted': bare('person', 'Second factor submitted'),
    'factor.left': bare('person', 'Second factor left'),
    'method.shown': {
      name: 'Way shown',
      from: 'machine',
      payload: record({ method: oneOf('passkey', 'totp', 'recovery') }),
      fixtures: [
        fixture(FIXTURES.byAuthenticatorCode, { method: 'totp' }),
        fixture(FIXTURES.byPasskey, { method: 'passkey' }),
        fixture(NAMES.byRecoveryCode, { method: 'recovery' }),
      ],
    },
  },
  guards: {
    isAlone: 'Passkey alone',
    hasTicket: 'A first factor was right',
    isOffered: 'Is offered',
    isMethod: GUARDS.isMethod,
    startsWith: GUARDS.startsWith,
    isComplete: GUARDS.isComplete,
    asksDevice: 'Device is to be asked',
    isTicketOver: GUARDS.isTicketOver,
    mustWait: GUARDS.mustWait,
    isOver: GUARDS.isOver,
  },
  delays: {
    tick: DELAYS.tick,
    ticketLife: 'Life of the first factor',
  },
  actors: {
    askPasskey: {
      name: 'Ask the device for a passkey',
      kind: 'promise',
      resolves: [fixture(FIXTURES.aPasskey, { challengeId: 'challenge-1', assertion: '{"id":"passkey-1"}' })],
      rejects: refusals(SECOND_FACTOR_PROBLEM_CODES),
    },
    verifyFactor: {
      name: 'Verify the factor',
      kind: 'promise',
      resolves: [
        fixture(FIXTURES.signedIn, SAMPLE_SIGNED_IN),
        fixture(FIXTURES.signedInWithAHostileName, { viewer: HOSTILE_VIEWER, accessExpiresInSeconds: 900 }),
        fixture(FIXTURES.signedInLifetimeUnknown, { viewer: SAMPLE_VIEWER }),
      ],
      rejects: refusals(SECOND_FACTOR_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof secondFactorMachine>;

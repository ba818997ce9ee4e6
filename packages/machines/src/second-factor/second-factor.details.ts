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
  byRecoveryCode: /*i18n*/ { id: 'machine.secondFactor.fixture.byRecoveryCode', message: 'By recovery code' },
} as const;

/** Second factor: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.secondFactor.name', message: 'Second factor' },
  purpose: /*i18n*/ {
    id: 'machine.secondFactor.purpose',
    message: 'Finishes a sign-in by an app, a recovery code or a passkey, or signs in by a passkey alone.',
  },
  inputs: [
    fixture(FIXTURES.everyWay, {
      ticket: { ticket: 'ticket-1', methods: ['totp', 'passkey', 'recovery'], expiresInSeconds: 300 },
    }),
    fixture(
      /*i18n*/ { id: 'machine.secondFactor.fixture.passkeyAlone', message: 'Passkey alone' },
      { ticket: null },
    ),
    fixture(
      /*i18n*/ { id: 'machine.secondFactor.fixture.passkeyFirst', message: 'Passkey first' },
      { ticket: { ticket: 'ticket-1', methods: ['passkey'], expiresInSeconds: 300 } },
    ),
    fixture(
      /*i18n*/ { id: 'machine.secondFactor.fixture.recoveryCodeOnly', message: 'Recovery code only' },
      { ticket: { ticket: 'ticket-1', methods: ['recovery'], expiresInSeconds: 300 } },
    ),
    fixture(
      /*i18n*/ { id: 'machine.secondFactor.fixture.noWayKnown', message: 'No way known' },
      { ticket: { ticket: 'ticket-1', methods: [], expiresInSeconds: 300 } },
    ),
  ],
  contexts: [fixture(FIXTURES.oneSecondLeftToWait, { countdown: { endsAt: 0, secondsLeft: 1 } })],
  states: {
    confirming: /*i18n*/ {
      id: 'machine.secondFactor.state.confirming',
      message: 'Asking for the second factor',
    },
    'confirming.method': STATES.method,
    'confirming.method.choosing': STATES.choosing,
    'confirming.method.totp': /*i18n*/ {
      id: 'machine.secondFactor.state.confirming.method.totp',
      message: 'By authenticator code',
    },
    'confirming.method.passkey': /*i18n*/ {
      id: 'machine.secondFactor.state.confirming.method.passkey',
      message: 'By passkey',
    },
    'confirming.method.recovery': /*i18n*/ {
      id: 'machine.secondFactor.state.confirming.method.recovery',
      message: 'By recovery code',
    },
    'confirming.submission': STATES.submission,
    'confirming.submission.deciding': STATES.deciding,
    'confirming.submission.editing': STATES.editing,
    'confirming.submission.editing.untouched': STATES.untouched,
    'confirming.submission.editing.invalid': STATES.invalid,
    'confirming.submission.editing.refused': STATES.refused,
    'confirming.submission.asking': /*i18n*/ {
      id: 'machine.secondFactor.state.confirming.submission.asking',
      message: 'Asking the device',
    },
    'confirming.submission.verifying': /*i18n*/ {
      id: 'machine.secondFactor.state.confirming.submission.verifying',
      message: 'Verifying',
    },
    'confirming.submission.judging': STATES.judging,
    'confirming.submission.throttled': STATES.throttled,
    signedIn: STATES.signedIn,
    expired: /*i18n*/ { id: 'machine.secondFactor.state.expired', message: 'Too late' },
    left: /*i18n*/ { id: 'machine.secondFactor.state.left', message: 'Left' },
  },
  events: {
    'factor.chosen': {
      name: /*i18n*/ { id: 'machine.secondFactor.event.factor.chosen', message: 'Second factor chosen' },
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
        fixture(
          /*i18n*/ { id: 'machine.secondFactor.fixture.aRecoveryCode', message: 'A recovery code' },
          { field: 'recoveryCode', value: 'aaaa-1111' },
        ),
        ...hostileTexts((value) => ({ field: 'recoveryCode' as const, value })),
      ],
    },
    'factor.submitted': bare(
      'person',
      /*i18n*/ { id: 'machine.secondFactor.event.factor.submitted', message: 'Second factor submitted' },
    ),
    'factor.left': bare(
      'person',
      /*i18n*/ { id: 'machine.secondFactor.event.factor.left', message: 'Second factor left' },
    ),
    'method.shown': {
      name: /*i18n*/ { id: 'machine.secondFactor.event.method.shown', message: 'Way shown' },
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
    isAlone: /*i18n*/ { id: 'machine.secondFactor.guard.isAlone', message: 'Passkey alone' },
    hasTicket: /*i18n*/ { id: 'machine.secondFactor.guard.hasTicket', message: 'A first factor was right' },
    isOffered: /*i18n*/ { id: 'machine.secondFactor.guard.isOffered', message: 'Is offered' },
    isMethod: GUARDS.isMethod,
    startsWith: GUARDS.startsWith,
    isComplete: GUARDS.isComplete,
    asksDevice: /*i18n*/ { id: 'machine.secondFactor.guard.asksDevice', message: 'Device is to be asked' },
    isTicketOver: GUARDS.isTicketOver,
    mustWait: GUARDS.mustWait,
    isOver: GUARDS.isOver,
  },
  delays: {
    tick: DELAYS.tick,
    ticketLife: /*i18n*/ { id: 'machine.secondFactor.delay.ticketLife', message: 'Life of the first factor' },
  },
  actors: {
    askPasskey: {
      name: /*i18n*/ { id: 'machine.secondFactor.actor.askPasskey', message: 'Ask the device for a passkey' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.aPasskey, { challengeId: 'challenge-1', assertion: '{"id":"passkey-1"}' })],
      rejects: refusals(SECOND_FACTOR_PROBLEM_CODES),
    },
    verifyFactor: {
      name: /*i18n*/ { id: 'machine.secondFactor.actor.verifyFactor', message: 'Verify the factor' },
      kind: 'promise',
      resolves: [
        fixture(FIXTURES.signedIn, SAMPLE_SIGNED_IN),
        fixture(FIXTURES.signedInWithAHostileName, { viewer: HOSTILE_VIEWER, accessExpiresInSeconds: 900 }),
        fixture(FIXTURES.signedInLifeOfTheAccessNotTold, { viewer: SAMPLE_VIEWER }),
      ],
      rejects: refusals(SECOND_FACTOR_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof secondFactorMachine>;

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
import { CHANNEL_CHOSEN, CODE_REFUSED, CODE_SENT } from '../details/shared-events.details.ts';
import { CODE_REQUEST } from '../details/shared-actors.details.ts';
import { STEP_UP_PROBLEM_CODES } from './index.ts';
import type { stepUpMachine } from './step-up.machine.ts';

/** Fresh proof of the person: what people read and try. */
export const details = {
  name: 'Fresh proof of the person',
  inputs: [
    fixture(FIXTURES.everyMethod, {
      methods: ['passkey', 'totp', 'password', 'code'],
      contacts: [
        { channel: 'email', target: 'a***@example.org' },
        { channel: 'mobile', target: '138****8000' },
      ],
    }),
    fixture(FIXTURES.passwordOnly, { methods: ['password'], contacts: [] }),
    fixture('Code only', {
      methods: ['code'],
      contacts: [
        { channel: 'email', target: 'a***@example.org' },
        { channel: 'mobile', target: '138****8000' },
      ],
    }),
    fixture('Code without a contact', { methods: ['code'], contacts: [] }),
  ],
  contexts: [fixture(FIXTURES.oneSecondLeftToWait, { countdown: { endsAt: 0, secondsLeft: 1 } })],
  states: {
    form: 'Form',
    'form.editing': STATES.editing,
    'form.editing.untouched': STATES.untouched,
    'form.editing.invalid': STATES.invalid,
    'form.editing.refused': STATES.refused,
    'form.submitting': STATES.submitting,
    'form.touching': 'Asking the device',
    'form.evaluating': STATES.evaluating,
    'form.throttled': STATES.throttled,
    proven: 'Proven',
    cancelled: STATES.cancelled,
  },
  events: {
    'code.sent': CODE_SENT,
    'method.chosen': {
      name: EVENTS['method.chosen'],
      from: 'person',
      payload: record({ method: oneOf('code', 'passkey', 'totp', 'password') }),
      fixtures: [
        fixture(FIXTURES.byPassword, { method: 'password' }),
        fixture(FIXTURES.byCode, { method: 'code' }),
        fixture(FIXTURES.byAuthenticatorCode, { method: 'totp' }),
        fixture(FIXTURES.byPasskey, { method: 'passkey' }),
      ],
    },
    'channel.chosen': CHANNEL_CHOSEN,
    'field.changed': {
      name: EVENTS['field.changed'],
      from: 'person',
      payload: record({ field: oneOf('code', 'totp', 'password'), value: TEXT }),
      fixtures: [
        fixture(FIXTURES.aRightPassword, { field: 'password', value: 'correct horse battery' }),
        fixture(FIXTURES.aRightCode, { field: 'code', value: '123456' }),
        fixture(FIXTURES.aCodeThatIsTooShort, { field: 'code', value: '12' }),
        fixture(FIXTURES.aRightAuthenticatorCode, { field: 'totp', value: '123456' }),
        ...hostileTexts((value) => ({ field: 'password' as const, value })),
      ],
    },
    'code.requested': bare('person', EVENTS['code.requested']),
    'proof.submitted': bare('person', 'Proof submitted'),
    'proof.cancelled': bare('person', 'Proof cancelled'),
    'code.refused': CODE_REFUSED,
  },
  guards: {
    isComplete: GUARDS.isComplete,
    isPasskey: 'Is a passkey',
    canBeSentCode: GUARDS.canBeSentCode,
    mustWait: GUARDS.mustWait,
    isOver: GUARDS.isOver,
  },
  delays: {
    tick: DELAYS.tick,
  },
  actors: {
    codeRequest: CODE_REQUEST,
    prove: {
      name: 'Prove the person',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(STEP_UP_PROBLEM_CODES),
    },
    provePasskey: {
      name: 'Prove by passkey',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(STEP_UP_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof stepUpMachine>;

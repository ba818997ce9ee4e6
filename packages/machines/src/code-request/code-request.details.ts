import type { MachineDetails } from '../shared/machine-details.ts';
import { record, TEXT } from '../shared/json-schema.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { CODE_REQUEST_PROBLEM_CODES } from './index.ts';
import type { codeRequestMachine } from './code-request.machine.ts';

/** Request for a code: what people read and try. */
export const details = {
  name: 'Request for a code',
  inputs: [
    fixture('Sign-in by phone', { channel: 'mobile', purpose: 'login' }),
    fixture('Registration by email', { channel: 'email', purpose: 'register' }),
    fixture('New password by email', { channel: 'email', purpose: 'reset' }),
  ],
  contexts: [fixture(FIXTURES.oneSecondLeftToWait, { countdown: { endsAt: 0, secondsLeft: 1 } })],
  states: {
    ready: 'Ready to send',
    'ready.untouched': STATES.untouched,
    'ready.again': 'Another code possible',
    'ready.refused': 'Refused',
    sending: STATES.sending,
    evaluating: STATES.evaluating,
    cooling: 'Waiting before another code',
    'cooling.sent': 'Sent',
    'cooling.throttled': STATES.throttled,
  },
  events: {
    'code.requested': {
      name: EVENTS['code.requested'],
      from: 'person',
      payload: record({ target: TEXT }, { countryCode: TEXT }),
      fixtures: [
        fixture(FIXTURES.aRightPhoneNumber, { target: '13800138000', countryCode: '86' }),
        fixture(FIXTURES.aRightEmailAddress, { target: 'ada@example.org' }),
        ...hostileTexts((target) => ({ target })),
      ],
    },
  },
  guards: {
    isOver: GUARDS.isOver,
    mustWait: GUARDS.mustWait,
  },
  delays: {
    tick: DELAYS.tick,
  },
  actors: {
    sendCode: {
      name: 'Send a code',
      kind: 'promise',
      resolves: [
        fixture('Sent, sixty seconds to the next', { expiresInSeconds: 600, retryAfterSeconds: 60 }),
        fixture('Sent, nothing told', {}),
      ],
      rejects: refusals(CODE_REQUEST_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof codeRequestMachine>;

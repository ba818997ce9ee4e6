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
  name: /*i18n*/ { id: 'machine.codeRequest.name', message: 'Request for a code' },
  purpose: /*i18n*/ {
    id: 'machine.codeRequest.purpose',
    message: 'Sends a code by message or mail and counts down to the next one.',
  },
  inputs: [
    fixture(
      /*i18n*/ { id: 'machine.codeRequest.fixture.signInByPhone', message: 'Sign-in by phone' },
      { channel: 'mobile', purpose: 'login' },
    ),
    fixture(
      /*i18n*/ { id: 'machine.codeRequest.fixture.registrationByEmail', message: 'Registration by email' },
      { channel: 'email', purpose: 'register' },
    ),
    fixture(
      /*i18n*/ { id: 'machine.codeRequest.fixture.newPasswordByEmail', message: 'New password by email' },
      { channel: 'email', purpose: 'reset' },
    ),
  ],
  contexts: [fixture(FIXTURES.oneSecondLeftToWait, { countdown: { endsAt: 0, secondsLeft: 1 } })],
  states: {
    ready: /*i18n*/ { id: 'machine.codeRequest.state.ready', message: 'Ready to send' },
    'ready.untouched': STATES.untouched,
    'ready.again': /*i18n*/ { id: 'machine.codeRequest.state.ready.again', message: 'Another code possible' },
    'ready.refused': /*i18n*/ { id: 'machine.codeRequest.state.ready.refused', message: 'Refused' },
    sending: STATES.sending,
    judging: STATES.judging,
    cooling: /*i18n*/ { id: 'machine.codeRequest.state.cooling', message: 'Waiting before another code' },
    'cooling.sent': /*i18n*/ { id: 'machine.codeRequest.state.cooling.sent', message: 'Sent' },
    'cooling.throttled': STATES.throttled,
  },
  events: {
    'code.requested': {
      name: EVENTS['code.requested'],
      from: 'person',
      payload: record(
        { target: TEXT },
        { countryCode: TEXT, captcha: record({ captchaId: TEXT, captchaText: TEXT }) },
      ),
      fixtures: [
        fixture(FIXTURES.aRightPhoneNumber, { target: '13800138000', countryCode: '86' }),
        fixture(FIXTURES.aRightEmailAddress, { target: 'ada@example.org' }),
        fixture(
          /*i18n*/ {
            id: 'machine.codeRequest.fixture.withAnAnswerToThePuzzle',
            message: 'With an answer to the puzzle',
          },
          {
            target: '13800138000',
            countryCode: '86',
            captcha: { captchaId: 'puzzle-1', captchaText: 'x7k2' },
          },
        ),
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
      name: /*i18n*/ { id: 'machine.codeRequest.actor.sendCode', message: 'Send a code' },
      kind: 'promise',
      resolves: [
        fixture(
          /*i18n*/ {
            id: 'machine.codeRequest.fixture.sentSixtySecondsToTheNext',
            message: 'Sent, sixty seconds to the next',
          },
          { expiresInSeconds: 600, retryAfterSeconds: 60 },
        ),
        fixture(
          /*i18n*/ { id: 'machine.codeRequest.fixture.sentNothingTold', message: 'Sent, nothing told' },
          {},
        ),
      ],
      rejects: refusals(CODE_REQUEST_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof codeRequestMachine>;

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
import { PASSWORD_RESET_PROBLEM_CODES } from './index.ts';
import type { passwordResetMachine } from './password-reset.machine.ts';

/** Password reset: what people read and try. */
export const details = {
  name: 'Password reset',
  inputs: [
    fixture(FIXTURES.byPhone, {}),
    fixture(FIXTURES.byEmail, { channel: 'email', target: 'ada@example.org' }),
    fixture(FIXTURES.anotherCountry, { channel: 'mobile', countryCode: '49' }),
  ],
  contexts: [fixture(FIXTURES.oneSecondLeftToWait, { countdown: { endsAt: 0, secondsLeft: 1 } })],
  states: {
    form: STATES.form,
    'form.submission': STATES.submission,
    'form.submission.editing': STATES.editing,
    'form.submission.editing.untouched': STATES.untouched,
    'form.submission.editing.invalid': STATES.invalid,
    'form.submission.editing.refused': STATES.refused,
    'form.submission.submitting': STATES.submitting,
    'form.submission.evaluating': STATES.evaluating,
    'form.submission.throttled': STATES.throttled,
    changed: STATES.changed,
  },
  events: {
    'code.sent': CODE_SENT,
    'code.refused': CODE_REFUSED,
    'channel.chosen': CHANNEL_CHOSEN,
    'field.changed': {
      name: EVENTS['field.changed'],
      from: 'person',
      payload: record({
        field: oneOf('code', 'mobile', 'email', 'countryCode', 'newPassword'),
        value: TEXT,
      }),
      fixtures: [
        fixture(FIXTURES.aRightPhoneNumber, { field: 'mobile', value: '13800138000' }),
        fixture(FIXTURES.aWrongPhoneNumber, { field: 'mobile', value: '123' }),
        fixture(FIXTURES.digitsOfAnotherScript, {
          field: 'mobile',
          value: '\u0661\u0663\u0668\u0660\u0660\u0661\u0663\u0668\u0660\u0660\u0660',
        }),
        fixture(FIXTURES.aRightEmailAddress, { field: 'email', value: 'ada@example.org' }),
        fixture(FIXTURES.aWrongEmailAddress, { field: 'email', value: 'ada@example' }),
        fixture(FIXTURES.aRightCode, { field: 'code', value: '123456' }),
        fixture(FIXTURES.aCodeThatIsTooShort, { field: 'code', value: '12' }),
        fixture(FIXTURES.aRightPassword, { field: 'newPassword', value: 'correct horse battery' }),
        fixture(FIXTURES.aPasswordThatIsTooShort, { field: 'newPassword', value: 'short' }),
        fixture(FIXTURES.anotherCountry, { field: 'countryCode', value: '49' }),
        ...hostileTexts((value) => ({ field: 'newPassword' as const, value })),
      ],
    },
    'code.requested': bare('person', EVENTS['code.requested']),
    'password.submitted': bare('person', EVENTS['password.submitted']),
  },
  guards: {
    isComplete: GUARDS.isComplete,
    canBeSentCode: GUARDS.canBeSentCode,
    mustWait: GUARDS.mustWait,
    isOver: GUARDS.isOver,
  },
  delays: {
    tick: DELAYS.tick,
  },
  actors: {
    codeRequest: CODE_REQUEST,
    resetPassword: {
      name: 'Reset the password',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(PASSWORD_RESET_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof passwordResetMachine>;

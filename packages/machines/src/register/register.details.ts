import type { MachineDetails } from '../shared/machine-details.ts';
import { oneOf, record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import {
  AGREEMENT_CHANGED,
  CHANNEL_CHOSEN,
  CODE_REFUSED,
  CODE_SENT,
} from '../details/shared-events.details.ts';
import { CODE_REQUEST } from '../details/shared-actors.details.ts';
import {
  HOSTILE_VIEWER,
  SAMPLE_SCHOOL_ID,
  SAMPLE_SIGNED_IN,
  SAMPLE_VIEWER,
} from '../details/sample-values.ts';
import { REGISTER_PROBLEM_CODES } from './index.ts';
import type { registerMachine } from './register.machine.ts';
import { REGISTER_NAMES } from './register.names.details.ts';

/** Registration: what people read and try. */
export const details = {
  name: 'Registration',
  inputs: [
    fixture(FIXTURES.byPhone, {}),
    fixture(FIXTURES.byEmail, { channel: 'email' }),
    fixture('Password required', { channel: 'email', requiresPassword: true }),
    fixture('In a school', { tenantId: SAMPLE_SCHOOL_ID, countryCode: '49' }),
  ],
  contexts: [fixture(FIXTURES.oneSecondLeftToWait, { countdown: { endsAt: 0, secondsLeft: 1 } })],
  ...REGISTER_NAMES,
  events: {
    'code.sent': CODE_SENT,
    'code.refused': CODE_REFUSED,
    'channel.chosen': CHANNEL_CHOSEN,
    'field.changed': {
      name: EVENTS['field.changed'],
      from: 'person',
      payload: record({
        field: oneOf('mobile', 'email', 'countryCode', 'password', 'emailCode', 'mobileCode', 'nickName'),
        value: TEXT,
      }),
      fixtures: [
        fixture(FIXTURES.aNickname, { field: 'nickName', value: 'Ada' }),
        fixture(FIXTURES.aNicknameThatIsTooLong, { field: 'nickName', value: 'a'.repeat(41) }),
        fixture(FIXTURES.aRightPhoneNumber, { field: 'mobile', value: '13800138000' }),
        fixture(FIXTURES.aWrongPhoneNumber, { field: 'mobile', value: '123' }),
        fixture(FIXTURES.digitsOfAnotherScript, {
          field: 'mobile',
          value: '\u0661\u0663\u0668\u0660\u0660\u0661\u0663\u0668\u0660\u0660\u0660',
        }),
        fixture(FIXTURES.aRightTextMessageCode, { field: 'mobileCode', value: '123456' }),
        fixture(FIXTURES.aRightEmailAddress, { field: 'email', value: 'ada@example.org' }),
        fixture(FIXTURES.aWrongEmailAddress, { field: 'email', value: 'ada@example' }),
        fixture(FIXTURES.aRightEmailCode, { field: 'emailCode', value: '123456' }),
        fixture(FIXTURES.aRightPassword, { field: 'password', value: 'correct horse battery' }),
        fixture(FIXTURES.aPasswordThatIsTooShort, { field: 'password', value: 'short' }),
        fixture(FIXTURES.anotherCountry, { field: 'countryCode', value: '49' }),
        ...hostileTexts((value) => ({ field: 'nickName' as const, value })),
      ],
    },
    'agreement.changed': AGREEMENT_CHANGED,
    'code.requested': bare('person', EVENTS['code.requested']),
    'registration.submitted': bare('person', 'Registration submitted'),
  },
  actors: {
    codeRequest: CODE_REQUEST,
    register: {
      name: 'Register',
      kind: 'promise',
      resolves: [
        fixture(FIXTURES.signedIn, SAMPLE_SIGNED_IN),
        fixture(FIXTURES.signedInWithAHostileName, { viewer: HOSTILE_VIEWER, accessExpiresInSeconds: 900 }),
        fixture(FIXTURES.signedInLifetimeUnknown, { viewer: SAMPLE_VIEWER }),
      ],
      rejects: refusals(REGISTER_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof registerMachine>;

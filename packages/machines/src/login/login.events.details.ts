import type { MachineDetails } from '../shared/machine-details.ts';
import { oneOf, record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { CODE_REFUSED, CODE_SENT } from '../details/shared-events.details.ts';
import { PROVIDER_SCHEMA } from '../details/sample-values.ts';
import type { loginMachine } from './login.machine.ts';

const NAMES = {
  byTextMessage: 'By text message',
} as const;

/** What may happen, and values to try it with. */
export const LOGIN_EVENTS = {
  'method.chosen': {
    name: EVENTS['method.chosen'],
    from: 'person',
    payload: record({ method: oneOf('password', 'smsCode', 'emailCode') }),
    fixtures: [
      fixture(FIXTURES.byPassword, { method: 'password' }),
      fixture(NAMES.byTextMessage, { method: 'smsCode' }),
      fixture(FIXTURES.byEmail, { method: 'emailCode' }),
    ],
  },
  'field.changed': {
    name: EVENTS['field.changed'],
    from: 'person',
    payload: record({
      field: oneOf('mobile', 'email', 'countryCode', 'password', 'smsCode', 'emailCode', 'account'),
      value: TEXT,
    }),
    fixtures: [
      fixture('A right account', { field: 'account', value: 'ada@example.org' }),
      fixture(FIXTURES.aRightPassword, { field: 'password', value: 'correct horse battery' }),
      fixture(FIXTURES.aRightPhoneNumber, { field: 'mobile', value: '13800138000' }),
      fixture(FIXTURES.aWrongPhoneNumber, { field: 'mobile', value: '123' }),
      fixture(FIXTURES.digitsOfAnotherScript, {
        field: 'mobile',
        value: '\u0661\u0663\u0668\u0660\u0660\u0661\u0663\u0668\u0660\u0660\u0660',
      }),
      fixture(FIXTURES.anotherCountry, { field: 'countryCode', value: '49' }),
      fixture(FIXTURES.aRightEmailAddress, { field: 'email', value: 'ada@example.org' }),
      fixture(FIXTURES.aWrongEmailAddress, { field: 'email', value: 'ada@example' }),
      fixture(FIXTURES.aRightTextMessageCode, { field: 'smsCode', value: '123456' }),
      fixture(FIXTURES.aRightEmailCode, { field: 'emailCode', value: '123456' }),
      ...hostileTexts((value) => ({ field: 'account' as const, value })),
    ],
  },
  'code.requested': bare('person', EVENTS['code.requested']),
  'login.submitted': bare('person', 'Sign-in submitted'),
  'qr.chosen': bare('person', 'QR code chosen'),
  'passkey.chosen': bare('person', 'Passkey chosen'),
  'provider.chosen': {
    name: 'Third party chosen',
    from: 'person',
    payload: record({ provider: PROVIDER_SCHEMA }),
    fixtures: [
      fixture('Offered', { provider: 'stoa' }),
      fixture('Offered by others only', { provider: 'imc' }),
    ],
  },
  'page.restored': bare('page', EVENTS['page.restored']),
  'offer.retried': bare('person', 'Ways in retried'),
  'code.sent': CODE_SENT,
  'code.refused': CODE_REFUSED,
  'offer.arrived': bare('machine', 'Ways in arrived'),
} satisfies MachineDetails<typeof loginMachine>['events'];

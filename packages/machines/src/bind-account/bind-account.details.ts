import type { MachineDetails } from '../shared/machine-details.ts';
import { oneOf, record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { SECOND_FACTOR_ASKED, refusals } from '../details/refusals.ts';
import { CHANNEL_CHOSEN, CODE_REFUSED, CODE_SENT } from '../details/shared-events.details.ts';
import { CODE_REQUEST, SECOND_FACTOR } from '../details/shared-actors.details.ts';
import {
  HOSTILE_VIEWER,
  SAMPLE_PENDING_BIND,
  SAMPLE_SIGNED_IN,
  SAMPLE_VIEWER,
} from '../details/sample-values.ts';
import { BIND_ACCOUNT_PROBLEM_CODES } from './index.ts';
import type { bindAccountMachine } from './bind-account.machine.ts';
import { BIND_ACCOUNT_NAMES } from './bind-account.names.details.ts';

const NAMES = {
  byVerification: 'By verification',
  newAccount: 'New account',
} as const;

/** Linking a third party to an account: what people read and try. */
export const details = {
  name: 'Linking a third party to an account',
  inputs: [
    fixture(FIXTURES.byCode, { pending: SAMPLE_PENDING_BIND }),
    fixture(FIXTURES.byPassword, { pending: SAMPLE_PENDING_BIND, mode: 'password', channel: 'email' }),
    fixture(NAMES.byVerification, { pending: SAMPLE_PENDING_BIND, mode: 'verify' }),
    fixture(NAMES.newAccount, { pending: SAMPLE_PENDING_BIND, mode: 'create', channel: 'email' }),
  ],
  contexts: [fixture(FIXTURES.oneSecondLeftToWait, { countdown: { endsAt: 0, secondsLeft: 1 } })],
  ...BIND_ACCOUNT_NAMES,
  events: {
    'code.sent': CODE_SENT,
    'code.refused': CODE_REFUSED,
    'mode.chosen': {
      name: 'Way chosen',
      from: 'person',
      payload: record({ mode: oneOf('code', 'password', 'verify', 'create') }),
      fixtures: [
        fixture(FIXTURES.byCode, { mode: 'code' }),
        fixture(FIXTURES.byPassword, { mode: 'password' }),
        fixture(NAMES.byVerification, { mode: 'verify' }),
        fixture(NAMES.newAccount, { mode: 'create' }),
      ],
    },
    'channel.chosen': CHANNEL_CHOSEN,
    'field.changed': {
      name: EVENTS['field.changed'],
      from: 'person',
      payload: record({
        field: oneOf('code', 'mobile', 'email', 'countryCode', 'password', 'nickName'),
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
        fixture(FIXTURES.aRightPassword, { field: 'password', value: 'correct horse battery' }),
        fixture(FIXTURES.aNickname, { field: 'nickName', value: 'Ada' }),
        fixture(FIXTURES.anotherCountry, { field: 'countryCode', value: '49' }),
        ...hostileTexts((value) => ({ field: 'nickName' as const, value })),
      ],
    },
    'code.requested': bare('person', EVENTS['code.requested']),
    'binding.submitted': bare('person', 'Linking submitted'),
    'otherAccount.chosen': bare('person', 'Another account chosen'),
    'provider.restarted': bare('person', EVENTS['provider.restarted']),
    'binding.left': bare('person', 'Linking left'),
    'mode.shown': bare('machine', 'Way shown'),
  },
  actors: {
    codeRequest: CODE_REQUEST,
    secondFactor: SECOND_FACTOR,
    bindAccount: {
      name: 'Link the account',
      kind: 'promise',
      resolves: [
        fixture(FIXTURES.signedIn, SAMPLE_SIGNED_IN),
        fixture(FIXTURES.signedInWithAHostileName, { viewer: HOSTILE_VIEWER, accessExpiresInSeconds: 900 }),
        fixture(FIXTURES.signedInLifetimeUnknown, { viewer: SAMPLE_VIEWER }),
      ],
      rejects: [...refusals(BIND_ACCOUNT_PROBLEM_CODES), SECOND_FACTOR_ASKED],
    },
  },
} satisfies MachineDetails<typeof bindAccountMachine>;

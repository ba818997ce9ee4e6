import type { MachineDetails } from '../shared/machine-details.ts';
import { oneOf, record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { ACTORS } from '../details/actor-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { SECOND_FACTOR_ASKED, refusals } from '../details/refusals.ts';
import {
  HOSTILE_VIEWER,
  PROBLEM_SCHEMA,
  PROVIDER_SCHEMA,
  SAMPLE_CAPTCHA,
  SAMPLE_SIGNED_IN,
  SAMPLE_VIEWER,
} from '../details/sample-values.ts';
import { LOGIN_PROBLEM_CODES } from './index.ts';
import { SAMPLE_OFFER } from './login.samples.details.ts';
import type { loginMachine } from './login.machine.ts';
import { LOGIN_NAMES } from './login.names.details.ts';

const NAMES = {
  qRCodeFirst: /*i18n*/ { id: 'machine.login.fixture.qRCodeFirst', message: 'QR code first' },
  everyWayIn: /*i18n*/ { id: 'machine.login.fixture.everyWayIn', message: 'Every way in' },
  thirdPartiesOnly: /*i18n*/ { id: 'machine.login.fixture.thirdPartiesOnly', message: 'Third parties only' },
  qRCodeOnly: /*i18n*/ { id: 'machine.login.fixture.qRCodeOnly', message: 'QR code only' },
  byTextMessage: /*i18n*/ { id: 'machine.login.fixture.byTextMessage', message: 'By text message' },
} as const;

/** Sign-in: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.login.name', message: 'Sign-in' },
  inputs: [
    fixture(/*i18n*/ { id: 'machine.login.fixture.ownWaysIn', message: 'Own ways in' }, {}),
    fixture(
      /*i18n*/ { id: 'machine.login.fixture.waysInAreLoaded', message: 'Ways in are loaded' },
      { offer: 'load' },
    ),
    fixture(NAMES.qRCodeFirst, { offer: { ...SAMPLE_OFFER, qr: 'preferred' } }),
    fixture(NAMES.everyWayIn, { offer: SAMPLE_OFFER }),
    fixture(NAMES.thirdPartiesOnly, { offer: { ...SAMPLE_OFFER, methods: [], qr: 'none' } }),
    fixture(NAMES.qRCodeOnly, { offer: { ...SAMPLE_OFFER, methods: [] } }),
    fixture(NAMES.byTextMessage, { method: 'smsCode', countryCode: '49' }),
    fixture(FIXTURES.byEmail, { method: 'emailCode' }),
    fixture(
      /*i18n*/ {
        id: 'machine.login.fixture.backFromAThirdPartyThatFailed',
        message: 'Back from a third party that failed',
      },
      { offer: SAMPLE_OFFER, providerRefusal: { provider: 'stoa', problem: { code: 'PROVIDER_FAILED' } } },
    ),
    fixture(FIXTURES.pageToGoBackTo, { redirect: '/account' }),
    fixture(FIXTURES.hostilePageToGoBackTo, { redirect: '//evil.example.org/\\\\login' }),
  ],
  contexts: [
    fixture(FIXTURES.oneSecondLeftToWait, { countdown: { endsAt: 0, secondsLeft: 1 } }),
    fixture(FIXTURES.aPuzzle, { captcha: SAMPLE_CAPTCHA }),
  ],
  ...LOGIN_NAMES,
  events: {
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
        field: oneOf(
          'mobile',
          'email',
          'countryCode',
          'password',
          'smsCode',
          'emailCode',
          'account',
          'captchaText',
        ),
        value: TEXT,
      }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.login.fixture.aRightAccount', message: 'A right account' },
          { field: 'account', value: 'ada@example.org' },
        ),
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
        fixture(FIXTURES.anAnswerToThePuzzle, { field: 'captchaText', value: 'x7k2' }),
        ...hostileTexts((value) => ({ field: 'account' as const, value })),
      ],
    },
    'account.entered': bare(
      'person',
      /*i18n*/ { id: 'machine.login.event.account.entered', message: 'Account entered' },
    ),
    'code.requested': bare('person', EVENTS['code.requested']),
    'captcha.renewed': bare('person', EVENTS['captcha.renewed']),
    'login.submitted': bare(
      'person',
      /*i18n*/ { id: 'machine.login.event.login.submitted', message: 'Sign-in submitted' },
    ),
    'qr.chosen': bare('person', /*i18n*/ { id: 'machine.login.event.qr.chosen', message: 'QR code chosen' }),
    'passkey.chosen': bare(
      'person',
      /*i18n*/ { id: 'machine.login.event.passkey.chosen', message: 'Passkey chosen' },
    ),
    'provider.chosen': {
      name: /*i18n*/ { id: 'machine.login.event.provider.chosen', message: 'Third party chosen' },
      from: 'person',
      payload: record({ provider: PROVIDER_SCHEMA }),
      fixtures: [
        fixture(/*i18n*/ { id: 'machine.login.fixture.offered', message: 'Offered' }, { provider: 'stoa' }),
        fixture(
          /*i18n*/ { id: 'machine.login.fixture.offeredByOthersOnly', message: 'Offered by others only' },
          { provider: 'imc' },
        ),
      ],
    },
    'page.restored': bare('page', EVENTS['page.restored']),
    'offer.retried': bare(
      'person',
      /*i18n*/ { id: 'machine.login.event.offer.retried', message: 'Ways in retried' },
    ),
    'code.sent': {
      name: EVENTS['code.sent'],
      from: 'page',
      payload: record({ channel: oneOf('mobile', 'email') }),
      fixtures: [
        fixture(FIXTURES.byEmail, { channel: 'email' }),
        fixture(FIXTURES.byPhone, { channel: 'mobile' }),
      ],
    },
    'code.refused': {
      name: EVENTS['code.refused'],
      from: 'page',
      payload: record({ channel: oneOf('mobile', 'email'), problem: PROBLEM_SCHEMA }),
      fixtures: [
        fixture(FIXTURES.networkFailure, { channel: 'email', problem: { code: 'NETWORK' } }),
        fixture(FIXTURES.tooManyAttempts, {
          channel: 'mobile',
          problem: { code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 30 },
        }),
        fixture(FIXTURES.picturePuzzleRequired, { channel: 'mobile', problem: { code: 'CAPTCHA_REQUIRED' } }),
      ],
    },
    'captcha.needed': bare('machine', EVENTS['captcha.needed']),
    'captcha.used': bare('machine', EVENTS['captcha.used']),
    'login.refused': bare(
      'machine',
      /*i18n*/ { id: 'machine.login.event.login.refused', message: 'Sign-in refused' },
    ),
    'offer.arrived': bare(
      'machine',
      /*i18n*/ { id: 'machine.login.event.offer.arrived', message: 'Ways in arrived' },
    ),
  },
  actors: {
    codeRequest: {
      name: ACTORS.codeRequest,
      kind: 'machine',
      machine: 'codeRequest',
      resolves: [],
      rejects: [],
      sends: [
        fixture(FIXTURES.codeWasSent, { type: 'code.sent', channel: 'mobile' }),
        fixture(FIXTURES.codeWasNotSent, {
          type: 'code.refused',
          channel: 'mobile',
          problem: { code: 'NETWORK' },
        }),
        fixture(FIXTURES.picturePuzzleRequired, {
          type: 'code.refused',
          channel: 'mobile',
          problem: { code: 'CAPTCHA_REQUIRED' },
        }),
      ],
    },
    secondFactor: {
      name: ACTORS.secondFactor,
      kind: 'machine',
      machine: 'secondFactor',
      resolves: [
        fixture(FIXTURES.signedIn, { outcome: 'signedIn', signedIn: SAMPLE_SIGNED_IN }),
        fixture(FIXTURES.tooLate, { outcome: 'expired' }),
        fixture(FIXTURES.left, { outcome: 'left' }),
      ],
      rejects: [],
    },
    qrLogin: {
      name: /*i18n*/ { id: 'machine.login.actor.qrLogin', message: 'Sign-in by QR code' },
      kind: 'machine',
      machine: 'qrLogin',
      resolves: [fixture(FIXTURES.signedIn, SAMPLE_SIGNED_IN)],
      rejects: [],
    },
    loadCaptcha: {
      name: ACTORS.loadCaptcha,
      kind: 'promise',
      resolves: [fixture(FIXTURES.aPuzzle, SAMPLE_CAPTCHA), fixture(FIXTURES.noPuzzleNeeded, null)],
      rejects: refusals(LOGIN_PROBLEM_CODES),
    },
    signIn: {
      name: /*i18n*/ { id: 'machine.login.actor.signIn', message: 'Sign in' },
      kind: 'promise',
      resolves: [
        fixture(FIXTURES.signedIn, SAMPLE_SIGNED_IN),
        fixture(FIXTURES.signedInWithAHostileName, { viewer: HOSTILE_VIEWER, accessExpiresInSeconds: 900 }),
        fixture(FIXTURES.signedInLifeOfTheAccessNotTold, { viewer: SAMPLE_VIEWER }),
      ],
      rejects: [...refusals(LOGIN_PROBLEM_CODES), SECOND_FACTOR_ASKED],
    },
    loadOffer: {
      name: /*i18n*/ { id: 'machine.login.actor.loadOffer', message: 'Load the ways in' },
      kind: 'promise',
      resolves: [
        fixture(NAMES.everyWayIn, SAMPLE_OFFER),
        fixture(NAMES.qRCodeFirst, { ...SAMPLE_OFFER, qr: 'preferred' }),
        fixture(NAMES.thirdPartiesOnly, { ...SAMPLE_OFFER, methods: [], qr: 'none' }),
        fixture(NAMES.qRCodeOnly, { ...SAMPLE_OFFER, methods: [], providers: [] }),
        fixture(FIXTURES.passwordOnly, { ...SAMPLE_OFFER, methods: ['password'], qr: 'none', providers: [] }),
      ],
      rejects: refusals(LOGIN_PROBLEM_CODES),
    },
    goToProvider: {
      name: ACTORS.goToProvider,
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(LOGIN_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof loginMachine>;

import type { MachineDetails } from '../shared/machine-details.ts';
import { oneOf, record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
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
import type { loginMachine } from './login.machine.ts';

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
    fixture(NAMES.qRCodeFirst, {
      offer: {
        methods: ['password', 'smsCode', 'emailCode'],
        qr: 'preferred',
        providers: [
          { provider: 'stoa', name: 'Stoa', logoUrl: null, authorizeUrl: '/api/oauth2/stoa/authorize' },
          { provider: 'welink', name: 'WeLink', logoUrl: null, authorizeUrl: '/api/oauth2/welink/authorize' },
        ],
        registrationOpen: true,
      },
    }),
    fixture(NAMES.everyWayIn, {
      offer: {
        methods: ['password', 'smsCode', 'emailCode'],
        qr: 'offered',
        providers: [
          { provider: 'stoa', name: 'Stoa', logoUrl: null, authorizeUrl: '/api/oauth2/stoa/authorize' },
          { provider: 'welink', name: 'WeLink', logoUrl: null, authorizeUrl: '/api/oauth2/welink/authorize' },
        ],
        registrationOpen: true,
      },
    }),
    fixture(NAMES.thirdPartiesOnly, {
      offer: {
        methods: [],
        qr: 'none',
        providers: [
          { provider: 'stoa', name: 'Stoa', logoUrl: null, authorizeUrl: '/api/oauth2/stoa/authorize' },
          { provider: 'welink', name: 'WeLink', logoUrl: null, authorizeUrl: '/api/oauth2/welink/authorize' },
        ],
        registrationOpen: true,
      },
    }),
    fixture(NAMES.qRCodeOnly, {
      offer: {
        methods: [],
        qr: 'offered',
        providers: [
          { provider: 'stoa', name: 'Stoa', logoUrl: null, authorizeUrl: '/api/oauth2/stoa/authorize' },
          { provider: 'welink', name: 'WeLink', logoUrl: null, authorizeUrl: '/api/oauth2/welink/authorize' },
        ],
        registrationOpen: true,
      },
    }),
    fixture(NAMES.byTextMessage, { method: 'smsCode', countryCode: '49' }),
    fixture(FIXTURES.byEmail, { method: 'emailCode' }),
    fixture(
      /*i18n*/ {
        id: 'machine.login.fixture.backFromAThirdPartyThatFailed',
        message: 'Back from a third party that failed',
      },
      {
        offer: {
          methods: ['password', 'smsCode', 'emailCode'],
          qr: 'offered',
          providers: [
            { provider: 'stoa', name: 'Stoa', logoUrl: null, authorizeUrl: '/api/oauth2/stoa/authorize' },
            {
              provider: 'welink',
              name: 'WeLink',
              logoUrl: null,
              authorizeUrl: '/api/oauth2/welink/authorize',
            },
          ],
          registrationOpen: true,
        },
        providerRefusal: { provider: 'stoa', problem: { code: 'PROVIDER_FAILED' } },
      },
    ),
    fixture(FIXTURES.pageToGoBackTo, { redirect: '/account' }),
    fixture(FIXTURES.hostilePageToGoBackTo, { redirect: '//evil.example.org/\\\\login' }),
  ],
  contexts: [
    fixture(FIXTURES.oneSecondLeftToWait, { countdown: { endsAt: 0, secondsLeft: 1 } }),
    fixture(FIXTURES.aPuzzle, { captcha: SAMPLE_CAPTCHA }),
  ],
  states: {
    form: STATES.form,
    'form.method': STATES.method,
    'form.method.choosing': STATES.choosing,
    'form.method.password': STATES.password,
    'form.method.smsCode': /*i18n*/ {
      id: 'machine.login.state.form.method.smsCode',
      message: 'By text message code',
    },
    'form.method.emailCode': /*i18n*/ {
      id: 'machine.login.state.form.method.emailCode',
      message: 'By email code',
    },
    'form.method.qr': /*i18n*/ { id: 'machine.login.state.form.method.qr', message: 'By QR code' },
    'form.method.none': /*i18n*/ {
      id: 'machine.login.state.form.method.none',
      message: 'Third parties only',
    },
    'form.captcha': STATES.captcha,
    'form.captcha.absent': STATES.absent,
    'form.captcha.loading': STATES.loading,
    'form.captcha.shown': STATES.shown,
    'form.submission': STATES.submission,
    'form.submission.editing': STATES.editing,
    'form.submission.editing.untouched': STATES.untouched,
    'form.submission.editing.invalid': STATES.invalid,
    'form.submission.editing.refused': /*i18n*/ {
      id: 'machine.login.state.form.submission.editing.refused',
      message: 'Refused',
    },
    'form.submission.submitting': STATES.submitting,
    'form.submission.confirming': /*i18n*/ {
      id: 'machine.login.state.form.submission.confirming',
      message: 'Asking for the second factor',
    },
    'form.submission.passkey': /*i18n*/ {
      id: 'machine.login.state.form.submission.passkey',
      message: 'Signing in by passkey',
    },
    'form.submission.judging': STATES.judging,
    'form.submission.throttled': STATES.throttled,
    'form.offer': /*i18n*/ { id: 'machine.login.state.form.offer', message: 'Ways in of the school' },
    'form.offer.deciding': STATES.deciding,
    'form.offer.loading': STATES.loading,
    'form.offer.known': /*i18n*/ { id: 'machine.login.state.form.offer.known', message: 'Ways in known' },
    'form.offer.unknown': /*i18n*/ {
      id: 'machine.login.state.form.offer.unknown',
      message: 'Ways in not known',
    },
    'form.offer.closed': /*i18n*/ { id: 'machine.login.state.form.offer.closed', message: 'School closed' },
    'form.departure': /*i18n*/ {
      id: 'machine.login.state.form.departure',
      message: 'Leaving for a third party',
    },
    'form.departure.deciding': STATES.deciding,
    'form.departure.here': /*i18n*/ { id: 'machine.login.state.form.departure.here', message: 'Here' },
    'form.departure.here.quiet': STATES.quiet,
    'form.departure.here.refused': /*i18n*/ {
      id: 'machine.login.state.form.departure.here.refused',
      message: 'Third party failed',
    },
    'form.departure.leaving': /*i18n*/ {
      id: 'machine.login.state.form.departure.leaving',
      message: 'Leaving',
    },
    'form.departure.gone': STATES.gone,
    signedIn: STATES.signedIn,
  },
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
  guards: {
    isMethod: GUARDS.isMethod,
    startsWith: GUARDS.startsWith,
    startsWithQr: /*i18n*/ { id: 'machine.login.guard.startsWithQr', message: 'Starts with the QR code' },
    hasNoMethod: /*i18n*/ { id: 'machine.login.guard.hasNoMethod', message: 'No own way in' },
    isQrOffered: /*i18n*/ { id: 'machine.login.guard.isQrOffered', message: 'QR code is offered' },
    isFormHidden: /*i18n*/ { id: 'machine.login.guard.isFormHidden', message: 'Form is hidden' },
    isSignedIn: GUARDS.isSignedIn,
    isSecondFactorAsked: GUARDS.isSecondFactorAsked,
    isConfirmed: GUARDS.isConfirmed,
    isTicketOver: GUARDS.isTicketOver,
    mustLoadOffer: /*i18n*/ { id: 'machine.login.guard.mustLoadOffer', message: 'Ways in have to be loaded' },
    isSchoolClosed: /*i18n*/ { id: 'machine.login.guard.isSchoolClosed', message: 'School is closed' },
    wasProviderRefused: /*i18n*/ {
      id: 'machine.login.guard.wasProviderRefused',
      message: 'Third party has refused',
    },
    isProviderOffered: /*i18n*/ {
      id: 'machine.login.guard.isProviderOffered',
      message: 'Third party is offered',
    },
    hasPuzzle: GUARDS.hasPuzzle,
    isComplete: GUARDS.isComplete,
    canBeSentCode: GUARDS.canBeSentCode,
    wantsCode: GUARDS.wantsCode,
    needsPuzzle: GUARDS.needsPuzzle,
    wasPuzzleRefused: GUARDS.wasPuzzleRefused,
    mustSolvePuzzle: GUARDS.mustSolvePuzzle,
    mustWait: GUARDS.mustWait,
    isOver: GUARDS.isOver,
  },
  delays: {
    tick: DELAYS.tick,
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
        fixture(NAMES.everyWayIn, {
          methods: ['password', 'smsCode', 'emailCode'],
          qr: 'offered',
          providers: [
            { provider: 'stoa', name: 'Stoa', logoUrl: null, authorizeUrl: '/api/oauth2/stoa/authorize' },
            {
              provider: 'welink',
              name: 'WeLink',
              logoUrl: null,
              authorizeUrl: '/api/oauth2/welink/authorize',
            },
          ],
          registrationOpen: true,
        }),
        fixture(NAMES.qRCodeFirst, {
          methods: ['password', 'smsCode', 'emailCode'],
          qr: 'preferred',
          providers: [
            { provider: 'stoa', name: 'Stoa', logoUrl: null, authorizeUrl: '/api/oauth2/stoa/authorize' },
            {
              provider: 'welink',
              name: 'WeLink',
              logoUrl: null,
              authorizeUrl: '/api/oauth2/welink/authorize',
            },
          ],
          registrationOpen: true,
        }),
        fixture(NAMES.thirdPartiesOnly, {
          methods: [],
          qr: 'none',
          providers: [
            { provider: 'stoa', name: 'Stoa', logoUrl: null, authorizeUrl: '/api/oauth2/stoa/authorize' },
            {
              provider: 'welink',
              name: 'WeLink',
              logoUrl: null,
              authorizeUrl: '/api/oauth2/welink/authorize',
            },
          ],
          registrationOpen: true,
        }),
        fixture(NAMES.qRCodeOnly, { methods: [], qr: 'offered', providers: [], registrationOpen: true }),
        fixture(FIXTURES.passwordOnly, {
          methods: ['password'],
          qr: 'none',
          providers: [],
          registrationOpen: true,
        }),
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

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
  SAMPLE_CAPTCHA,
  SAMPLE_PENDING_BIND,
  SAMPLE_SIGNED_IN,
  SAMPLE_VIEWER,
} from '../details/sample-values.ts';
import { BIND_ACCOUNT_PROBLEM_CODES } from './index.ts';
import type { bindAccountMachine } from './bind-account.machine.ts';

const NAMES = {
  byVerification: /*i18n*/ { id: 'machine.bindAccount.fixture.byVerification', message: 'By verification' },
  newAccount: /*i18n*/ { id: 'machine.bindAccount.fixture.newAccount', message: 'New account' },
} as const;

/** Linking a third party to an account: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.bindAccount.name', message: 'Linking a third party to an account' },
  inputs: [
    fixture(FIXTURES.byCode, { pending: SAMPLE_PENDING_BIND }),
    fixture(FIXTURES.byPassword, { pending: SAMPLE_PENDING_BIND, mode: 'password', channel: 'email' }),
    fixture(NAMES.byVerification, { pending: SAMPLE_PENDING_BIND, mode: 'verify' }),
    fixture(NAMES.newAccount, { pending: SAMPLE_PENDING_BIND, mode: 'create', channel: 'email' }),
  ],
  contexts: [
    fixture(FIXTURES.oneSecondLeftToWait, { countdown: { endsAt: 0, secondsLeft: 1 } }),
    fixture(FIXTURES.aPuzzle, { captcha: SAMPLE_CAPTCHA }),
  ],
  states: {
    pending: /*i18n*/ { id: 'machine.bindAccount.state.pending', message: 'Waiting to be linked' },
    'pending.form': /*i18n*/ { id: 'machine.bindAccount.state.pending.form', message: 'Form' },
    'pending.form.mode': /*i18n*/ {
      id: 'machine.bindAccount.state.pending.form.mode',
      message: 'Way to link',
    },
    'pending.form.mode.choosing': STATES.choosing,
    'pending.form.mode.code': /*i18n*/ {
      id: 'machine.bindAccount.state.pending.form.mode.code',
      message: 'By code',
    },
    'pending.form.mode.password': STATES.password,
    'pending.form.mode.verify': /*i18n*/ {
      id: 'machine.bindAccount.state.pending.form.mode.verify',
      message: 'By verification',
    },
    'pending.form.mode.create': /*i18n*/ {
      id: 'machine.bindAccount.state.pending.form.mode.create',
      message: 'New account',
    },
    'pending.form.channel': /*i18n*/ {
      id: 'machine.bindAccount.state.pending.form.channel',
      message: 'Way to be reached',
    },
    'pending.form.channel.choosing': STATES.choosing,
    'pending.form.channel.mobile': STATES.mobile,
    'pending.form.channel.email': STATES.email,
    'pending.form.captcha': STATES.captcha,
    'pending.form.captcha.absent': STATES.absent,
    'pending.form.captcha.loading': STATES.loading,
    'pending.form.captcha.shown': STATES.shown,
    'pending.form.submission': STATES.submission,
    'pending.form.submission.editing': STATES.editing,
    'pending.form.submission.editing.untouched': STATES.untouched,
    'pending.form.submission.editing.invalid': STATES.invalid,
    'pending.form.submission.editing.refused': STATES.refused,
    'pending.form.submission.editing.refused.other': /*i18n*/ {
      id: 'machine.bindAccount.state.pending.form.submission.editing.refused.other',
      message: 'Refused for another reason',
    },
    'pending.form.submission.editing.refused.accountExists': STATES.accountExists,
    'pending.form.submission.submitting': STATES.submitting,
    'pending.form.submission.confirming': /*i18n*/ {
      id: 'machine.bindAccount.state.pending.form.submission.confirming',
      message: 'Asking for the second factor',
    },
    'pending.form.submission.judging': STATES.judging,
    'pending.form.submission.throttled': STATES.throttled,
    'pending.alreadyBound': /*i18n*/ {
      id: 'machine.bindAccount.state.pending.alreadyBound',
      message: 'Linked already',
    },
    expired: /*i18n*/ { id: 'machine.bindAccount.state.expired', message: 'Too late' },
    over: STATES.over,
  },
  events: {
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
    'mode.chosen': {
      name: /*i18n*/ { id: 'machine.bindAccount.event.mode.chosen', message: 'Way chosen' },
      from: 'person',
      payload: record({ mode: oneOf('code', 'password', 'verify', 'create') }),
      fixtures: [
        fixture(FIXTURES.byCode, { mode: 'code' }),
        fixture(FIXTURES.byPassword, { mode: 'password' }),
        fixture(NAMES.byVerification, { mode: 'verify' }),
        fixture(NAMES.newAccount, { mode: 'create' }),
      ],
    },
    'channel.chosen': {
      name: EVENTS['channel.chosen'],
      from: 'person',
      payload: record({ channel: oneOf('mobile', 'email') }),
      fixtures: [
        fixture(FIXTURES.byEmail, { channel: 'email' }),
        fixture(FIXTURES.byPhone, { channel: 'mobile' }),
      ],
    },
    'field.changed': {
      name: EVENTS['field.changed'],
      from: 'person',
      payload: record({
        field: oneOf('code', 'mobile', 'email', 'countryCode', 'password', 'captchaText', 'nickName'),
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
        fixture(FIXTURES.anAnswerToThePuzzle, { field: 'captchaText', value: 'x7k2' }),
        ...hostileTexts((value) => ({ field: 'nickName' as const, value })),
      ],
    },
    'code.requested': bare('person', EVENTS['code.requested']),
    'captcha.renewed': bare('person', EVENTS['captcha.renewed']),
    'binding.submitted': bare(
      'person',
      /*i18n*/ { id: 'machine.bindAccount.event.binding.submitted', message: 'Linking submitted' },
    ),
    'otherAccount.chosen': bare(
      'person',
      /*i18n*/ { id: 'machine.bindAccount.event.otherAccount.chosen', message: 'Another account chosen' },
    ),
    'provider.restarted': bare('person', EVENTS['provider.restarted']),
    'binding.left': bare(
      'person',
      /*i18n*/ { id: 'machine.bindAccount.event.binding.left', message: 'Linking left' },
    ),
    'captcha.needed': bare('machine', EVENTS['captcha.needed']),
    'captcha.used': bare('machine', EVENTS['captcha.used']),
    'binding.refused': bare(
      'machine',
      /*i18n*/ { id: 'machine.bindAccount.event.binding.refused', message: 'Linking refused' },
    ),
    'mode.shown': bare(
      'machine',
      /*i18n*/ { id: 'machine.bindAccount.event.mode.shown', message: 'Way shown' },
    ),
  },
  guards: {
    startsWith: GUARDS.startsWith,
    isMobile: GUARDS.isMobile,
    isComplete: GUARDS.isComplete,
    canBeSentCode: GUARDS.canBeSentCode,
    wantsCode: GUARDS.wantsCode,
    needsPuzzle: GUARDS.needsPuzzle,
    wasPuzzleRefused: GUARDS.wasPuzzleRefused,
    hasPuzzle: GUARDS.hasPuzzle,
    mustSolvePuzzle: GUARDS.mustSolvePuzzle,
    isSecondFactorAsked: GUARDS.isSecondFactorAsked,
    isConfirmed: GUARDS.isConfirmed,
    isTicketOver: GUARDS.isTicketOver,
    isExpired: GUARDS.isExpired,
    isAlreadyBound: GUARDS.isAlreadyBound,
    isAccountKnown: GUARDS.isAccountKnown,
    mustWait: GUARDS.mustWait,
    isOver: GUARDS.isOver,
  },
  delays: {
    tick: DELAYS.tick,
    bindingLife: /*i18n*/ { id: 'machine.bindAccount.delay.bindingLife', message: 'Time to link' },
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
    loadCaptcha: {
      name: ACTORS.loadCaptcha,
      kind: 'promise',
      resolves: [fixture(FIXTURES.aPuzzle, SAMPLE_CAPTCHA), fixture(FIXTURES.noPuzzleNeeded, null)],
      rejects: refusals(BIND_ACCOUNT_PROBLEM_CODES),
    },
    bindAccount: {
      name: /*i18n*/ { id: 'machine.bindAccount.actor.bindAccount', message: 'Link the account' },
      kind: 'promise',
      resolves: [
        fixture(FIXTURES.signedIn, SAMPLE_SIGNED_IN),
        fixture(FIXTURES.signedInWithAHostileName, { viewer: HOSTILE_VIEWER, accessExpiresInSeconds: 900 }),
        fixture(FIXTURES.signedInLifeOfTheAccessNotTold, { viewer: SAMPLE_VIEWER }),
      ],
      rejects: [...refusals(BIND_ACCOUNT_PROBLEM_CODES), SECOND_FACTOR_ASKED],
    },
  },
} satisfies MachineDetails<typeof bindAccountMachine>;

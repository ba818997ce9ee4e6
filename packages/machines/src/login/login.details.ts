import type { MachineDetails } from '../shared/machine-details.ts';
import { ACTORS } from '../details/actor-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { SECOND_FACTOR_ASKED, refusals } from '../details/refusals.ts';
import { CODE_REQUEST, SECOND_FACTOR } from '../details/shared-actors.details.ts';
import { HOSTILE_VIEWER, SAMPLE_SIGNED_IN, SAMPLE_VIEWER } from '../details/sample-values.ts';
import { LOGIN_PROBLEM_CODES } from './index.ts';
import { SAMPLE_OFFER } from './login.samples.details.ts';
import type { loginMachine } from './login.machine.ts';
import { LOGIN_EVENTS } from './login.events.details.ts';
import { LOGIN_NAMES } from './login.names.details.ts';

const NAMES = {
  qrCodeFirst: 'QR code first',
  everyMethod: 'Every way in',
  thirdPartiesOnly: 'Third parties only',
  qrCodeOnly: 'QR code only',
  byTextMessage: 'By text message',
} as const;

/** Sign-in: what people read and try. */
export const details = {
  name: 'Sign-in',
  inputs: [
    fixture('Own ways in', {}),
    fixture('Ways in are loaded', { offer: 'load' }),
    fixture(NAMES.qrCodeFirst, { offer: { ...SAMPLE_OFFER, qr: 'preferred' } }),
    fixture(NAMES.everyMethod, { offer: SAMPLE_OFFER }),
    fixture(NAMES.thirdPartiesOnly, { offer: { ...SAMPLE_OFFER, methods: [], qr: 'none' } }),
    fixture(NAMES.qrCodeOnly, { offer: { ...SAMPLE_OFFER, methods: [] } }),
    fixture(NAMES.byTextMessage, { method: 'smsCode', countryCode: '49' }),
    fixture(FIXTURES.byEmail, { method: 'emailCode' }),
    fixture('Back from a third party that failed', {
      offer: SAMPLE_OFFER,
      providerRefusal: { provider: 'stoa', problem: { code: 'PROVIDER_FAILED' } },
    }),
    fixture(FIXTURES.pageToGoBackTo, { redirect: '/account' }),
    fixture(FIXTURES.hostilePageToGoBackTo, { redirect: '//evil.example.org/\\\\login' }),
  ],
  contexts: [fixture(FIXTURES.oneSecondLeftToWait, { countdown: { endsAt: 0, secondsLeft: 1 } })],
  ...LOGIN_NAMES,
  events: LOGIN_EVENTS,
  actors: {
    codeRequest: CODE_REQUEST,
    secondFactor: SECOND_FACTOR,
    qrLogin: {
      name: 'Sign-in by QR code',
      kind: 'machine',
      machine: 'qrLogin',
      resolves: [fixture(FIXTURES.signedIn, SAMPLE_SIGNED_IN)],
      rejects: [],
    },
    signIn: {
      name: 'Sign in',
      kind: 'promise',
      resolves: [
        fixture(FIXTURES.signedIn, SAMPLE_SIGNED_IN),
        fixture(FIXTURES.signedInWithAHostileName, { viewer: HOSTILE_VIEWER, accessExpiresInSeconds: 900 }),
        fixture(FIXTURES.signedInLifetimeUnknown, { viewer: SAMPLE_VIEWER }),
      ],
      rejects: [...refusals(LOGIN_PROBLEM_CODES), SECOND_FACTOR_ASKED],
    },
    loadOffer: {
      name: 'Load the ways in',
      kind: 'promise',
      resolves: [
        fixture(NAMES.everyMethod, SAMPLE_OFFER),
        fixture(NAMES.qrCodeFirst, { ...SAMPLE_OFFER, qr: 'preferred' }),
        fixture(NAMES.thirdPartiesOnly, { ...SAMPLE_OFFER, methods: [], qr: 'none' }),
        fixture(NAMES.qrCodeOnly, { ...SAMPLE_OFFER, methods: [], providers: [] }),
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

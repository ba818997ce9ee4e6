import { pathAfterLogin } from '../school-choice/index.ts';
import { emptyLoginFields } from './login-form.ts';
import { DEFAULT_LOGIN_OFFER, methodFor } from './login-offer.ts';
import { loginSetup } from './login.setup.ts';
import { submission } from './login.submission.ts';
import { departure, method, offer } from './login.methods.ts';
import type { LoginInput } from './login.types.ts';

/**
 * The login form: the methods that the school has switched on, a code to scan, passkeys and third parties, a second
 * factor where the account asks for it, and a wait after too many attempts.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  meta: {
    purpose:
      'Logs a person in by password, code, QR code, passkey or a third party, with a second factor where it is asked for.',
    spec: ['B022', 'B026', 'B028', 'B029', 'C001', 'C002', 'C034', 'R41'],
  },
  context: ({ input }) => beginning(input),
  output: ({ context: { signedIn, path } }) => (signedIn === null ? null : { ...signedIn, path }),
  initial: 'form',
  states: {
    form: {
      type: 'parallel',
      invoke: [
        { id: 'smsCode', src: 'codeRequest', input: { channel: 'mobile', purpose: 'login' } },
        { id: 'emailCode', src: 'codeRequest', input: { channel: 'email', purpose: 'login' } },
      ],
      on: {
        'field.changed': { actions: { type: 'setField', params: ({ event }) => event } },
      },
      states: { method, submission, offer, departure },
    },
    signedIn: { type: 'final' },
  },
});

function beginning(input: LoginInput) {
  const { offer: given, method: wanted = null, countryCode = '86' } = input;
  const fields = emptyLoginFields(countryCode);
  const known = given === undefined || given === 'load' ? DEFAULT_LOGIN_OFFER : given;
  return {
    wanted,
    method: methodFor(known, 'password', wanted, fields),
    fields,
    fieldProblems: {},
    problem: null,
    countdown: null,
    offer: known,
    mustLoadOffer: given === 'load',
    offerProblem: null,
    provider: null,
    providerRefusal: input.providerRefusal ?? null,
    ticket: null,
    signedIn: null,
    path: pathAfterLogin(input.redirect, input.tenantId ?? null),
  };
}

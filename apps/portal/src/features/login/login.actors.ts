import { fromPromise } from 'xstate';
import { signIn, type SignInCall } from '@stoa/api/account.calls';
import { loginMachine, type SignedIn, type SignInInput } from '@stoa/machines/login';
import {
  accountActors,
  welcome,
  withCountry,
  type AccountActorsOptions,
} from '../../shared/auth/account.actors.ts';

/** The login form's machine with the calls that it makes. */
export function provideLogin(options: AccountActorsOptions) {
  return loginMachine.provide({
    actors: {
      ...accountActors(options),
      signIn: fromPromise<SignedIn, SignInInput>(async ({ input, signal }) => {
        const call: SignInCall = { ...signInCall(input), ...input.captcha, tenantId: options.tenantId };
        return welcome(
          options,
          await options.captchas.watch(accountOf(input), () => signIn(options.api, call, signal)),
        );
      }),
    },
  });
}

/** What the form holds as the server wants it. */
export function signInCall(input: SignInInput): SignInCall {
  switch (input.method) {
    case 'password':
      return { grant_type: 'password', username: input.account, password: input.password };
    case 'smsCode':
      return {
        grant_type: 'sms_code',
        mobile: input.mobile,
        countryCode: input.countryCode,
        code: input.code,
      };
    case 'emailCode':
      return { grant_type: 'email_code', email: input.email, code: input.code };
  }
}

function accountOf(input: SignInInput): string {
  switch (input.method) {
    case 'password':
      return input.account;
    case 'smsCode':
      return withCountry(input.mobile, input.countryCode);
    case 'emailCode':
      return input.email;
  }
}

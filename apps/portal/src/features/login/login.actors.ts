import { fromPromise } from 'xstate';
import { signIn, type SignInCall } from '@stoa/api/account.calls';
import { isApiProblem } from '@stoa/api/error';
import { initLogin, startThirdLogin } from '@stoa/api/sign-in.calls';
import {
  loginMachine,
  loginOfferOf,
  type LeaveForProviderInput,
  type LoginOffer,
  type SignedIn,
  type SignInInput,
} from '@stoa/machines/login';
import { ProblemError } from '@stoa/machines/shared';
import { accountActors, welcome, type AccountActorsOptions } from '../../shared/auth/account.actors.ts';
import type { CaptchaProof } from '../../shared/auth/captcha-controller.ts';
import { provideSecondFactor } from '../../shared/auth/second-factor/second-factor.actors.ts';
import { rememberAttempt } from '../../shared/auth/third-attempt.ts';
import type { WantedTarget } from './login-target.ts';
import { provideQrLogin } from './qr-login.actors.ts';

export interface LoginActorsOptions extends AccountActorsOptions {
  /** Where the person wants to go. */
  target: WantedTarget;
  /** Leaves the portal. */
  go: (url: string) => void;
}

/** The login form's machine with the calls that it makes. */
export function provideLogin(options: LoginActorsOptions) {
  const { api, captchas, tenantId, target } = options;
  return loginMachine.provide({
    actors: {
      ...accountActors(options),
      secondFactor: provideSecondFactor(options),
      qrLogin: provideQrLogin(options),
      signIn: fromPromise<SignedIn, SignInInput>(async ({ input, signal }) => {
        const call: SignInCall = { ...signInCall(input), tenantId };
        const send = (proof?: CaptchaProof) => signIn(api, { ...call, ...proof }, signal);
        return welcome(
          options,
          // A code is proof enough of a person: only passwords can be guessed.
          await (input.method === 'password'
            ? captchas.prove({ purpose: 'password', account: input.account }, send)
            : send()),
        );
      }),
      loadOffer: fromPromise<LoginOffer>(async ({ signal }) => loadOffer(signal)),
      goToProvider: fromPromise<unknown, LeaveForProviderInput>(async ({ input, signal }) => {
        // Asked for first: a provider that does not answer is told here, among the other ways.
        const begin = new URL(input.authorizeUrl, window.location.origin);
        const targetUrl = begin.searchParams.get('targetUrl') ?? target.address;
        const school = begin.searchParams.get('tenantId') ?? tenantId;
        const { authorizeUrl } = await startThirdLogin(
          api,
          { provider: input.provider, targetUrl, tenantId: school },
          signal,
        );
        if (!/^https?:\/\//i.test(authorizeUrl)) throw new ProblemError('PROVIDER_FAILED');
        rememberAttempt({ provider: input.provider, tenantId: school, targetUrl });
        options.go(authorizeUrl);
      }),
    },
  });

  async function loadOffer(signal: AbortSignal): Promise<LoginOffer> {
    const school = tenantId === undefined ? {} : { tenantId };
    try {
      const init = await initLogin(api, { ...school, redirect: target.address }, signal);
      return loginOfferOf(init, target.isExternal ? target.address : null);
    } catch (error) {
      if (isApiProblem(error, 'SIGN_IN_DISABLED')) options.go('/disableLogin');
      // Signing in works all the same; it leads somewhere else.
      if (isApiProblem(error, 'REDIRECT_NOT_ALLOWED'))
        return loginOfferOf(await initLogin(api, school, signal));
      throw error;
    }
  }
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

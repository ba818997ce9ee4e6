import { fromPromise } from 'xstate';
import { bindThirdLogin, type BindCall } from '@stoa/api/sign-in.calls';
import {
  bindAccountMachine,
  type BindAccountCall,
  type ThirdPartyProvider,
} from '@stoa/machines/bind-account';
import type { SignedIn } from '@stoa/machines/shared';
import {
  accountActors,
  welcome,
  withCountry,
  type AccountActorsOptions,
} from '../../shared/auth/account.actors.ts';
import type { CaptchaProof } from '../../shared/auth/captcha-controller.ts';
import { provideSecondFactor } from '../../shared/auth/second-factor/second-factor.actors.ts';

/** The machine that links a new identity to an account, with the calls that it makes. */
export function provideBindAccount(options: AccountActorsOptions & { provider: ThirdPartyProvider }) {
  const { api, captchas, tenantId, provider } = options;
  return bindAccountMachine.provide({
    actors: {
      ...accountActors(options),
      secondFactor: provideSecondFactor(options, provider),
      // Not broken off: a proof counts once.
      bindAccount: fromPromise<SignedIn, BindAccountCall>(async ({ input }) => {
        const call = bindCallOf(input, tenantId);
        const send = (proof?: CaptchaProof) => bindThirdLogin(api, { ...call, ...proof });
        const token = await ('password' in input
          ? captchas.prove({ purpose: 'password', account: call.target }, send)
          : send());
        return welcome(options, token, provider);
      }),
    },
  });
}

/** What the form holds as the server wants it. */
export function bindCallOf(input: BindAccountCall, tenantId: string | undefined): BindCall {
  const { countryCode, target, ...rest } = input;
  return {
    ...rest,
    target: input.channel === 'mobile' ? withCountry(target, countryCode) : target,
    ...(tenantId === undefined ? {} : { tenantId }),
  };
}

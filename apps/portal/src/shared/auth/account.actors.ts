import { fromPromise } from 'xstate';
import { sendEmailCode, sendSmsCode } from '@stoa/api/account.calls';
import { meQuery } from '@stoa/api/account.queries';
import type { TokenAnswer } from '@stoa/api/schema';
import { codeRequestMachine, type SendCodeInput, type SendCodeOutput } from '@stoa/machines/code-request';
import { ProblemError, type SignedIn } from '@stoa/machines/shared';
import type { ThirdPartyProvider } from '@stoa/machines/third-login';
import type { AppServices } from '../../app/services.ts';
import { viewerOf } from '../../app/first-session.ts';
import { store } from '../../app/storage.ts';
import type { Language } from '../../i18n/languages.ts';
import type { CaptchaController } from './captcha-controller.ts';
import { LOGIN_METHOD_KEY, LOGIN_PROVIDER_KEY, OWN_ACCOUNTS } from './person-keys.ts';
import { METHOD_OF_PROVIDER } from './method-of-provider.ts';

export interface AccountActorsOptions extends Pick<AppServices, 'api' | 'queryClient'> {
  captchas: CaptchaController;
  language: () => Language;
  tenantId: string | undefined;
}

/** A number as the server reads it without being told its country. */
export const withCountry = (mobile: string, countryCode = '86'): string =>
  countryCode === '86' ? mobile : `+${countryCode}${mobile}`;

/** What signing in and registering have in common: the code. */
export function accountActors({ api, captchas, tenantId }: AccountActorsOptions) {
  return {
    codeRequest: codeRequestMachine.provide({
      actors: {
        sendCode: fromPromise<SendCodeOutput, SendCodeInput>(({ input, signal }) => {
          const { channel, target, countryCode, purpose } = input;
          const account = channel === 'mobile' ? withCountry(target, countryCode) : target;
          return captchas.prove({ purpose: 'code', account }, (proof) => {
            const form = { purpose, ...proof, tenantId };
            return channel === 'mobile'
              ? sendSmsCode(api, { ...form, mobile: target, countryCode }, signal)
              : sendEmailCode(api, { ...form, email: target }, signal);
          });
        }),
      },
    }),
  };
}

/**
 * The person behind tokens that were just issued.
 * @param provider who vouched for the person: signing out leads back there, and its own sign-in is kept alive
 * @throws VERIFICATION_FAILED where the answer has no data
 */
export async function welcome(
  { api, queryClient, language }: Pick<AccountActorsOptions, 'api' | 'queryClient' | 'language'>,
  tokens: TokenAnswer,
  provider?: ThirdPartyProvider,
): Promise<SignedIn> {
  const lang = language();
  const { data: answer } = await api.client.GET('/api/accounts/users/me', {
    params: { query: { 'sxz-lang': lang } },
  });
  if (!answer?.data) throw new ProblemError('VERIFICATION_FAILED');
  queryClient.setQueryData(meQuery(api, { lang }).queryKey, answer);
  store(LOGIN_METHOD_KEY, provider ? METHOD_OF_PROVIDER[provider] : OWN_ACCOUNTS);
  store(LOGIN_PROVIDER_KEY, provider);
  return { viewer: viewerOf(answer.data), accessExpiresInSeconds: tokens.expires_in };
}

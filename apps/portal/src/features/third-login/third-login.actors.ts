import { fromPromise } from 'xstate';
import {
  exchangeEnterpriseCode,
  exchangeImcCode,
  exchangeThirdLoginCode,
  linkThirdParty,
  startThirdLogin,
  welinkFreeLogin,
  type ThirdLoginAnswer,
} from '@stoa/api/sign-in.calls';
import { ProblemError } from '@stoa/machines/shared';
import {
  thirdLoginMachine,
  type ExchangeInput,
  type ExchangeOutput,
  type GoToProviderInput,
  type ThirdPartyProvider,
  type WelinkCode,
} from '@stoa/machines/third-login';
import { schoolHref } from '../../app/links.ts';
import type { AppServices } from '../../app/services.ts';
import type { Language } from '../../i18n/languages.ts';
import { welcome } from '../../shared/auth/account.actors.ts';
import { rememberLink } from '../../shared/auth/link-intent.ts';
import { rememberAttempt, type ThirdAttempt } from '../../shared/auth/third-attempt.ts';
import { provideSecondFactor } from '../../shared/auth/second-factor/second-factor.actors.ts';
import { askWelink } from './welink.ts';

/** Welink has answered, but nobody is signed in (B021). */
const FREE_LOGIN_FAILED = '030025';

export interface ThirdLoginActorsOptions extends Pick<AppServices, 'api' | 'queryClient'> {
  provider: ThirdPartyProvider;
  language: () => Language;
  /** The school that the person signs in to. */
  tenantId: string | undefined;
  attempt: ThirdAttempt | undefined;
  /** Leaves the portal. */
  go: (url: string) => void;
}

/** The machine of the pages that third parties come back to, with the calls that it makes. */
export function provideThirdLogin(options: ThirdLoginActorsOptions) {
  const { api, tenantId, attempt } = options;
  return thirdLoginMachine.provide({
    actors: {
      secondFactor: provideSecondFactor(options, options.provider),
      askWelink: fromPromise<WelinkCode>(({ signal }) => askWelink(api, tenantId, signal)),
      // Not broken off: a code can be exchanged once.
      exchangeCode: fromPromise<ExchangeOutput, ExchangeInput>(async ({ input }) => {
        const answer = await exchange(input);
        if (answer === undefined) return { outcome: 'freeLoginFailed' };
        if (answer.outcome === 'bindRequired') {
          const { outcome, ...pending } = answer;
          return { outcome, pending };
        }
        const signedIn = await welcome(options, answer.token, input.provider);
        return { outcome: 'signedIn', signedIn, targetUrl: answer.targetUrl };
      }),
      linkIdentity: fromPromise<unknown, ExchangeInput>(({ input }) => {
        const { provider, code, state, iss } = input;
        return linkThirdParty(api, { provider, code, state, ...(iss === undefined ? {} : { iss }) });
      }),
      goToProvider: fromPromise<unknown, GoToProviderInput>(async ({ input, signal }) => {
        const { provider, purpose } = input;
        const targetUrl = attempt?.targetUrl ?? (tenantId ? schoolHref(tenantId) : '/');
        const school = attempt?.tenantId ?? tenantId;
        const { authorizeUrl } = await startThirdLogin(
          api,
          { provider, targetUrl, tenantId: school },
          signal,
        );
        if (!/^https?:\/\//i.test(authorizeUrl)) throw new ProblemError('PROVIDER_FAILED');
        rememberAttempt({ provider, tenantId: school, targetUrl });
        if (purpose === 'link') rememberLink(provider);
        options.go(authorizeUrl);
      }),
    },
  });

  /** Every provider has a call of its own. Nothing where welink's free login failed. */
  async function exchange(input: ExchangeInput): Promise<ThirdLoginAnswer | undefined> {
    const { provider, code, state, iss, platformType } = input;
    const returned = { code, state, ...(iss === undefined ? {} : { iss }) };
    switch (provider) {
      case 'stoa':
      case 'uniportal':
        return exchangeThirdLoginCode(api, { provider, ...returned });
      case 'imc':
        return exchangeImcCode(api, returned);
      case 'enterprise': {
        const school = attempt?.tenantId ?? tenantId;
        // Its service is a school's own: without the school there is nobody to ask.
        if (school === undefined) throw new ProblemError('LOGIN_INIT_EXPIRED');
        return exchangeEnterpriseCode(api, { ...returned, tenantId: school });
      }
      case 'welink': {
        const answer = await welinkFreeLogin(api, { ...returned, platformType: platformType ?? '3' });
        return answer.code === FREE_LOGIN_FAILED ? undefined : answer.data;
      }
    }
  }
}

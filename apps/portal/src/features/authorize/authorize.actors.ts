import { fromPromise } from 'xstate';
import { deleteAuthCode } from '@stoa/api/account.calls';
import { authorize } from '@stoa/api/oauth.calls';
import { authorizeMachine, type AuthorizeAnswer, type AuthorizeCall } from '@stoa/machines/authorize';
import type { AppServices } from '../../app/services.ts';
import { clearCode, rememberCode } from '../../shared/auth/pending-codes.ts';

/** The machine of an authorization with the calls that it makes. */
export function provideAuthorize({
  api,
  go,
}: Pick<AppServices, 'api'> & {
  /** Leaves the portal. */
  go: (url: string) => void;
}) {
  return authorizeMachine.provide({
    actors: {
      authorize: fromPromise<AuthorizeAnswer, AuthorizeCall>(({ input, signal }) => {
        const { clientId, redirectUri, codeChallenge, codeChallengeMethod, ...rest } = input;
        return authorize(
          api,
          {
            ...rest,
            client_id: clientId,
            redirect_uri: redirectUri,
            code_challenge: codeChallenge,
            code_challenge_method: codeChallengeMethod,
          },
          signal,
        );
      }),
      rememberCode: fromPromise<unknown, { code: string }>(async ({ input }) => rememberCode(input.code)),
      revokeCode: fromPromise<unknown, { code: string }>(async ({ input, signal }) => {
        await deleteAuthCode(api, input.code, signal);
        clearCode(input.code);
      }),
      goToApplication: fromPromise<unknown, { url: string }>(async ({ input }) => go(input.url)),
    },
  });
}

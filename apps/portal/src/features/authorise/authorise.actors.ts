import { fromPromise } from 'xstate';
import { deleteAuthCode } from '@stoa/api/account.calls';
import { authorize } from '@stoa/api/hand-off.calls';
import { authoriseMachine, type AuthoriseAnswer, type AuthoriseCall } from '@stoa/machines/authorise';
import type { AppServices } from '../../app/services.ts';
import { forgetCode, rememberCode } from '../../shared/auth/pending-codes.ts';

/** The machine of a hand-off with the calls that it makes. */
export function provideAuthorise({
  api,
  go,
}: Pick<AppServices, 'api'> & {
  /** Leaves the portal. */
  go: (url: string) => void;
}) {
  return authoriseMachine.provide({
    actors: {
      authorise: fromPromise<AuthoriseAnswer, AuthoriseCall>(({ input, signal }) => {
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
        forgetCode(input.code);
      }),
      goToApplication: fromPromise<unknown, { url: string }>(async ({ input }) => go(input.url)),
    },
  });
}

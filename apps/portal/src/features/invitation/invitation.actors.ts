import type { QueryClient } from '@tanstack/react-query';
import { acceptInvitation, readInvitation } from '@stoa/api/invitation.calls';
import type { Api } from '@stoa/api/query';
import { invitationMachine, type Invitation } from '@stoa/machines/invitation';
import { fromPromise } from 'xstate';
import type { Language } from '../../i18n/languages.ts';

export interface InvitationOptions {
  api: Api;
  queryClient: QueryClient;
  language: () => Language;
}

/** Accepting an invitation with the calls that it makes. */
export function provideInvitation({ api, queryClient, language }: InvitationOptions) {
  return invitationMachine.provide({
    actors: {
      loadInvitation: fromPromise<Invitation, { token: string }>(async ({ input, signal }) => {
        const answer = await readInvitation(api, { token: input.token, lang: language() }, signal);
        return {
          schoolName: answer.school.name,
          schoolUrl: answer.school.url,
          role: answer.role,
          invitedBy: answer.invitedBy.name,
          status: answer.status,
          expiresAt: answer.expiresAt,
        };
      }),
      // Without the signal: who leaves the page has accepted all the same.
      acceptInvitation: fromPromise<unknown, { token: string }>(async ({ input }) => {
        await acceptInvitation(api, input.token);
        // What a member sees is not what a visitor saw.
        await queryClient.invalidateQueries();
      }),
    },
  });
}

import { fromPromise } from 'xstate';
import type { Api } from '@stoa/api/query';
import { unbindThirdParty } from '@stoa/api/self.calls';
import { thirdPartyLinksMachine } from '@stoa/machines/third-party-links';

/** The machine that unlinks third parties, with its call, which is never broken off. */
export const provideLinks = (api: Api) =>
  thirdPartyLinksMachine.provide({
    actors: {
      unlink: fromPromise<unknown, { linkId: string }>(({ input }) => unbindThirdParty(api, input.linkId)),
    },
  });

import type { QueryClient } from '@tanstack/react-query';
import { reserveLive } from '@stoa/api/live.calls';
import { liveQuery } from '@stoa/api/live.queries';
import type { Api } from '@stoa/api/query';
import type { LiveSession } from '@stoa/api/schema';
import { liveViewerMachine, type LiveFacts, type ReserveLiveInput } from '@stoa/machines/live-viewer';
import { fromPromise } from 'xstate';
import type { Language } from '../../i18n/languages.ts';
import { mustBuy } from './must-buy.ts';

export interface LiveViewerDeps {
  api: Api;
  queryClient: QueryClient;
  schoolId: string;
  liveId: string;
  language: () => Language;
}

/** What the machine needs of a session. */
export const factsOf = ({
  state,
  startsAt,
  roomOpensAt,
  serverTime,
  reserved,
  reservedCount,
  streamUrl,
  roomUrl,
  ...live
}: LiveSession): LiveFacts => ({
  state,
  isBeginning: state === 'live' && streamUrl === null && roomUrl === null && !mustBuy(live),
  startsAt,
  roomOpensAt,
  serverTime,
  reserved,
  reservedCount,
});

/** The page of a session with its calls. What is loaded is what the page shows. */
export function provideLiveViewer({ api, queryClient, schoolId, liveId, language }: LiveViewerDeps) {
  const query = () => liveQuery(api, { schoolId, liveId, lang: language() });
  return liveViewerMachine.provide({
    actors: {
      loadLive: fromPromise<LiveFacts>(async () =>
        factsOf((await queryClient.fetchQuery({ ...query(), staleTime: 0, retry: false })).data),
      ),
      saveReservation: fromPromise<{ reserved: boolean; reservedCount: number }, ReserveLiveInput>(
        async ({ input: { reserved } }) => {
          const answer = await reserveLive(api, { schoolId, liveId, reserved });
          queryClient.setQueryData(
            query().queryKey,
            (known) => known && { ...known, data: { ...known.data, ...answer } },
          );
          return answer;
        },
      ),
    },
  });
}

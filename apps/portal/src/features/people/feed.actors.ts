import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@stoa/api/query';
import { feedMachine, type FeedPage } from '@stoa/machines/feed';
import { fromPromise } from 'xstate';
import type { Language } from '../../i18n/languages.ts';
import { feedPage } from './space-queries.ts';

export interface FeedDeps {
  api: Api;
  queryClient: QueryClient;
  schoolId: string;
  lang: Language;
}

/** The feed with the call that loads its pages into the cache, from which they are shown. */
export const provideFeed = ({ api, queryClient, schoolId, lang }: FeedDeps) =>
  feedMachine.provide({
    actors: {
      load: fromPromise<FeedPage, { cursor: string | null }>(async ({ input: { cursor } }) => {
        const page = feedPage(api, { schoolId, lang }, cursor ?? undefined);
        const { data } = await queryClient.fetchQuery({ ...page, retry: false });
        return { next: data.next };
      }),
    },
  });

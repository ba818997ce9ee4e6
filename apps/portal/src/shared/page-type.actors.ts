import { pagesSwitchQuery } from '@stoa/api/config.queries';
import type { Api } from '@stoa/api/query';
import { pageTypeMachine } from '@stoa/machines/page-type';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

export interface PageTypeOptions {
  api: Api;
  queryClient: QueryClient;
  schoolId: string;
}

/** Which renderer draws a school's pages, with the switch of the configuration. */
export function providePageType({ api, queryClient, schoolId }: PageTypeOptions) {
  return pageTypeMachine.provide({
    actors: {
      loadPagesSwitch: fromPromise<unknown>(async () => {
        const { data } = await queryClient.fetchQuery({ ...pagesSwitchQuery(api, schoolId), retry: false });
        return data.value;
      }),
    },
  });
}

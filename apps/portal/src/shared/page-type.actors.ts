import { portalSettingsQuery } from '@stoa/api/config.queries';
import type { Api } from '@stoa/api/query';
import { pageTypeMachine, type PagesSwitch } from '@stoa/machines/page-type';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Language } from '../i18n/languages.ts';

export interface PageTypeOptions {
  api: Api;
  queryClient: QueryClient;
  schoolId: string;
  language: () => Language;
}

/** Which renderer draws a school's pages, by the switch that comes with the settings of every page. */
export function providePageType({ api, queryClient, schoolId, language }: PageTypeOptions) {
  return pageTypeMachine.provide({
    actors: {
      loadPagesSwitch: fromPromise<unknown>(async () => {
        const { data } = await queryClient.fetchQuery({
          ...portalSettingsQuery(api, { schoolId, lang: language() }),
          retry: false,
        });
        const { listedAs, mainSwitch } = data.pagesSwitch;
        const pagesSwitch: PagesSwitch = {
          v1PagesWhiteList: listedAs === 'v1' ? [schoolId] : [],
          v2PagesWhiteList: listedAs === 'v2' ? [schoolId] : [],
          mainSwitch,
        };
        return pagesSwitch;
      }),
    },
  });
}

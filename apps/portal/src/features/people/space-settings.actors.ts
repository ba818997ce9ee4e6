import type { QueryClient } from '@tanstack/react-query';
import { updatePersonSetting } from '@stoa/api/person.calls';
import { personSettingQuery } from '@stoa/api/person.queries';
import type { Api } from '@stoa/api/query';
import {
  spaceSettingsMachine,
  type SpaceSettings,
  type SpaceSettingsChange,
} from '@stoa/machines/space-settings';
import { fromPromise } from 'xstate';
import type { Language } from '../../i18n/languages.ts';

export interface SpaceSettingsDeps {
  api: Api;
  queryClient: QueryClient;
  schoolId: string;
  lang: Language;
}

/** What others see, and who visited, follows from the settings. */
const FOLLOWS_FROM_THEM = ['/api/personal-center/getTabCount', '/api/personal-center/getVisitorList'];

/** The settings of one's space with the call that saves them. */
export function provideSpaceSettings({ api, queryClient, schoolId, lang }: SpaceSettingsDeps) {
  const { queryKey } = personSettingQuery(api, { schoolId, lang });
  return spaceSettingsMachine.provide({
    actors: {
      save: fromPromise<SpaceSettings, { change: SpaceSettingsChange }>(async ({ input: { change } }) => {
        const saved = await updatePersonSetting(api, { schoolId, change });
        queryClient.setQueryData(queryKey, (before) => before && { ...before, data: saved });
        void queryClient.invalidateQueries({
          predicate: ({ queryKey: [, path] }) => FOLLOWS_FROM_THEM.includes(String(path)),
        });
        return saved;
      }),
    },
  });
}

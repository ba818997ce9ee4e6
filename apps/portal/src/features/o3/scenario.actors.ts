import type { QueryClient } from '@tanstack/react-query';
import { checkO3Steps, resetO3Scenario } from '@stoa/api/o3.calls';
import { o3ScenarioQuery } from '@stoa/api/o3.queries';
import type { Api } from '@stoa/api/query';
import { scenarioMachine, type CheckScenarioInput, type ScenarioOutcome } from '@stoa/machines/scenario';
import { fromPromise } from 'xstate';
import type { Language } from '../../i18n/languages.ts';

export interface ScenarioDeps {
  api: Api;
  queryClient: QueryClient;
  schoolId: string;
  id: string;
  language: () => Language;
}

/** The steps of a scenario with their calls. What is done is what the page was told, too. */
export function provideScenario({ api, queryClient, schoolId, id, language }: ScenarioDeps) {
  const storeDone = (done: readonly number[]) =>
    queryClient.setQueryData(
      o3ScenarioQuery(api, { schoolId, id, lang: language() }).queryKey,
      (known) => known && { ...known, data: { ...known.data, done: [...done] } },
    );
  return scenarioMachine.provide({
    actors: {
      checkAnswers: fromPromise<ScenarioOutcome, CheckScenarioInput>(async ({ input: { answers } }) =>
        checkO3Steps(api, { schoolId, id, lang: language(), answers }),
      ),
      clearProgress: fromPromise<void>(async () => {
        await resetO3Scenario(api, { schoolId, id });
        storeDone([]);
      }),
    },
  });
}

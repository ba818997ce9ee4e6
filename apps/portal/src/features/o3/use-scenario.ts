import type { O3Scenario } from '@stoa/api/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import { readStoredAnswers, writeStored } from './kept-answers.ts';
import { provideScenario } from './scenario.actors.ts';

/** The steps of a scenario. @param isSignedIn as long as this component lives */
export function useScenario(
  schoolId: string,
  { card: { id }, done, steps }: O3Scenario,
  isSignedIn: boolean,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const language = useLanguageStore();
  const [machine] = useState(() =>
    provideScenario({ api, queryClient, schoolId, id, language: language.snapshot }),
  );
  const actor = useActorRef(machine, { input: { done, isSignedIn } });
  const stepCount = steps.length;
  useEffect(() => {
    actor.send({ type: 'device.read', kept: readStoredAnswers(id, stepCount) });
    let { kept } = actor.getSnapshot().context;
    const { unsubscribe } = actor.subscribe(({ context }) => {
      if (context.kept !== kept) writeStored(id, context.kept);
      kept = context.kept;
    });
    return unsubscribe;
  }, [actor, id, stepCount]);
  useEffect(() => {
    if (done.length > 0) actor.send({ type: 'progress.loaded', done });
  }, [actor, done]);
  return actor;
}

export type ScenarioActor = ReturnType<typeof useScenario>;

import type { gradingMachine } from '@stoa/machines/grading';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { provideGrading } from './grading.actors.ts';

export type GradingActor = ActorRefFrom<typeof gradingMachine>;

/**
 * Grades the attempts at an exam by their machine, for as long as the page is shown.
 * @param attemptId the one that the address names
 * @param queue the attempts of the list, as soon as it is there
 * @param onWanted asks for another attempt in the address
 */
export function useGrading(
  schoolId: string,
  attemptId: string | undefined,
  queue: readonly string[] | undefined,
  onWanted: (attemptId: string) => void,
): GradingActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const language = useLanguage();
  const current = useRef(language);
  useLayoutEffect(() => {
    current.current = language;
  }, [language]);
  const [machine] = useState(() =>
    provideGrading({ api, queryClient, schoolId, language: () => current.current }),
  );
  const actor = useActorRef(machine, { input: { attemptId: attemptId ?? null } });
  // Before anything is painted: what is shown is what the address names.
  useLayoutEffect(
    () =>
      actor.send(attemptId === undefined ? { type: 'queue.shown' } : { type: 'attempt.opened', attemptId }),
    [actor, attemptId],
  );
  useEffect(() => {
    if (queue) actor.send({ type: 'queue.listed', attemptIds: queue });
  }, [actor, queue]);
  const show = useEffectEvent(onWanted);
  useEffect(() => {
    const { unsubscribe } = actor.on('attempt.wanted', ({ attemptId }) => show(attemptId));
    return unsubscribe;
  }, [actor]);
  return actor;
}

/** Whether the machine lets somebody go: it saves first what it can save by itself, and asks about the rest. */
export const mayLeave = (actor: GradingActor): Promise<boolean> =>
  new Promise((resolve) => {
    const answers = [
      actor.on('leave.granted', () => answer(true)),
      actor.on('leave.refused', () => answer(false)),
    ];
    const answer = (isGranted: boolean) => {
      for (const { unsubscribe } of answers) unsubscribe();
      resolve(isGranted);
    };
    actor.send({ type: 'leave.asked' });
  });

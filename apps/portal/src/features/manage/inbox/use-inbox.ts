import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguageStore } from '../../../i18n/language-context.tsx';
import { provideInbox } from './inbox.actors.ts';

/** Runs what is done to the messages of a school. */
export function useInbox(schoolId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { snapshot: language } = useLanguageStore();
  const [machine] = useState(() => provideInbox({ api, schoolId, language }));
  const actor = useActorRef(machine);
  useEffect(() => {
    const { unsubscribe } = actor.on('entry.saved', () => {
      void queryClient.invalidateQueries({ queryKey: ['get', '/api/portal/api/v1/portal/feedback'] });
    });
    return unsubscribe;
  }, [actor, queryClient]);
  return actor;
}

export type InboxActor = ReturnType<typeof useInbox>;

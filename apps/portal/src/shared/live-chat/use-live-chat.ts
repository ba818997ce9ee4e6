import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useApi } from '../../app/services.ts';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import { useBackOnline } from '../use-back-online.ts';
import { makeActivityCache } from './activity/activity-cache.ts';
import { provideLiveChat } from './live-chat.actors.ts';

/** The room of a session in this tab, for somebody who is signed in. */
export function useLiveChat(schoolId: string, liveId: string, viewerId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { snapshot: language } = useLanguageStore();
  const [machine] = useState(() => {
    const activity = makeActivityCache({ api, queryClient, schoolId, liveId, language });
    return provideLiveChat({ api, schoolId, liveId, language, activity });
  });
  const actor = useActorRef(machine, { input: { viewerId } });
  useBackOnline(() => actor.send({ type: 'network.restored' }));
  return actor;
}

export type LiveChatActor = ReturnType<typeof useLiveChat>;

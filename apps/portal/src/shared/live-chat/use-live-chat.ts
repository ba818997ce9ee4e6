import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useApi } from '../../app/services.ts';
import { useBackOnline } from '../use-back-online.ts';
import { provideLiveChat } from './live-chat.actors.ts';

/** The chat of a session in this tab, for somebody who is signed in. */
export function useLiveChat(schoolId: string, liveId: string, viewerId: string) {
  const api = useApi();
  const [machine] = useState(() => provideLiveChat({ api, schoolId, liveId }));
  const actor = useActorRef(machine, { input: { viewerId } });
  useBackOnline(() => actor.send({ type: 'network.restored' }));
  return actor;
}

export type LiveChatActor = ReturnType<typeof useLiveChat>;

import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { provideLiveHost } from './live-host.actors.ts';
import { Studio } from './studio.ts';

/** A host's session in this tab. The devices are let go when the page is left. */
export function useLiveHost(schoolId: string, liveId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [studio] = useState(() => new Studio());
  const [machine] = useState(() => provideLiveHost({ api, schoolId, liveId, studio }));
  const actor = useActorRef(machine);
  useEffect(() => {
    studio.onLost = () => actor.send({ type: 'device.lost' });
    studio.onScreenEnded = () => actor.send({ type: 'screen.ended' });
    return () => {
      void studio.close();
      // Its page shows what became of it.
      void queryClient.invalidateQueries({ queryKey: ['get', '/api/live/api/lives/v1/lives/{liveId}'] });
    };
  }, [actor, queryClient, studio]);
  return { actor, studio };
}

export type LiveHostActor = ReturnType<typeof useLiveHost>['actor'];

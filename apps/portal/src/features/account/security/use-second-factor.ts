import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { provideSecondFactorSetup } from './second-factor.actors.ts';

/** Runs the machine of the second factor; what the page knows of it follows. */
export function useSecondFactor() {
  const { api, queryClient } = useServices();
  const [machine] = useState(() => provideSecondFactorSetup(api));
  const actor = useActorRef(machine);
  const onChanged = useEffectEvent(
    () => void queryClient.invalidateQueries({ queryKey: ['get', '/api/accounts/users/second-factor'] }),
  );
  useEffect(() => {
    const { unsubscribe } = actor.on('secondFactor.changed', () => onChanged());
    return unsubscribe;
  }, [actor]);
  return actor;
}

export type SecondFactorActor = ReturnType<typeof useSecondFactor>;

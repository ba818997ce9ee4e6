import { useLingui } from '@lingui/react/macro';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { provideDevices } from './devices.actors.ts';

/** Runs the machine that signs other devices out; the list follows it. */
export function useDevices() {
  const { t } = useLingui();
  const { api, queryClient } = useServices();
  const [machine] = useState(() => provideDevices(api));
  const actor = useActorRef(machine);
  const onChanged = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: ['get', '/api/accounts/users/sessions'] });
  });
  const onSignedOut = useEffectEvent((isOne: boolean) =>
    toasts.show({
      message: isOne ? t`The device is signed out.` : t`All other devices are signed out.`,
      tone: 'success',
    }),
  );
  useEffect(() => {
    const changed = actor.on('devices.changed', () => onChanged());
    let wasDone = false;
    const { unsubscribe } = actor.subscribe((snapshot) => {
      const isDone = snapshot.hasTag('signedOut');
      if (isDone && !wasDone) onSignedOut(snapshot.context.choice?.scope === 'one');
      wasDone = isDone;
    });
    return () => {
      changed.unsubscribe();
      unsubscribe();
    };
  }, [actor]);
  return actor;
}

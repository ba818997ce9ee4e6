import { useLingui } from '@lingui/react/macro';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { provideLinks } from './links.actors.ts';

/** Runs the machine that unlinks third parties; the list follows it. */
export function useLinks() {
  const { t } = useLingui();
  const { api, queryClient } = useServices();
  const [machine] = useState(() => provideLinks(api));
  const actor = useActorRef(machine);
  const onChanged = useEffectEvent(() => {
    toasts.show({ message: t`The account was unlinked.`, tone: 'success' });
    void queryClient.invalidateQueries({ queryKey: ['get', '/api/accounts/third_user'] });
  });
  useEffect(() => {
    const { unsubscribe } = actor.on('links.changed', () => onChanged());
    return unsubscribe;
  }, [actor]);
  return actor;
}

import type { CardPaymentInput } from '@stoa/machines/card-payment';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { useBackOnline } from '../../shared/use-back-online.ts';
import { provideCardPayment } from './card-payment.actors.ts';

/** The payment of an order by card, by its machine, for as long as the order is shown. */
export function useCardPayment(
  { schoolId, orderId }: { schoolId: string; orderId: string },
  from: CardPaymentInput['from'],
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { status } = useSession();
  const [machine] = useState(() => provideCardPayment({ api, schoolId, orderId }));
  const actor = useActorRef(machine, { input: { from } });
  useBackOnline(() => actor.send({ type: 'network.restored' }));
  useEffect(() => {
    if (status === 'signedIn') actor.send({ type: 'signIn.completed' });
  }, [actor, status]);
  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) actor.send({ type: 'page.restored' });
    };
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, [actor]);

  const url = useSelector(actor, (now) => (now.hasTag('leaving') ? now.context.url : null));
  useEffect(() => {
    if (url !== null) window.location.assign(url);
  }, [url]);

  // What the machine has learned the rest of the page does not know yet.
  const isSettled = useSelector(
    actor,
    (now) => now.hasTag('paid') || now.hasTag('over') || now.hasTag('processing') || now.hasTag('declined'),
  );
  const refresh = useEffectEvent(() => {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [, path] }) =>
        typeof path === 'string' && /^\/api\/(store|class|exam|live|portal)\//.test(path),
    });
  });
  useEffect(() => {
    if (isSettled) refresh();
  }, [isSettled]);
  return actor;
}

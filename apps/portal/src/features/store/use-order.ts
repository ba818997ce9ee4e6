import { useLingui } from '@lingui/react/macro';
import type { Order } from '@stoa/api/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { toasts } from '../../app/toasts.ts';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import { useBackOnline } from '../../shared/use-back-online.ts';
import { provideOrder, standingOf } from './order.actors.ts';

/** An order, by its machine, for as long as it is shown. */
export function useOrder(order: Order) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const language = useLanguageStore();
  const { status } = useSession();
  const { schoolId, id: orderId } = order;
  const [machine] = useState(() =>
    provideOrder({ api, queryClient, schoolId, orderId, language: language.snapshot }),
  );
  const actor = useActorRef(machine, { input: standingOf(order) });
  useEffect(() => {
    const changed = actor.on('order.changed', ({ stage }) => {
      if (stage === 'cancelled' && !actor.getSnapshot().hasTag('lapsed'))
        toasts.show({ message: t`The order was cancelled.`, tone: 'success' });
      // What it opens and closes is shown elsewhere too.
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) =>
          typeof path === 'string' && /^\/api\/(store|class|exam|live|portal)\//.test(path),
      });
    });
    const late = actor.on('cancellation.late', () =>
      toasts.show({
        message: t`This order can no longer be cancelled. Nothing was changed.`,
        tone: 'danger',
      }),
    );
    return () => {
      changed.unsubscribe();
      late.unsubscribe();
    };
  }, [actor, queryClient, t]);
  useEffect(() => {
    actor.send({ type: 'order.loaded', ...standingOf(order) });
  }, [actor, order]);
  useBackOnline(() => actor.send({ type: 'network.restored' }));
  useEffect(() => {
    if (status === 'signedIn') actor.send({ type: 'signIn.completed' });
  }, [actor, status]);
  return { actor, now: useSelector(actor, (snapshot) => snapshot) };
}

export type ShownOrder = ReturnType<typeof useOrder>;

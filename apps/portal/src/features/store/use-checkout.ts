import type { Basket, Storefront } from '@stoa/api/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { randomId } from '../../app/random-id.ts';
import { useSession } from '../../app/session.tsx';
import { useApi } from '../../app/services.ts';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import { orderHref } from '../../shared/store/store-address.ts';
import { useBackOnline } from '../../shared/use-back-online.ts';
import { provideCheckout } from './checkout.actors.ts';

interface Loaded {
  front: Storefront;
  basket: Basket;
  /** Goods that the address asks to put into the basket. */
  wanted: string | undefined;
}

/** From the basket to the order, by its machine, for as long as the page is shown. */
export function useCheckout({ front, basket: first, wanted }: Loaded) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const language = useLanguageStore();
  const { status, viewer } = useSession();
  const { schoolId } = front;
  const [machine] = useState(() =>
    provideCheckout({ api, queryClient, schoolId, language: language.snapshot }),
  );
  const [input] = useState(() => ({
    state: { basket: first, termsVersion: front.terms.version },
    buyer: { name: viewer?.realName || viewer?.nickName || '', address: '', taxNumber: '' },
    keySeed: randomId(),
  }));
  const actor = useActorRef(machine, { input });
  // What the server answered is more than the machine looks at.
  const basket = useSelector(actor, ({ context }) => context.basket) as Basket;
  useBackOnline(() => actor.send({ type: 'network.restored' }));
  useEffect(() => {
    if (status === 'signedIn') actor.send({ type: 'signIn.completed' });
  }, [actor, status]);

  const choose = (
    goodsIds: readonly string[],
    currency: string = basket.currency,
    voucher: string = basket.voucher?.code ?? '',
  ) => actor.send({ type: 'basket.changed', goodsIds, currency, voucher });
  const take = useEffectEvent((goodsId: string) => {
    const ids = basket.lines.map((line) => line.goodsId);
    if (!ids.includes(goodsId)) choose([...ids, goodsId]);
    // Reloaded, the page would put back what was taken out meanwhile.
    void navigate({ href: orderHref(schoolId), replace: true, resetScroll: false });
  });
  useEffect(() => {
    if (wanted !== undefined) take(wanted);
  }, [wanted]);

  const placed = useSelector(actor, ({ context }) => context.orderId);
  const show = useEffectEvent((order: string) => {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [, path] }) =>
        typeof path === 'string' && /^\/api\/(store|class|exam|live|portal)\//.test(path),
    });
    void navigate({ href: orderHref(schoolId, { order }) });
  });
  useEffect(() => {
    if (placed !== null) show(placed);
  }, [placed]);
  return { actor, basket, choose };
}

export type Checkout = ReturnType<typeof useCheckout>;

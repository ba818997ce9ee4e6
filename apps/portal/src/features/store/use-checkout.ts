import type { Basket, Storefront } from '@stoa/api/schema';
import type { BasketChange } from '@stoa/machines/basket';
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
import { provideBasket } from './basket.actors.ts';
import { provideCheckout } from './checkout.actors.ts';

interface Loaded {
  front: Storefront;
  basket: Basket;
  /** Goods that the address asks to put into the basket. */
  wanted: string | undefined;
}

/** The basket and the way from it to the order, by their machines, for as long as the page is shown. */
export function useCheckout({ front, basket: first, wanted }: Loaded) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const language = useLanguageStore();
  const { status, viewer } = useSession();
  const { schoolId } = front;
  const deps = { api, queryClient, schoolId, language: language.snapshot };
  const [machine] = useState(() => provideCheckout(deps));
  const [basketMachine] = useState(() => provideBasket(deps));
  const basketActor = useActorRef(basketMachine, { input: { basket: first } });
  const [input] = useState(() => ({
    state: { basket: first, termsVersion: front.terms.version },
    buyer: { name: viewer?.realName || viewer?.nickName || '', address: '', taxNumber: '' },
    keySeed: randomId(),
  }));
  const actor = useActorRef(machine, { input });
  // What the server answered is more than the machine looks at.
  const basket = useSelector(basketActor, ({ context }) => context.basket) as Basket;
  const ordered = useSelector(actor, ({ context }) => context.basket) as Basket;
  useBackOnline(() => {
    basketActor.send({ type: 'network.restored' });
    actor.send({ type: 'network.restored' });
  });
  useEffect(() => {
    if (status !== 'signedIn') return;
    basketActor.send({ type: 'signIn.completed' });
    actor.send({ type: 'signIn.completed' });
  }, [actor, basketActor, status]);
  // What the checkout has read again is the newest, and comes first.
  useEffect(() => {
    if (basketActor.getSnapshot().context.basket !== ordered)
      basketActor.send({ type: 'basket.loaded', basket: ordered });
  }, [basketActor, ordered]);
  // An order on its way is sent as it was seen; what the basket holds by then counts afterwards.
  const isOrdering = useSelector(actor, (now) => now.hasTag('busy') || now.hasTag('signInNeeded'));
  useEffect(() => {
    const { basket: kept } = basketActor.getSnapshot().context;
    if (!isOrdering && actor.getSnapshot().context.basket !== kept)
      actor.send({ type: 'basket.kept', basket: kept as Basket });
  }, [actor, basketActor, basket, isOrdering]);

  const change = (wish: BasketChange) => basketActor.send({ type: 'basket.changed', change: wish });
  const take = useEffectEvent((goodsId: string) => {
    if (!basket.lines.some((line) => line.goodsId === goodsId)) change({ add: goodsId });
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
  const pending = useSelector(basketActor, ({ context }) => context.changes);
  return { actor, basketActor, basket, change, pending };
}

export type Checkout = ReturnType<typeof useCheckout>;

/** How many seats somebody wants by now: whoever counts up goes faster than the basket is kept. */
export const wishedSeats = (pending: readonly BasketChange[], goodsId: string): number | undefined =>
  pending.findLast(({ seats }) => seats?.goodsId === goodsId)?.seats?.count;

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { StripeServer } from '../../apps/server/src/testing/stripe-server.ts';
import { call, inTurns, insist, OK, SCHOOL } from './crowd.ts';

export const STORE = `/api/store/v1/schools/${SCHOOL}`;
const HOOK = `/api/store/v1/open/schools/${SCHOOL}/payments/stripe`;
export const HOOK_SECRET = 'whsec_StoaSaleSecret000000000';
const BUYER = { name: 'Noor Haddad', address: '12 Harbour Road', taxNumber: '' };
/** Every so many of those who have ordered let it go again. */
const LEAVES_EVERY = 10;
/** A message of the provider comes late, at most by this, and each comes twice. */
const LATE_MS = 2000;

export interface Buyer {
  id: string;
  token: string;
  paysByCard: boolean;
  /** The orders that the server said there are. */
  orderIds: string[];
}

/** What is sold, as buyers see it. */
export interface Offer {
  goodsId: string;
  classId: string;
  amount: number;
  currency: string;
  termsVersion: number;
}

interface Place {
  url: string;
  /** The bearer token of who confirms transfers. */
  admin: string;
  stripe: StripeServer;
  offer: Offer;
  wrong: string[];
}

/** A crowd that buys: what each of them does, and what all of them wait for. */
export function crowdOf({ url, admin, stripe, offer, wrong }: Place) {
  const withoutSeat: Buyer[] = [];
  const telling: Promise<void>[] = [];
  const orderMs: number[] = [];
  let placed = 0;
  let cancelled = 0;

  /** Orders a seat with a double click. @returns the order; undefined where all are sold */
  async function order(buyer: Buyer): Promise<string | undefined> {
    const { amount, currency, goodsId, termsVersion } = offer;
    const json = { goodsIds: [goodsId], currency, total: amount, termsVersion, buyer: BUYER };
    const key = randomUUID();
    const click = () =>
      insist(async () => {
        const { status, code, data } = await call(url, 'POST', `${STORE}/orders`, buyer.token, json, key);
        if (status >= 500) return undefined;
        if (status === OK) return data.id as string;
        if (code !== 'GOODS_UNAVAILABLE') wrong.push(`an order: ${status} ${code}`);
        return '';
      });
    const [one, other] = await Promise.all([click(), click()]);
    if (one && other && one !== other) wrong.push(`a double click made the orders ${one} and ${other}`);
    // A refusal is not kept: the second click may find a seat that was let go just now.
    const id = one || other;
    if (!id) return undefined;
    buyer.orderIds.push(id);
    return id;
  }

  async function buy(buyer: Buyer): Promise<void> {
    const begun = performance.now();
    const id = await order(buyer);
    orderMs.push(performance.now() - begun);
    if (id === undefined) return void withoutSeat.push(buyer);
    if (++placed % LEAVES_EVERY === 0) {
      cancelled++;
      return letGo(buyer, id);
    }
    await (buyer.paysByCard ? payByCard(buyer, id) : confirm(id));
  }

  async function letGo({ token }: Buyer, id: string): Promise<void> {
    await insist(async () => {
      const { status, code } = await call(url, 'POST', `${STORE}/orders/${id}/cancellation`, token);
      if (status >= 500) return undefined;
      return status === OK || wrong.push(`a cancellation: ${status} ${code}`);
    });
  }

  /** The administrator says twice that the money has arrived. */
  async function confirm(id: string): Promise<void> {
    const click = () =>
      insist(async () => {
        const { status, code } = await call(url, 'POST', `${STORE}/orders/${id}/payment`, admin);
        if (status >= 500) return undefined;
        return status === OK || wrong.push(`a confirmation: ${status} ${code}`);
      });
    await Promise.all([click(), click()]);
  }

  /** Opens the page of the provider by a double click, and pays on what was opened. */
  async function payByCard({ token }: Buyer, id: string): Promise<void> {
    const click = () =>
      insist(async () => {
        const path = `${STORE}/orders/${id}/card-payment`;
        const { status, code, data } = await call(url, 'POST', path, token);
        if (status >= 500) return undefined;
        if (status === OK) return data.url as string;
        wrong.push(`a payment by card: ${status} ${code}`);
        return '';
      });
    const pages = new Set(await Promise.all([click(), click()]));
    for (const page of pages) {
      const session = page.split('/').pop() ?? '';
      if (stripe.sessions.get(session)?.status === 'open') telling.push(notify(stripe.pay(session)));
    }
  }

  /** Sends a message as the provider does: again until it is taken, and once more later. */
  async function notify(event: object): Promise<void> {
    for (let sent = 0; sent < 2; sent++) {
      await delay(Math.random() * LATE_MS);
      await insist(async () => {
        const { body, signature } = stripe.sign(event, HOOK_SECRET);
        const answer = await fetch(url + HOOK, {
          method: 'POST',
          headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
          body,
        });
        await answer.arrayBuffer();
        return answer.status === OK || undefined;
      });
    }
  }

  return {
    buy,
    /** Lets those without a seat try for the ones that were let go, all at once, until none is left. */
    async buyTheRest(): Promise<void> {
      let before: number;
      do {
        before = placed;
        await inTurns(withoutSeat.splice(0), buy);
      } while (placed > before);
    },
    /** Until the provider has told everything. */
    async reported(): Promise<void> {
      await Promise.all(telling);
    },
    facts: () => ({ orderMs, cancelled, messages: telling.length }),
  };
}

import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { PaymentSettings, Storefront } from '@stoa/api/schema';
import { startStripe, type StripeServer } from '../../apps/server/src/testing/stripe-server.ts';
import { freePort } from '../e2e/support/free-port.ts';
import { call, inTurns, makeMembers, OK, signInAs } from './crowd.ts';
import { connect, kill, openUrl, placesOf, ready, type Kind } from './running.ts';
import { crowdOf, HOOK_SECRET, STORE, type Buyer, type Offer } from './seat-buyers.ts';
import { checkSale } from './seat-check.ts';
import { startServer, type ServerProcess } from './server-process.ts';

export interface SaleOptions {
  /** With nothing in it, which the database's user can reach. */
  folder: string;
  buyers: number;
  seats: number;
  /** Everybody comes at a moment of their own within it. */
  withinMs: number;
  /** What is killed, one after the other within it. */
  kills: readonly Kind[];
  notify?: (line: string) => void;
}

export interface SaleOutcome {
  sold: number;
  byCard: number;
  /** Orders that somebody let go. */
  cancelled: number;
  /** Messages of the provider, each sent until it was taken, and once more. */
  messages: number;
  /** From the click until there is an order, or no seat; also of those who waited for a server that was down. */
  orderMs: number[];
  /** From each kill until the server is ready again. */
  downMs: number[];
  /** All that should not be. */
  wrong: string[];
}

/**
 * Sells the last seats of a class to a crowd, half of whom pay by card, while the server and its database are killed and
 * the provider is away; then looks whether every seat is sold once, to somebody who has paid for it once.
 */
export async function sellSeats({
  folder,
  buyers: count,
  seats,
  withinMs,
  kills,
  notify = () => undefined,
}: SaleOptions): Promise<SaleOutcome> {
  const stripe = await startStripe();
  const port = String(await freePort());
  const start = (seed: string) =>
    startServer({
      DATA_DIR: folder,
      STOA_SEED: seed,
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '0',
      PORT: port,
      STRIPE_API_URL: stripe.url,
    });
  const { data, database } = await placesOf(folder, start);
  let server = start('none');
  try {
    const url = await openUrl(server);
    await ready(url);
    const client = await connect(database);
    const admin = await signInAs(url, 'admin@stoa.example');
    await takeCards(url, admin, stripe);
    const offer = await offerSeats(url, client, admin, seats);
    const members = await makeMembers(client, 'buys', count);
    await client.end();
    notify(`${count} buyers sign in…`);
    const buyers: Buyer[] = [];
    await inTurns(members, async ({ id, email }) =>
      buyers.push({
        id,
        token: await signInAs(url, email),
        paysByCard: buyers.length % 2 === 0,
        orderIds: [],
      }),
    );

    notify(
      `${count} buyers come for ${seats} seats within ${withinMs / 1000} s, and ${kills.join(', ')} is killed…`,
    );
    const wrong: string[] = [];
    const crowd = crowdOf({ url, admin, stripe, offer, wrong });
    const buying = buyers.map(async (buyer) => {
      await delay(Math.random() * withinMs);
      await crowd.buy(buyer);
    });
    const downMs: number[] = [];
    for (const kind of kills) {
      await delay(withinMs / (kills.length + 1));
      stripe.fault = 'later';
      const killedAt = performance.now();
      server = await killAndStart(kind, server, start, { data, url });
      downMs.push(performance.now() - killedAt);
      stripe.fault = undefined;
    }
    await Promise.all(buying);
    await crowd.buyTheRest();
    await crowd.reported();
    const sale = await checkSale(database, { offer, buyers, stripe, seats, wrong });
    return { ...sale, ...crowd.facts(), downMs, wrong };
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
    await stripe.close();
  }
}

async function killAndStart(
  kind: Kind,
  server: ServerProcess,
  start: (seed: string) => ServerProcess,
  { data, url }: { data: string; url: string },
): Promise<ServerProcess> {
  await kill(kind, server, data);
  const isGone = kind === 'server' || kind === 'both';
  const next = isGone ? start('none') : server;
  if (isGone) await openUrl(next);
  await ready(url);
  return next;
}

/** Lets the school take cards by the provider of this machine. */
async function takeCards(url: string, admin: string, stripe: StripeServer): Promise<void> {
  const before = await call(url, 'GET', `${STORE}/manage/payments`, admin);
  const { status, code } = await call(url, 'PUT', `${STORE}/manage/payments`, admin, {
    version: (before.data as unknown as PaymentSettings).version,
    transferEnabled: true,
    cardEnabled: true,
    secretKey: stripe.key,
    webhookSecret: HOOK_SECRET,
  });
  if (status !== OK) throw new Error(`The school takes no cards: ${status} ${code}`);
}

/** Leaves so many seats in a class that the demo sells. */
async function offerSeats(url: string, client: pg.Client, admin: string, seats: number): Promise<Offer> {
  const { data } = await call(url, 'GET', `${STORE}/storefront`, admin);
  const { goods, terms } = data as unknown as Storefront;
  for (const { id, resourceId, prices, state } of goods) {
    const [price] = prices;
    if (state !== 'available' || !resourceId || !price?.amount) continue;
    const found = await client.query('update class set capacity = seats_taken + $2 where resource_id = $1', [
      resourceId,
      seats,
    ]);
    if (!found.rowCount) continue;
    await client.query('update goods set stock = taken + $2 where id = $1', [id, seats]);
    return { goodsId: id, classId: resourceId, ...price, termsVersion: terms.version };
  }
  throw new Error('The demo sells no class.');
}

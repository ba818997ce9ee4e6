import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

/** A checkout as the server keeps it. */
interface Session {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  client_reference_id: string | null;
  metadata: Record<string, string>;
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  url: string;
  success_url: string;
  cancel_url: string;
  expires_at: number;
}
interface Refund {
  id: string;
  object: 'refund';
  status: 'succeeded' | 'pending' | 'failed';
  amount: number;
  currency: string;
  payment_intent: string;
  metadata: Record<string, string>;
}
interface Intent {
  id: string;
  amount: number;
  currency: string;
  refunded: number;
}
interface Kept {
  fingerprint: string;
  status: number;
  body: unknown;
}

export interface StripeServer {
  url: string;
  /** The key that it takes. */
  key: string;
  /** Where and with which secret webhooks go; without, none are sent by the page. */
  hook: { url: string; secret: string } | undefined;
  sessions: Map<string, Session>;
  refunds: Map<string, Refund>;
  intents: Map<string, Intent>;
  /** Paths that were asked for, oldest first. */
  asked: string[];
  /** The next calls fail so: `down` breaks the connection, `later` answers 503, a refund stays `pending`. */
  fault: 'down' | 'later' | 'pending' | undefined;
  /** What happens while a call is being answered, once: a provider that takes its time. */
  meanwhile: (() => Promise<unknown>) | undefined;
  /** Pays on the page as a buyer does. @returns the message that Stripe sends */
  pay(sessionId: string, how?: 'paid' | 'processing' | 'succeeded' | 'failed'): object;
  event(type: string, object: object): object;
  /** A message with its signature. */
  sign(event: object, secret: string, timestamp?: number): { body: string; signature: string };
  close(): Promise<void>;
}

const asForm = (text: string): URLSearchParams => new URLSearchParams(text);
const nested = (form: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) =>
      key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value]] : [],
    ),
  );
async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/**
 * Speaks the part of Stripe's API that is used, on this machine: checkouts with their page, refunds, keys of idempotency as
 * documented (the same answer for the same request, refused for another), and webhooks signed by Stripe's own library.
 */
export async function startStripe(): Promise<StripeServer> {
  const sessions = new Map<string, Session>();
  const refunds = new Map<string, Refund>();
  const intents = new Map<string, Intent>();
  const kept = new Map<string, Kept>();
  let last = 0;
  // Ids are new in every run: events of two servers are never the same.
  const run = Date.now().toString(36);
  const next = (kind: string) => `${kind}_${run}${++last}`;
  const problem = (status: number, type: string, message: string) => ({
    status,
    body: { error: { type, message } },
  });

  function create(form: URLSearchParams): { status: number; body: unknown } {
    let amount = 0;
    for (let index = 0; form.has(`line_items[${index}][quantity]`); index++)
      amount += Number(form.get(`line_items[${index}][price_data][unit_amount]`));
    if (amount < 50) return problem(400, 'invalid_request_error', 'Amount is too small.');
    const id = next('cs_test');
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: form.get('client_reference_id'),
      metadata: nested(form, 'metadata'),
      payment_intent: null,
      amount_total: amount,
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      url: `${server.url}/pay/${id}`,
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
      expires_at: Number(form.get('expires_at')),
    };
    sessions.set(id, session);
    return { status: 200, body: session };
  }

  function refund(form: URLSearchParams): { status: number; body: unknown } {
    const intent = intents.get(form.get('payment_intent') ?? '');
    if (!intent) return problem(404, 'invalid_request_error', 'No such payment_intent.');
    const amount = form.has('amount') ? Number(form.get('amount')) : intent.amount - intent.refunded;
    if (amount <= 0 || amount > intent.amount - intent.refunded)
      return problem(400, 'invalid_request_error', 'Refund amount is greater than unrefunded amount.');
    const made: Refund = {
      id: next('re'),
      object: 'refund',
      status: server.fault === 'pending' ? 'pending' : 'succeeded',
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      metadata: nested(form, 'metadata'),
    };
    intent.refunded += amount;
    refunds.set(made.id, made);
    return { status: 200, body: made };
  }

  function answer(method: string, path: string, query: URLSearchParams, form: URLSearchParams) {
    if (method === 'GET' && path === '/v1/balance')
      return { status: 200, body: { object: 'balance', livemode: false, available: [], pending: [] } };
    if (method === 'POST' && path === '/v1/checkout/sessions') return create(form);
    const [, expired] = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path) ?? [];
    if (method === 'POST' && expired) {
      const session = sessions.get(expired);
      if (session?.status !== 'open')
        return problem(400, 'invalid_request_error', 'Only open sessions can be expired.');
      session.status = 'expired';
      return { status: 200, body: session };
    }
    if (method === 'POST' && path === '/v1/refunds') return refund(form);
    if (method === 'GET' && path === '/v1/refunds')
      return {
        status: 200,
        body: {
          object: 'list',
          has_more: false,
          url: '/v1/refunds',
          data: [...refunds.values()].filter((one) => one.payment_intent === query.get('payment_intent')),
        },
      };
    return problem(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`);
  }

  async function api(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const { method = 'GET' } = request;
    const text = await textOf(request);
    server.asked.push(`${method} ${url.pathname}`);
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (server.fault === 'down') return void request.socket.destroy();
    if (server.fault === 'later') return void send(503, { error: { type: 'api_error', message: 'Later.' } });
    if (request.headers.authorization !== `Bearer ${server.key}`)
      return void send(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key.' } });
    const key = request.headers['idempotency-key'];
    const before = typeof key === 'string' && method === 'POST' ? kept.get(key) : undefined;
    if (before && before.fingerprint !== `${url.pathname} ${text}`)
      return void send(400, {
        error: { type: 'idempotency_error', message: 'Keys can only be used with the same parameters.' },
      });
    const made = before ?? answer(method, url.pathname, url.searchParams, asForm(text));
    if (typeof key === 'string' && method === 'POST' && made.status < 400)
      kept.set(key, { fingerprint: `${url.pathname} ${text}`, ...made });
    const { meanwhile } = server;
    server.meanwhile = undefined;
    await meanwhile?.();
    send(made.status, made.body);
  }

  /** The page of a checkout: pay, be declined, or go back. */
  async function page(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    const session = sessions.get(id);
    const html = (words: string) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(`<!doctype html><html lang="en"><title>Checkout</title><main><h1>Checkout</h1>${words}</main>`);
    if (!session || session.status === 'expired') return void html('<p>This page has expired.</p>');
    const how = request.method === 'POST' ? asForm(await textOf(request)).get('how') : null;
    if (how === 'decline') return void html(`<p>Your card was declined.</p>${formOf(session)}`);
    if (how === null) return void html(formOf(session));
    const event = server.pay(id);
    response.writeHead(303, { location: session.success_url }).end();
    if (!server.hook) return;
    const { body, signature } = server.sign(event, server.hook.secret);
    await fetch(server.hook.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
    });
  }
  const formOf = ({ amount_total, currency, cancel_url }: Session) =>
    `<p>${amount_total} ${currency.toUpperCase()}</p><form method="post"><button name="how" value="pay">Pay</button>` +
    `<button name="how" value="decline">Pay with a card that is declined</button></form>` +
    `<a href="${cancel_url.replaceAll('&', '&amp;')}">Back</a>`;

  const http = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stripe');
    const [, id] = /^\/pay\/(\w+)$/.exec(url.pathname) ?? [];
    void (id ? page(request, response, id) : api(request, response, url));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const server: StripeServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    key: 'sk_test_51StoaTestKey00000000',
    hook: undefined,
    sessions,
    refunds,
    intents,
    asked: [],
    fault: undefined,
    meanwhile: undefined,
    pay(sessionId, how = 'paid') {
      const session = sessions.get(sessionId);
      if (!session) throw new Error(`There is no checkout ${sessionId}.`);
      session.status = 'complete';
      session.payment_intent ??= next('pi');
      if (how === 'paid' || how === 'succeeded') {
        session.payment_status = 'paid';
        if (!intents.has(session.payment_intent))
          intents.set(session.payment_intent, {
            id: session.payment_intent,
            amount: session.amount_total,
            currency: session.currency,
            refunded: 0,
          });
      }
      const type = { paid: 'completed', processing: 'completed', succeeded: 'async_payment_succeeded' };
      const name = how === 'failed' ? 'async_payment_failed' : type[how];
      return this.event(`checkout.session.${name}`, { ...session });
    },
    event: (type, object) => ({
      id: next('evt'),
      object: 'event',
      type,
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      data: { object },
    }),
    sign(event, secret, timestamp = Math.floor(Date.now() / 1000)) {
      const body = JSON.stringify(event);
      return {
        body,
        signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }),
      };
    },
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return server;
}

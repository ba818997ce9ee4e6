import type { Order, PaymentSettings } from '@stoa/api/schema';
import { SCHOOL, type TestApp } from '../../../testing/test-app.ts';
import type { StripeServer } from '../../../testing/stripe-server.ts';
import type { Someone } from '../../class/class.fixtures.ts';
import { dataOf, storeCalls } from '../store.fixtures.ts';

export const WEBHOOK_SECRET = 'whsec_StoaTestSecret0000000000';

/** Calls about payments by card, and what Stripe tells of them. */
export function cardCalls(test: TestApp, stripe: StripeServer, schoolId: string = SCHOOL.open) {
  const { get, send } = storeCalls(test, schoolId);
  /** Sends a webhook as Stripe does. */
  const notify = (
    event: object,
    { secret = WEBHOOK_SECRET, timestamp }: { secret?: string; timestamp?: number } = {},
  ) => {
    const { body, signature } = stripe.sign(event, secret, timestamp);
    return sendRaw(body, signature);
  };
  const sendRaw = (body: string, signature: string, type = 'application/json; charset=utf-8') =>
    test.app.inject({
      method: 'POST',
      url: `/api/store/v1/open/schools/${schoolId}/payments/stripe`,
      headers: { 'content-type': type, 'stripe-signature': signature, 'user-agent': 'Stripe/1.0' },
      payload: body,
    });
  const payByCard = (token: string, orderId: string) => send('POST', `orders/${orderId}/card-payment`, token);
  return {
    notify,
    sendRaw,
    payByCard,
    settings: async (token: string) =>
      ((await get('manage/payments', token)).json() as { data: PaymentSettings }).data,
    saveSettings: (token: string, settings: object) => send('PUT', 'manage/payments', token, settings),
    testKey: (token: string) => send('POST', 'manage/payments/test', token),
    resume: (token: string, orderId: string) => send('POST', `orders/${orderId}/card-refund`, token),
    order: async (token: string, orderId: string) => dataOf<Order>(await get(`orders/${orderId}`, token)),
    /** Begins to pay by card. @returns the checkout at Stripe */
    begin: async (token: string, orderId: string) => {
      const answer = await payByCard(token, orderId);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return ((answer.json() as { data: { url: string } }).data.url.split('/').pop() ?? '') as string;
    },
    /** Lets the school take cards with its own account at Stripe. */
    connect: async (admin: Someone) => {
      const { version } = ((await get('manage/payments', admin.token)).json() as { data: PaymentSettings })
        .data;
      const answer = await send('PUT', 'manage/payments', admin.token, {
        version,
        transferEnabled: true,
        cardEnabled: true,
        secretKey: stripe.key,
        webhookSecret: WEBHOOK_SECRET,
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
  };
}

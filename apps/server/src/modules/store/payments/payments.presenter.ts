import type { CardPayment, PaymentSettings } from '@stoa/api/schema';
import type { PaymentMethod } from '../../../database/tables.ts';
import type { CardPaymentRow, PaymentSettingsRow } from './payments.repository.ts';

/** How orders of a school are paid: by transfer where nothing else was set. */
export const methodsOf = (
  row: Pick<PaymentSettingsRow, 'transfer_enabled' | 'card_enabled'> | undefined,
): PaymentMethod[] => [
  ...((row?.transfer_enabled ?? true) ? (['transfer'] as const) : []),
  ...(row?.card_enabled ? (['card'] as const) : []),
];

/** How a school takes money, without its secrets. */
export const presentPaymentSettings = (
  row: PaymentSettingsRow | undefined,
  webhookUrl: string,
): PaymentSettings => ({
  version: row?.version ?? 0,
  transferEnabled: row?.transfer_enabled ?? true,
  cardEnabled: row?.card_enabled ?? false,
  hasSecretKey: Boolean(row?.secret_cipher),
  hasWebhookSecret: Boolean(row?.webhook_cipher),
  mode: row?.is_live === true ? 'live' : row?.is_live === false ? 'test' : null,
  webhookUrl,
});

/** A try to pay by card; of disputes only those hear who run the school. */
export const presentCardPayment = (row: CardPaymentRow, isManager: boolean): CardPayment => ({
  id: row.id,
  state: row.state,
  returnReason: row.return_reason,
  amount: row.amount,
  currency: row.currency,
  startedAt: row.started_at.toISOString(),
  dispute: isManager ? row.dispute : null,
  disputedAt: (isManager && row.disputed_at?.toISOString()) || null,
});

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Order } from '@stoa/api/schema';

/** States of orders. */
export const ORDER_STATE_MESSAGES = {
  awaitingPayment: msg({ message: 'Awaiting payment', comment: 'State of an order' }),
  paid: msg({ message: 'Paid', comment: 'State of an order' }),
  partlyRefunded: msg({ message: 'Partially refunded', comment: 'State of an order' }),
  refunded: msg({ message: 'Refunded', comment: 'State of an order: all of the money was paid back' }),
  cancelled: msg({ message: 'Cancelled', context: 'order', comment: 'State of an order' }),
} satisfies Record<Order['state'], MessageDescriptor>;

export const ORDER_STATE_TONES = {
  awaitingPayment: 'warning',
  paid: 'success',
  partlyRefunded: 'upcoming',
  refunded: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<Order['state'], string>;

/** What stands on an invoice or credit note. */
export const INVOICE_KIND_MESSAGES = {
  invoice: msg({ message: 'Invoice', comment: 'Kind of document; a number may follow' }),
  creditNote: msg({ message: 'Credit note', comment: 'Kind of document: takes back of an invoice' }),
} satisfies Record<Order['invoices'][number]['kind'], MessageDescriptor>;

export const ORDER_STATES = [
  'awaitingPayment',
  'paid',
  'partlyRefunded',
  'refunded',
  'cancelled',
] as const satisfies readonly Order['state'][];

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Order } from '@stoa/api/schema';

/** States of orders. */
export const ORDER_STATE_WORDS = {
  awaitingPayment: msg({ message: 'Awaiting payment', comment: 'State of an order' }),
  paid: msg({ message: 'Paid', comment: 'State of an order' }),
  partlyRefunded: msg({ message: 'Partly paid back', comment: 'State of an order' }),
  refunded: msg({ message: 'Paid back', comment: 'State of an order: all of the money' }),
  cancelled: msg({ message: 'Cancelled', context: 'order', comment: 'State of an order' }),
} satisfies Record<Order['state'], MessageDescriptor>;

export const ORDER_STATE_TONES = {
  awaitingPayment: 'warning',
  paid: 'success',
  partlyRefunded: 'upcoming',
  refunded: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<Order['state'], string>;

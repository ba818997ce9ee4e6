import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StoreBooks } from '@stoa/api/schema';

/** Accounts of the books. */
export const ACCOUNT_MESSAGES = {
  bank: msg({ message: 'Bank', context: 'books', comment: 'Account of the books: money that was received' }),
  card: msg({
    message: 'At Stripe',
    comment: 'Account of the books: money from cards that Stripe has not paid out',
  }),
  receivable: msg({ message: 'Owed by buyers', comment: 'Account of the books: ordered and not paid' }),
  ordered: msg({ message: 'Orders not paid yet', comment: 'Account of the books: what the school owes' }),
  sales: msg({ message: 'Sales without tax', comment: 'Account of the books' }),
  tax: msg({ message: 'Tax', comment: 'Account of the books' }),
  refunds: msg({ message: 'Refunds without tax', comment: 'Account of the books' }),
} satisfies Record<StoreBooks['accounts'][number]['account'], MessageDescriptor>;

/** What was written in the books. */
export const POSTED_MESSAGES = {
  order: msg({ message: 'Order', context: 'store', comment: 'Title: what somebody ordered' }),
  payment: msg({ message: 'Payment', context: 'books', comment: 'Entry in the books' }),
  cancellation: msg({ message: 'Cancellation', context: 'books', comment: 'Entry in the books' }),
  refund: msg({ message: 'Refund', context: 'books', comment: 'Entry in the books' }),
} satisfies Record<StoreBooks['items'][number]['kind'], MessageDescriptor>;

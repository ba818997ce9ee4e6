import { loadedAhead } from '../../shared/loaded-ahead.tsx';
import type { InvoiceViewProps } from './invoice-view.tsx';
import type { OrderViewProps } from './order-view.tsx';
import type { SeatsFieldProps } from './seats-field.tsx';

/** What the checkout does without: an order that was placed, an invoice, and how many seats a company buys. */
export const OrderViewOnDemand = loadedAhead<OrderViewProps>(
  async () => (await import('./order-view.tsx')).OrderView,
);
export const InvoiceViewOnDemand = loadedAhead<InvoiceViewProps>(
  async () => (await import('./invoice-view.tsx')).InvoiceView,
);
export const SeatsFieldOnDemand = loadedAhead<SeatsFieldProps>(
  async () => (await import('./seats-field.tsx')).SeatsField,
);

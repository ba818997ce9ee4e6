/** What stands on an invoice or credit note beside what was sold and by whom. */
export const INVOICE_MESSAGES = {
  invoice: /*i18n*/ { id: 'invoice.invoice', message: 'Invoice' },
  creditNote: /*i18n*/ { id: 'invoice.creditNote', message: 'Credit note' },
  title: /*i18n*/ { id: 'invoice.title', message: '{name} {number}' },
  seller: /*i18n*/ { id: 'invoice.seller', message: 'Seller' },
  buyer: /*i18n*/ { id: 'invoice.buyer', message: 'Buyer' },
  taxNumber: /*i18n*/ { id: 'invoice.taxNumber', message: 'Tax number: {taxNumber}' },
  issued: /*i18n*/ { id: 'invoice.issued', message: 'Date of issue' },
  order: /*i18n*/ { id: 'invoice.order', message: 'Order' },
  paid: /*i18n*/ { id: 'invoice.paid', message: 'Paid on' },
  corrects: /*i18n*/ { id: 'invoice.corrects', message: 'Corrects invoice' },
  reason: /*i18n*/ { id: 'invoice.reason', message: 'Reason' },
  ordered: /*i18n*/ { id: 'invoice.ordered', message: 'What was ordered' },
  refunded: /*i18n*/ { id: 'invoice.refunded', message: 'What was refunded' },
  seats: /*i18n*/ {
    id: 'invoice.seats',
    message: '{count, plural, one {{countText} seat} other {{countText} seats}}',
  },
  taxIn: /*i18n*/ { id: 'invoice.taxIn', message: 'Including {rate} tax' },
  netAt: /*i18n*/ { id: 'invoice.netAt', message: 'Net at {rate}' },
  taxAt: /*i18n*/ { id: 'invoice.taxAt', message: 'Tax at {rate}' },
  total: /*i18n*/ { id: 'invoice.total', message: 'Total' },
} as const;

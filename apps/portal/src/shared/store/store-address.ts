import { hrefTo } from '../../app/links.ts';
import type { Language } from '../../i18n/languages.ts';

/** The page where a school sells; with an order or an invoice, that one. */
export const orderHref = (
  schoolId: string,
  search: { order?: string; goods?: string; invoice?: string; seat?: string } = {},
): string => hrefTo({ to: '/order/$schoolId', params: { schoolId }, search });

/** An invoice or credit note as PDF, in a language. */
export const invoicePdfHref = (schoolId: string, invoiceId: string, language: Language): string =>
  `/api/store/v1/schools/${schoolId}/invoices/${invoiceId}/document.pdf?sxz-lang=${language}`;

import type { Invoice } from '@stoa/api/schema';
import { may } from '../../core/acl/authorize.ts';
import { wordingOf } from '../../core/schools/caller.ts';
import { enter } from '../../core/schools/schools.service.ts';
import type { Services } from '../../core/services.ts';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import { sumByRate } from './books.policy.ts';
import { findInvoice, listRefundLines } from './invoices.repository.ts';
import { listLines } from './orders.repository.ts';
import { numberOf } from './store.presenter.ts';
import type { SignedIn } from './store.service.ts';

/** An invoice or credit note of one's own, or any for who runs the school. @throws {Problem} NOT_FOUND */
export const loadInvoice = async (
  services: Pick<Services, 'database'>,
  id: string,
  caller: SignedIn,
): Promise<Invoice> => (await readInvoice(services, id, caller)).invoice;

/** The same with the language that it is worded in. @throws {Problem} NOT_FOUND */
export function readInvoice(
  { database }: Pick<Services, 'database'>,
  id: string,
  caller: SignedIn,
): Promise<{ invoice: Invoice; language: Language }> {
  const { schoolId, viewer } = caller;
  return database.read({ schoolId, accountId: viewer.accountId }, async (tx) => {
    const school = await enter(tx, caller);
    const row = await findInvoice(tx, id);
    if (!row?.paid_at || (row.account_id !== viewer.accountId && !may(viewer, 'SCHOOL_SETTINGS', schoolId)))
      throw new Problem('NOT_FOUND');
    const { language, schoolDefault } = wordingOf(school, caller);
    const sold =
      row.refund_id === null ? await listLines(tx, [row.order_id]) : await listRefundLines(tx, row.refund_id);
    const lines = sold.map(({ title, amount, tax, tax_rate, seats }) => ({
      title: textIn(title, language, schoolDefault),
      amount,
      tax,
      taxRate: tax_rate,
      ...(seats === null ? {} : { seats }),
    }));
    const invoice: Invoice = {
      id: row.id,
      kind: row.kind,
      number: numberOf(row),
      issuedAt: row.issued_at.toISOString(),
      orderId: row.order_id,
      reference: row.reference,
      corrects:
        row.kind === 'creditNote' && row.corrected_year !== null && row.corrected_number !== null
          ? numberOf({ kind: 'invoice', year: row.corrected_year, number: row.corrected_number })
          : null,
      reason: row.reason,
      paidAt: row.paid_at.toISOString(),
      seller: row.seller,
      buyer: row.buyer,
      lines,
      rates: sumByRate(lines),
      currency: row.currency,
      total: lines.reduce((sum, { amount }) => sum + amount, 0),
      tax: lines.reduce((sum, { tax }) => sum + tax, 0),
    };
    return { invoice, language };
  });
}

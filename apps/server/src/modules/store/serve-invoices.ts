import type { FastifyInstance } from 'fastify';
import type { Authenticator } from '../../contract/wiring.ts';
import type { Services } from '../../core/services.ts';
import { CachedDocuments, sendPdf } from '../../files/kept-documents.ts';
import { isId } from '../../http/ids.ts';
import { Problem } from '../../http/problem.ts';
import { askedLanguage, negotiate } from '../../i18n/languages.ts';
import { invoiceDocument } from './invoice-document.ts';
import { readInvoice } from './invoices.service.ts';

/** Serves invoices and credit notes as PDF to whoever may see them, in the language that they read. */
export function serveInvoices(app: FastifyInstance, services: Services, authenticate: Authenticator): void {
  const { clock, messages } = services;
  const kept = new CachedDocuments();
  app.get<{ Params: { schoolId: string; invoiceId: string } }>(
    '/api/store/v1/schools/:schoolId/invoices/:invoiceId/document.pdf',
    async (request, reply) => {
      const { schoolId, invoiceId } = request.params;
      if (!isId(schoolId) || !isId(invoiceId)) throw new Problem('NOT_FOUND');
      const viewer = await authenticate(request);
      if (!viewer) throw new Problem('UNAUTHENTICATED');
      if (viewer.clientId) throw new Problem('FORBIDDEN');
      if ((viewer.boundSchool ?? schoolId) !== schoolId) throw new Problem('NOT_FOUND');
      const { invoice, language } = await readInvoice(services, invoiceId, {
        schoolId,
        viewer,
        language: askedLanguage(request.query) ?? negotiate(request.headers['accept-language']),
        now: clock.now(),
      });
      const pdf = await kept.get([invoice, language], () => invoiceDocument(invoice, { language, messages }));
      return sendPdf(reply, pdf, `${invoice.number}.pdf`);
    },
  );
}

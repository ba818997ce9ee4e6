import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Authenticator } from '../../contract/wiring.ts';
import type { Services } from '../../core/services.ts';
import { isId } from '../../http/ids.ts';
import { Problem } from '../../http/problem.ts';
import { askedLanguage, negotiate } from '../../i18n/languages.ts';
import { invoiceDocument } from './invoice-document.ts';
import { readInvoice } from './invoices.service.ts';

/** Documents that are kept ready: whoever asks again costs no page set anew. */
const KEPT = 64;

/** Serves invoices and credit notes as PDF to whoever may see them, in the language that they read. */
export function serveInvoices(app: FastifyInstance, services: Services, authenticate: Authenticator): void {
  const { clock, messages } = services;
  const kept = new LRUCache<string, Promise<Uint8Array>>({ max: KEPT });
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
      const key = JSON.stringify([invoice, language]);
      const making = kept.get(key) ?? invoiceDocument(invoice, { language, messages });
      kept.set(key, making);
      const pdf = await making.catch((error: unknown) => {
        kept.delete(key);
        throw error;
      });
      return reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${invoice.number}.pdf"`)
        .header('x-content-type-options', 'nosniff')
        .send(Buffer.from(pdf));
    },
  );
}

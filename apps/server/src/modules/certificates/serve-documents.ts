import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../core/services.ts';
import { Problem } from '../../http/problem.ts';
import { askedLanguage, negotiate } from '../../i18n/languages.ts';
import { languageOf, presentCertificate } from './certificates.presenter.ts';
import { findByCode } from './certificates.repository.ts';
import { cleanCode } from './code.ts';
import { certificateDocument } from './certificate-document.ts';

/** Documents that are kept ready, of about 100 KB each. */
const KEPT = 64;

/** Serves certificates as PDF to whoever has their code. Of what was revoked there is none. */
export function serveDocuments(app: FastifyInstance, { database, messages, config }: Services): void {
  const kept = new LRUCache<string, Promise<Uint8Array>>({ max: KEPT });
  app.get<{ Params: { code: string } }>(
    '/api/class/v1/open/certificates/:code/document.pdf',
    async (request, reply) => {
      const code = cleanCode(request.params.code);
      const row = await database.read({}, (tx) => findByCode(tx, code));
      if (!row || row.revoked_at) throw new Problem('NOT_FOUND');
      const language = languageOf(
        row,
        askedLanguage(request.query) ?? negotiate(request.headers['accept-language']),
      );
      const certificate = presentCertificate(row, language, messages);
      const checkUrl = new URL(`/certificates/${code}`, config.publicUrl).href;
      const key = JSON.stringify([certificate, language]);
      const making = kept.get(key) ?? certificateDocument(certificate, { language, messages, checkUrl });
      kept.set(key, making);
      const pdf = await making.catch((error: unknown) => {
        kept.delete(key);
        throw error;
      });
      return reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="certificate-${code}.pdf"`)
        .header('x-content-type-options', 'nosniff')
        .send(Buffer.from(pdf));
    },
  );
}

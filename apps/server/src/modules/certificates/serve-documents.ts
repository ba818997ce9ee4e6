import type { FastifyInstance } from 'fastify';
import type { Services } from '../../core/services.ts';
import { CachedDocuments, sendPdf } from '../../files/kept-documents.ts';
import { Problem } from '../../http/problem.ts';
import { askedLanguage, negotiate } from '../../i18n/languages.ts';
import { languageOf, presentCertificate } from './certificates.presenter.ts';
import { findByCode } from './certificates.repository.ts';
import { cleanCode } from './code.ts';
import { certificateDocument } from './certificate-document.ts';

/** Serves certificates as PDF to whoever has their code. Of what was revoked there is none. */
export function serveDocuments(app: FastifyInstance, { database, messages, config }: Services): void {
  const kept = new CachedDocuments();
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
      const pdf = await kept.get([certificate, language], () =>
        certificateDocument(certificate, { language, messages, checkUrl }),
      );
      return sendPdf(reply, pdf, `certificate-${code}.pdf`);
    },
  );
}

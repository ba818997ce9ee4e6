import type { FastifyInstance } from 'fastify';
import type { Authenticator } from '../../contract/wiring.ts';
import { sendUpload } from '../../core/uploads/send-upload.ts';
import type { Services } from '../../core/services.ts';
import { nameOfFile } from '../../files/documents.ts';
import { isId } from '../../http/ids.ts';
import { Problem } from '../../http/problem.ts';
import { openAttachment } from './attachments.service.ts';

/** Serves evidence to who added it and to those who look after the class. For all others there is nothing. */
export function serveAttachments(
  app: FastifyInstance,
  services: Services,
  authenticate: Authenticator,
): void {
  const { database, clock } = services;
  app.get<{ Params: { schoolId: string; id: string } }>(
    '/files/:schoolId/attendance/:id',
    async (request, reply) => {
      const { schoolId, id } = request.params;
      if (!isId(schoolId) || !isId(id)) throw new Problem('NOT_FOUND');
      const viewer = await authenticate(request);
      if (!viewer) throw new Problem('UNAUTHENTICATED');
      if ((viewer.boundSchool ?? schoolId) !== schoolId) throw new Problem('NOT_FOUND');
      const { accountId } = viewer;
      const who = { schoolId, accountId, viewer, language: undefined, now: clock.now() };
      const row = await database.read(who, (tx) => openAttachment(tx, id, who));
      const upload = { school_id: row.school_id, name: row.upload_name, size: row.size };
      return sendUpload(services, request, reply, upload, {
        contentType: row.content_type,
        fileName: nameOfFile(row.name, row.content_type),
        isPublic: false,
        // A browser shows pictures; documents and films are opened by what the person has for them.
        isDownload: row.attachment_type !== 'image',
      });
    },
  );
}

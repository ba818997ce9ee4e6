import type { FastifyInstance } from 'fastify';
import type { Authenticator } from '../../contract/wiring.ts';
import { isShown, nameOfFile } from '../../files/documents.ts';
import { isId } from '../../http/ids.ts';
import type { Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../core/services.ts';
import { may } from '../../core/acl/authorize.ts';
import { isPass } from '../../core/uploads/file-pass.ts';
import { sendUpload } from '../../core/uploads/send-upload.ts';
import { findByName, type UploadRow } from '../../core/uploads/uploads.repository.ts';

const NAME = /^[A-Za-z0-9_-]{32}$/;

/**
 * Serves what people sent. An address leads to a row, never to a path: public files go to everybody, others to who
 * holds a pass, to who sent them and, where something uses them, to those who handle it. For all others there is
 * nothing.
 */
export function serveUploads(app: FastifyInstance, services: Services, authenticate: Authenticator): void {
  const { database, secrets, clock } = services;
  app.get<{ Params: { schoolId: string; name: string }; Querystring: Record<string, unknown> }>(
    '/files/:schoolId/:name',
    async (request, reply) => {
      const { schoolId, name } = request.params;
      if (!isId(schoolId) || !NAME.test(name)) throw new Problem('NOT_FOUND');
      const row = await database.read({ schoolId }, (tx) => findByName(tx, schoolId, name));
      if (row?.status !== 'kept') throw new Problem('NOT_FOUND');
      const hasPass = isPass(secrets, row, request.query, clock.now());
      if (!row.is_public && !hasPass) {
        const viewer = await authenticate(request);
        if (!viewer) throw new Problem('UNAUTHENTICATED');
        if (!maySee(viewer, row)) throw new Problem('NOT_FOUND');
      }
      const saved =
        hasPass && typeof request.query['saved'] === 'string' ? request.query['saved'] : undefined;
      return sendUpload(services, request, reply, row, {
        contentType: row.content_type,
        fileName: nameOfFile(saved ?? row.file_name, row.content_type),
        isPublic: row.is_public,
        isDownload: saved !== undefined || !isShown(row.content_type),
      });
    },
  );
}

const maySee = (viewer: Viewer, row: UploadRow): boolean =>
  (row.account_id === viewer.accountId && (viewer.boundSchool ?? row.school_id) === row.school_id) ||
  (row.used_at !== null && may(viewer, 'FEEDBACK_HANDLING', row.school_id));

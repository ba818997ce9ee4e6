import type { FastifyInstance } from 'fastify';
import type { Authenticator } from '../../contract/wiring.ts';
import type { Services } from '../../core/services.ts';
import { sendUpload } from '../../core/uploads/send-upload.ts';
import { nameOfFile } from '../../files/documents.ts';
import { isId } from '../../http/ids.ts';
import { Problem } from '../../http/problem.ts';
import { openFile } from './team-files.service.ts';

/**
 * Serves the files of teams to who sees their boards, asked anew each time: who was taken out of a team gets nothing
 * more. They are kept, never shown under the address of a school.
 */
export function serveTeamFiles(app: FastifyInstance, services: Services, authenticate: Authenticator): void {
  app.get<{ Params: { schoolId: string; id: string } }>(
    '/files/:schoolId/teams/:id',
    async (request, reply) => {
      const { schoolId, id } = request.params;
      if (!isId(schoolId) || !isId(id)) throw new Problem('NOT_FOUND');
      const viewer = await authenticate(request);
      if (!viewer) throw new Problem('UNAUTHENTICATED');
      if ((viewer.boundSchool ?? schoolId) !== schoolId) throw new Problem('NOT_FOUND');
      const caller = { schoolId, viewer, language: undefined, now: services.clock.now() };
      const file = await openFile(services, caller, id);
      const upload = { school_id: file.school_id, name: file.upload_name, size: file.size };
      return sendUpload(services, request, reply, upload, {
        contentType: file.content_type,
        fileName: nameOfFile(file.name, file.content_type),
        isPublic: false,
        isDownload: true,
      });
    },
  );
}

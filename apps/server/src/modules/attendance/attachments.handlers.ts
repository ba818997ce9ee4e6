import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Services } from '../../core/services.ts';
import { requireViewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { addAttachment, deleteAttachment, findSchoolOfIt, readAttachments } from './attachments.service.ts';
import { findItsSchool } from './attendance.service.ts';
import { participant } from './participant.ts';

type AttachmentOperations =
  | 'queryAttendanceAttachments'
  | 'addAttendanceAttachment'
  | 'deleteAttendanceAttachment';

const PAGE_SIZE = 20;

/** Evidence that people add to an attendance. */
export function attachmentHandlers(services: Services): Pick<Handlers, AttachmentOperations> {
  return {
    queryAttendanceAttachments: async ({ body, headers, context }) => {
      requireViewer(context);
      try {
        const schoolId = await findItsSchool(services, body.attendanceId, headers.tenantid);
        const who = participant(services, context, schoolId);
        return ok(await readAttachments(services, body.attendanceId, body, who));
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'NOT_FOUND') throw error;
        // Whether it is there is told to nobody who is not in its school.
        const { pageNumber = 1, pageSize = PAGE_SIZE } = body;
        return ok({ items: [], total: 0, pageNumber, pageSize });
      }
    },
    addAttendanceAttachment: async ({ body, headers, context }) => {
      requireViewer(context);
      const schoolId = await findItsSchool(services, body.attendanceId, headers.tenantid);
      return ok(await addAttachment(services, body, participant(services, context, schoolId)));
    },
    deleteAttendanceAttachment: async ({ path: { id }, headers, context }) => {
      requireViewer(context);
      const schoolId = await findSchoolOfIt(services, id, headers.tenantid);
      await deleteAttachment(services, id, participant(services, context, schoolId));
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
  };
}

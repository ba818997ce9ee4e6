import { authorize } from '../../../core/acl/authorize.ts';
import { requireViewer, type RequestContext } from '../../../http/context.ts';
import type { ExamWriter } from './authoring.service.ts';

/** Who may write exams. @throws {Problem} UNAUTHENTICATED, NOT_FOUND, FORBIDDEN */
export function examWriter(context: RequestContext, headers: Record<string, string | undefined>): ExamWriter {
  const viewer = requireViewer(context);
  const schoolId = String(headers.tenantid);
  const role = authorize(viewer, 'EXAM_GRADING', schoolId);
  return { schoolId, accountId: viewer.accountId, author: role === 'teacher' ? viewer.accountId : undefined };
}

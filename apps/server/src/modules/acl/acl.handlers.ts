import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer } from '../../http/context.ts';
import type { Services } from '../../core/services.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { may } from '../../core/acl/authorize.ts';

/** Whether the signed-in person may do something; the person is the token's, whatever a header says. */
export function aclHandlers({ database }: Services): Pick<Handlers, 'hasPermissions'> {
  return {
    hasPermissions: async ({ headers, query, context }) => {
      const viewer = requireViewer(context);
      const schoolId = String(headers['school-id']);
      await database.read({ schoolId }, (tx) => findSchool(tx, schoolId));
      return ok({ hasPermission: may(viewer, query.operationCode, schoolId) });
    },
  };
}

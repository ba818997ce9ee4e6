import { type Api, type In, getQuery } from '../query.ts';
import type { OperationCode } from '../schema.gen.ts';

/** Whether the signed-in viewer's role in a school includes an operation. */
export function permissionQuery(api: Api, call: In<{ schoolId: string; operationCode: OperationCode }>) {
  return getQuery(api, '/api/acl/v1/operation/hasPermissions', {
    params: {
      header: { 'School-Id': call.schoolId },
      query: { operationCode: call.operationCode, 'sxz-lang': call.lang },
    },
  });
}

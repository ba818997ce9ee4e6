import { type Api, unwrap } from '../query.ts';
import type { MemberGroup, MemberGroupKind } from '../schema.gen.ts';

interface OfGroup {
  schoolId: string;
  groupId: string;
}
const inSchool = (schoolId: string) => ({ tenantId: schoolId });

/** @param key made once a name: sent again it makes no second one @throws ApiProblem NAME_TAKEN, CONFLICT, VALIDATION_FAILED and the shared codes. */
export const createMemberGroup = (
  api: Api,
  { schoolId, key, ...body }: { schoolId: string; name: string; kind: MemberGroupKind; key: string },
): Promise<MemberGroup> =>
  unwrap(
    api.client.POST('/api/school/member-groups', {
      params: { header: { ...inSchool(schoolId), 'Idempotency-Key': key } },
      body,
    }),
  );

/** @throws ApiProblem NAME_TAKEN, VALIDATION_FAILED, NOT_FOUND and the shared codes. */
export const renameMemberGroup = (
  api: Api,
  { schoolId, groupId, name }: OfGroup & { name: string },
): Promise<MemberGroup> =>
  unwrap(
    api.client.PUT('/api/school/member-groups/{groupId}', {
      params: { path: { groupId }, header: inSchool(schoolId) },
      body: { name },
    }),
  );

/** Its members stay in the school. @throws ApiProblem NOT_FOUND and the shared codes. */
export async function deleteMemberGroup(api: Api, { schoolId, groupId }: OfGroup): Promise<void> {
  await api.client.DELETE('/api/school/member-groups/{groupId}', {
    params: { path: { groupId }, header: inSchool(schoolId) },
  });
}

/** @returns how many were not in it @throws ApiProblem CONFLICT where they do not all fit, NOT_FOUND and the shared codes. */
export const addGroupMembers = (
  api: Api,
  { schoolId, groupId, userIds }: OfGroup & { userIds: string[] },
): Promise<{ changed: number }> =>
  unwrap(
    api.client.POST('/api/school/member-groups/{groupId}/members', {
      params: { path: { groupId }, header: inSchool(schoolId) },
      body: { userIds },
    }),
  );

/** @returns how many were in it @throws ApiProblem NOT_FOUND and the shared codes. */
export const removeGroupMembers = (
  api: Api,
  { schoolId, groupId, userIds }: OfGroup & { userIds: string[] },
): Promise<{ changed: number }> =>
  unwrap(
    api.client.POST('/api/school/member-groups/{groupId}/members/removal', {
      params: { path: { groupId }, header: inSchool(schoolId) },
      body: { userIds },
    }),
  );

import { type Api, type QueryOf, unwrap } from '../query.ts';
import type { MemberImport, MemberRow, Role } from '../schema.gen.ts';

export interface MemberCall {
  schoolId: string;
  userId: string;
}

const ofSchool = (schoolId: string) => ({ header: { tenantId: schoolId } });

/** @throws ApiProblem ROLE_TOO_HIGH, LAST_OWNER and the shared codes. */
export function changeMemberRole(api: Api, { schoolId, userId, role }: MemberCall & { role: Role }) {
  return unwrap<MemberRow>(
    api.client.PUT('/api/school/members/{userId}/role', {
      params: { path: { userId }, ...ofSchool(schoolId) },
      body: { role },
    }),
  );
}

/** Disables (0) or enables (1) a member. @throws ApiProblem ROLE_TOO_HIGH, LAST_OWNER, OWN_PERSON and the shared codes. */
export function setMemberValid(api: Api, { schoolId, userId, isValid }: MemberCall & { isValid: 0 | 1 }) {
  return unwrap<MemberRow>(
    api.client.PUT('/api/school/members/{userId}/valid', {
      params: { path: { userId }, ...ofSchool(schoolId) },
      body: { isValid },
    }),
  );
}

export interface ImportCall {
  schoolId: string;
  /** The whole file. */
  csv: string;
  /** Only looks, invites nobody. */
  dryRun: boolean;
  /** For rows that name none. */
  role: 'member' | 'teacher' | 'admin';
}

/** @throws ApiProblem IMPORT_UNREADABLE (details.reason), ROLE_TOO_HIGH, MAIL_BUDGET_EXCEEDED, PAYLOAD_TOO_LARGE and the shared codes. */
export function importMembers(api: Api, { schoolId, ...body }: ImportCall, signal?: AbortSignal) {
  return unwrap<MemberImport>(
    api.client.POST('/api/school/member-imports', { params: ofSchool(schoolId), body, signal }),
  );
}

/** How far an import is, as of now. */
export function readMemberImport(
  api: Api,
  { schoolId, importId }: { schoolId: string; importId: string },
  signal?: AbortSignal,
) {
  return unwrap<MemberImport>(
    api.client.GET('/api/school/member-imports/{importId}', {
      params: { path: { importId }, ...ofSchool(schoolId) },
      signal,
    }),
  );
}

/** The members as a CSV file. */
export function exportMembers(
  api: Api,
  { schoolId, ...query }: { schoolId: string } & QueryOf<'exportMembers'>,
) {
  return unwrap(api.client.GET('/api/school/members/export', { params: { ...ofSchool(schoolId), query } }));
}

import { type Api, unwrap } from '../query.ts';
import type {
  CurrentEnvironment,
  Language,
  MemberStatus,
  SchoolCreation,
  operations,
} from '../schema.gen.ts';

/** Joins an open school. @throws ApiProblem JOINING_NOT_ALLOWED, SCHOOL_DISABLED and the shared codes. */
export function joinSchool(api: Api, schoolId: string): Promise<MemberStatus> {
  return unwrap(api.client.POST('/api/school/members/join', { body: { tenantId: schoolId } }));
}

/** Leaves a school. @throws ApiProblem LAST_OWNER, ACCOUNT_DISABLED and the shared codes. */
export function leaveSchool(api: Api, schoolId: string): Promise<MemberStatus> {
  return unwrap(api.client.POST('/api/school/members/leave', { body: { tenantId: schoolId } }));
}

export interface EnvironmentCall {
  tenantId: string;
  lang?: Language;
  /** The application that asks. */
  bundleId?: string;
  terminal?: 'pc' | 'pad' | 'mobile';
}

/** Where and for whom the portal runs. */
export function getCommonCurrent(api: Api, body: EnvironmentCall): Promise<CurrentEnvironment> {
  return unwrap(api.client.POST('/api/ischool/v1/open/schools/common-current', { body }));
}

/** A new academy or store as its founder describes it. */
export type NewSchool = operations['createSchool']['requestBody']['content']['application/json'];

/**
 * Begins to create a school; the creation goes on in the background.
 * @param idempotencyKey one a click: however often the call is sent, one school is made
 * @throws ApiProblem ACTIVE_CODE_INVALID, SCHOOL_EXISTS, AGREEMENT_OUTDATED, SCHOOL_QUOTA_EXCEEDED, MODERATION_REJECTED
 *   and the shared codes.
 */
export function createSchool(
  api: Api,
  { school, idempotencyKey }: { school: NewSchool; idempotencyKey: string },
): Promise<SchoolCreation> {
  return unwrap(
    api.client.POST('/api/school/schools/', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: school,
    }),
  );
}

/** How far a creation is, as of now. */
export function readSchoolCreation(
  api: Api,
  schoolId: string,
  signal?: AbortSignal,
): Promise<SchoolCreation> {
  return unwrap(
    api.client.GET('/api/school/schools/{id}/creation', { params: { path: { id: schoolId } }, signal }),
  );
}

/** Takes up a creation that has stopped. */
export function resumeSchoolCreation(
  api: Api,
  schoolId: string,
  signal?: AbortSignal,
): Promise<SchoolCreation> {
  return unwrap(
    api.client.POST('/api/school/schools/{id}/creation', { params: { path: { id: schoolId } }, signal }),
  );
}

/** Whether a school of this kind needs an activation code. */
export async function needsActiveCode(
  api: Api,
  kind: NewSchool['kind'],
  signal?: AbortSignal,
): Promise<boolean> {
  const { required } = await unwrap(
    api.client.GET('/api/school/requireActiveCode', { params: { query: { kind } }, signal }),
  );
  return required;
}

export type ActiveCodeForm = operations['applyActiveCode']['requestBody']['content']['application/json'];

/** Asks for an activation code. @throws ApiProblem CONFLICT where one was asked for and not decided yet. */
export function applyActiveCode(
  api: Api,
  { form, idempotencyKey }: { form: ActiveCodeForm; idempotencyKey: string },
) {
  return unwrap(
    api.client.POST('/api/school/applyActiveCode', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: form,
    }),
  );
}

import { type Api, unwrap } from '../query.ts';
import type { FocusAnswer, FollowTarget, operations, PersonSetting, PersonSpace } from '../schema.gen.ts';

type BodyOf<Id extends 'savePersonSpace' | 'updatePersonSetting'> =
  operations[Id]['requestBody']['content']['application/json'];

export interface FollowCall {
  schoolId: string;
  /** The person, or the school with `targetType: 'school'`. */
  userId: string;
  targetType?: FollowTarget;
  signal?: AbortSignal;
}

/** Sent to the end, also where the page is left at once: who pressed the button has seen that it is done. */
const LASTING = { keepalive: true };

/** Follows; again changes nothing. @throws ApiProblem OWN_PERSON, NOT_A_MEMBER, NOT_FOUND and the shared codes. */
export function followPerson(api: Api, { schoolId, signal, ...body }: FollowCall): Promise<FocusAnswer> {
  return unwrap(
    api.client.POST('/api/personal-center/addFocus', { ...inSchool(schoolId), ...LASTING, body, signal }),
  );
}

/** Follows no longer; again changes nothing. @throws ApiProblem NOT_A_MEMBER, NOT_FOUND and the shared codes. */
export function unfollowPerson(api: Api, { schoolId, signal, ...body }: FollowCall): Promise<FocusAnswer> {
  return unwrap(
    api.client.POST('/api/personal-center/cancelFocus', { ...inSchool(schoolId), ...LASTING, body, signal }),
  );
}

/** Leaves a visit, once a day at most. @throws ApiProblem NOT_FOUND and the shared codes. */
export function recordVisit(api: Api, { schoolId, userId }: { schoolId: string; userId: string }) {
  return unwrap(
    api.client.POST('/api/personal-center/addOrUpdateVisitor', { ...inSchool(schoolId), body: { userId } }),
  );
}

/** @throws ApiProblem MODERATION_REJECTED, UPLOAD_NOT_OWNED, NOT_A_MEMBER and the shared codes. */
export function savePersonSpace(
  api: Api,
  { schoolId, change }: { schoolId: string; change: BodyOf<'savePersonSpace'> },
): Promise<PersonSpace> {
  return unwrap(
    api.client.POST('/api/personal-center/addOrUpdatePersonSpace', { ...inSchool(schoolId), body: change }),
  );
}

/** @throws ApiProblem NOT_A_MEMBER and the shared codes. */
export function updatePersonSetting(
  api: Api,
  { schoolId, change }: { schoolId: string; change: BodyOf<'updatePersonSetting'> },
): Promise<PersonSetting> {
  return unwrap(
    api.client.POST('/api/personal-center/updatePersonSetting', { ...inSchool(schoolId), body: change }),
  );
}

const inSchool = (schoolId: string) => ({ params: { header: { tenantId: schoolId } } });

import { type Api, unwrap } from '../query.ts';
import type { CurrentEnvironment, Language, MemberStatus } from '../schema.gen.ts';

/** Joins an open school. @throws ApiProblem JOINING_NOT_ALLOWED, SCHOOL_DISABLED and the shared codes. */
export function joinSchool(api: Api, schoolId: string): Promise<MemberStatus> {
  return unwrap(api.client.POST('/api/school/members/join', { body: { tenantId: schoolId } }));
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

import { type Api, unwrap } from '../query.ts';
import type { PointRules, PointRulesDraft, PointSimulation } from '../schema.gen.ts';

interface OfMember {
  schoolId: string;
  userId: string;
}
const inSchool = (schoolId: string) => ({ tenantId: schoolId });

/** Gives points, or takes some below 0. @throws ApiProblem OWN_PERSON, NOT_FOUND and the shared codes. */
export async function giveMemberPoints(
  api: Api,
  { schoolId, userId, ...body }: OfMember & { points: number; note: string },
): Promise<void> {
  await api.client.POST('/api/points/v1/members/{userId}', {
    params: { path: { userId }, header: inSchool(schoolId) },
    body,
  });
}

/** Takes a row back; again changes nothing. @throws ApiProblem OWN_PERSON, NOT_FOUND and the shared codes. */
export async function takeBackMemberPoints(
  api: Api,
  { schoolId, userId, entryId, note }: OfMember & { entryId: string; note: string },
): Promise<void> {
  await api.client.PUT('/api/points/v1/members/{userId}/entries/{entryId}/reversal', {
    params: { path: { userId, entryId }, header: inSchool(schoolId) },
    body: { note },
  });
}

/** @throws ApiProblem VERSION_CONFLICT, VALIDATION_FAILED and the shared codes. */
export const savePointRules = (
  api: Api,
  {
    schoolId,
    ...body
  }: PointRulesDraft & { schoolId: string; version: number; counted: PointRules['counted'] },
): Promise<PointRules> =>
  unwrap(api.client.PUT('/api/points/v1/rules', { params: { header: inSchool(schoolId) }, body }));

/** What last month would have been. @throws ApiProblem VALIDATION_FAILED and the shared codes. */
export const simulatePointRules = (
  api: Api,
  { schoolId, signal, ...body }: PointRulesDraft & { schoolId: string; signal?: AbortSignal },
): Promise<PointSimulation> =>
  unwrap(
    api.client.POST('/api/points/v1/rules/simulation', {
      params: { header: inSchool(schoolId) },
      body,
      signal,
    }),
  );

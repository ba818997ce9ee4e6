import { type Api, unwrap } from '../query.ts';
import type { Badge, BadgeInput } from '../schema.gen.ts';

interface OfBadge {
  schoolId: string;
  badgeId: string;
}
const inSchool = (schoolId: string) => ({ tenantId: schoolId });

/** @param key made once a form: sent again it makes no second one @throws ApiProblem CONFLICT, VALIDATION_FAILED and the shared codes. */
export const createBadge = (
  api: Api,
  { schoolId, badge, key }: { schoolId: string; badge: BadgeInput; key: string },
): Promise<Badge> =>
  unwrap(
    api.client.POST('/api/points/v1/badges', {
      params: { header: { ...inSchool(schoolId), 'Idempotency-Key': key } },
      body: badge,
    }),
  );

/** @throws ApiProblem VERSION_CONFLICT, VALIDATION_FAILED, NOT_FOUND and the shared codes. */
export const saveBadge = (
  api: Api,
  { schoolId, badgeId, ...body }: OfBadge & { version: number; badge: BadgeInput },
): Promise<Badge> =>
  unwrap(
    api.client.PUT('/api/points/v1/badges/{badgeId}', {
      params: { path: { badgeId }, header: inSchool(schoolId) },
      body,
    }),
  );

/** Archives a badge, or takes it up again. @throws ApiProblem NOT_FOUND and the shared codes. */
export async function archiveBadge(
  api: Api,
  { schoolId, badgeId, isArchived }: OfBadge & { isArchived: boolean },
): Promise<void> {
  await api.client.PUT('/api/points/v1/badges/{badgeId}/archive', {
    params: { path: { badgeId }, header: inSchool(schoolId) },
    body: { isArchived },
  });
}

/** @returns how many were given it now @throws ApiProblem OWN_PERSON, CONFLICT, NOT_FOUND and the shared codes. */
export const awardBadge = (
  api: Api,
  { schoolId, badgeId, ...body }: OfBadge & { userIds: string[]; reason: string },
): Promise<{ given: number }> =>
  unwrap(
    api.client.POST('/api/points/v1/badges/{badgeId}/awards', {
      params: { path: { badgeId }, header: inSchool(schoolId) },
      body,
    }),
  );

/** Takes an award back; again changes nothing. @throws ApiProblem OWN_PERSON, NOT_FOUND and the shared codes. */
export async function takeBackBadge(
  api: Api,
  { schoolId, badgeId, awardId, reason }: OfBadge & { awardId: string; reason: string },
): Promise<void> {
  await api.client.PUT('/api/points/v1/badges/{badgeId}/awards/{awardId}/withdrawal', {
    params: { path: { badgeId, awardId }, header: inSchool(schoolId) },
    body: { reason },
  });
}

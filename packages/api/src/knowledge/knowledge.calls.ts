import { type Api, unwrap } from '../query.ts';
import type { KnowledgeSection, Language, SectionAudience, SubscriptionStatus } from '../schema.gen.ts';

const BASE = '/api/km/v1';

interface InSchool {
  schoolId: string;
}
const header = ({ schoolId }: InSchool) => ({ tenantId: schoolId });

export interface SectionInput {
  parentId: string | null;
  name: Partial<Record<Language, string>>;
  summary?: Partial<Record<Language, string>>;
  audience: SectionAudience;
}

/** Sent again with the same key it makes nothing else. @throws ApiProblem CONFLICT where there is no room, and the shared codes. */
export function createSection(
  api: Api,
  { key, section, ...call }: InSchool & { section: SectionInput; key: string },
): Promise<KnowledgeSection> {
  return unwrap(
    api.client.POST(`${BASE}/section/create`, {
      params: { header: { ...header(call), 'Idempotency-Key': key } },
      body: section,
    }),
  );
}

/** @throws ApiProblem VERSION_CONFLICT, CONFLICT below itself or where there is no room, and the shared codes. */
export function updateSection(
  api: Api,
  {
    sectionId,
    section,
    ...call
  }: InSchool & { sectionId: string; section: SectionInput & { version: number } },
): Promise<KnowledgeSection> {
  return unwrap(
    api.client.PUT(`${BASE}/section/update/{sectionId}`, {
      params: { path: { sectionId }, header: header(call) },
      body: section,
    }),
  );
}

/** Puts siblings in order. @throws ApiProblem CONFLICT where somebody else was faster, and the shared codes. */
export async function sortSections(
  api: Api,
  {
    order,
    ...call
  }: InSchool & { order: { parentId: string | null; sectionIds: string[]; seenIds: string[] } },
): Promise<void> {
  await api.client.PUT(`${BASE}/section/sort`, { params: { header: header(call) }, body: order });
}

/** @param moveTo where its articles go; null leaves them without a section. @throws ApiProblem CONFLICT and the shared codes. */
export async function deleteSection(
  api: Api,
  { sectionId, moveTo, ...call }: InSchool & { sectionId: string; moveTo: string | null },
): Promise<void> {
  await api.client.DELETE(`${BASE}/section/delete/{sectionId}`, {
    params: {
      path: { sectionId },
      query: moveTo === null ? { articles: 'keep' } : { articles: 'move', moveTo },
      header: header(call),
    },
  });
}

/** Puts articles into a section, or out of all. @throws ApiProblem the shared codes. */
export async function placeArticles(
  api: Api,
  { articleIds, sectionId, ...call }: InSchool & { articleIds: string[]; sectionId: string | null },
): Promise<void> {
  await api.client.PUT(`${BASE}/section/place`, {
    params: { header: header(call) },
    body: { articleIds, sectionId },
  });
}

/** What is subscribed to. */
export interface SubscriptionTarget {
  targetType: SubscriptionStatus['targetType'];
  targetId: string;
}

/** Subscribes, or ends it. @throws ApiProblem CONFLICT where there are too many, and the shared codes. */
export function setSubscription(
  api: Api,
  { target, subscribed, ...call }: InSchool & { target: SubscriptionTarget; subscribed: boolean },
): Promise<SubscriptionStatus> {
  return unwrap(
    api.client.POST(`${BASE}/subscribe/action`, {
      params: { header: header(call) },
      body: { ...target, action: subscribed ? 'subscribe' : 'unsubscribe' },
    }),
  );
}

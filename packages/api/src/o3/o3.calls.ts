import { type Api, unwrap } from '../query.ts';
import type { Language } from '../schema.gen.ts';

interface CardCall {
  schoolId: string;
  id: string;
}

/** Counts whoever opened a card: a person or a browser, once a day. */
export function countO3Visit(api: Api, { schoolId, id }: CardCall) {
  return unwrap<{ id: string; peopleCount: number }>(
    api.client.GET('/api/o3service/o3/card/open/add-activity-people/{id}', {
      params: { path: { id }, query: { schoolId } },
    }),
  );
}

/** Checks answers to steps of a scenario; what is right is kept for whoever is signed in. */
export function checkO3Steps(
  api: Api,
  {
    schoolId,
    id,
    lang,
    answers,
  }: CardCall & { lang: Language; answers: readonly { step: number; answer: string }[] },
) {
  return unwrap<{ results: { step: number; correct: boolean; explanation: string }[]; done: number[] }>(
    api.client.POST('/api/o3service/o3/open/scenarios/{scenarioId}/checks', {
      params: { path: { scenarioId: id }, query: { schoolId, 'sxz-lang': lang } },
      body: { answers: [...answers] },
    }),
  );
}

/** Forgets what somebody has done of a scenario. */
export async function resetO3Scenario(api: Api, { schoolId, id }: CardCall): Promise<void> {
  await api.client.DELETE('/api/o3service/o3/scenarios/{scenarioId}/progress', {
    params: { path: { scenarioId: id }, header: { tenantId: schoolId } },
  });
}

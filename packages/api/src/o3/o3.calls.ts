import { type Api, unwrap } from '../query.ts';

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

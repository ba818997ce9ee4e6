import { type Api, type In, getQuery } from '../query.ts';

/** What the signed-in person has signed, beside what is in force. */
export function agreementsQuery(api: Api, { lang }: In<object>) {
  return getQuery(api, '/api/ischool/v1/agreements/compare-and-sign-lastest-agreement', {
    params: { query: { 'sxz-lang': lang } },
  });
}

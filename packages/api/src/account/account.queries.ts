import { type Api, type In, getQuery, inLanguage } from '../query.ts';

/** Who is signed in. Problem UNAUTHENTICATED for a visitor. */
export function meQuery(api: Api, query: In<object>) {
  return getQuery(api, '/api/accounts/users/me', { params: { query: inLanguage(query) } });
}

import { type Api, type In, getQuery, inLanguage } from '../query.ts';

/** Devices that the viewer is signed in on, this one first. */
export function sessionsQuery(api: Api, query: In<object>) {
  return getQuery(api, '/api/accounts/users/sessions', { params: { query: inLanguage(query) } });
}

/** How the account is secured beside its password. */
export function secondFactorQuery(api: Api, query: In<object>) {
  return getQuery(api, '/api/accounts/users/second-factor', { params: { query: inLanguage(query) } });
}

/** Third-party identities that sign in to the account. */
export function thirdPartyLinksQuery(api: Api, query: In<object>) {
  return getQuery(api, '/api/accounts/third_user', { params: { query: inLanguage(query) } });
}

/** The copy of one's data, as far as it is made. */
export function exportQuery(api: Api, query: In<object>) {
  return getQuery(api, '/api/accounts/users/export', { params: { query: inLanguage(query) } });
}

/** Whether the account is about to be erased, and what that means. */
export function deletionQuery(api: Api, query: In<object>) {
  return getQuery(api, '/api/accounts/users/deletion', { params: { query: inLanguage(query) } });
}

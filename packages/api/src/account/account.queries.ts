import { type Api, type In, getQuery, inLanguage } from '../query.ts';

/** Who is signed in. Problem UNAUTHENTICATED for a visitor. */
export function meQuery(api: Api, query: In<object>) {
  return getQuery(api, '/api/accounts/users/me', { params: { query: inLanguage(query) } });
}

/** Whether the next attempt of an account needs a captcha, and which. Never cached: a captcha is valid once. */
export function imageCheckQuery(api: Api, query: { account: string; force?: boolean }) {
  return {
    ...getQuery(api, '/api/accounts/open/login/account/open/code/imagevalid', { params: { query } }),
    staleTime: 0,
    gcTime: 0,
  };
}

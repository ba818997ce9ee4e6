import { mutationOptions } from '@tanstack/react-query';
import { type Api, type In, getQuery, inLanguage } from '../query.ts';
import { type RegisterCall, type SignInCall, registerAccount, signIn } from './account.calls.ts';

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

export function signInMutation(api: Api) {
  return mutationOptions({
    mutationKey: ['post', '/api/auth/oauth/token'],
    mutationFn: (call: SignInCall) => signIn(api, call),
  });
}

export function registerMutation(api: Api) {
  return mutationOptions({
    mutationKey: ['post', '/api/accounts/open/register'],
    mutationFn: (call: RegisterCall) => registerAccount(api, call),
  });
}

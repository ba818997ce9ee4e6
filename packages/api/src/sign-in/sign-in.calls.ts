import { type Api, unwrap } from '../query.ts';
import type { components, operations } from '../schema.gen.ts';

type JsonOf<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

export type LoginInit = components['schemas']['LoginInit'];
export type LoginOption = components['schemas']['LoginOption'];
export type Provider = components['schemas']['ThirdPartyProvider'];
export type ThirdLoginAnswer = components['schemas']['ThirdLoginAnswer'];
export type WelinkAnswer = components['schemas']['WelinkSuccess'] | components['schemas']['WelinkFailure'];
export type BindCall = components['schemas']['ThirdLoginBinding'];

/**
 * Begins a sign-in: the ways that the school offers. Binds the attempt to this browser.
 *
 * @throws ApiProblem REDIRECT_NOT_ALLOWED, SCHOOL_DISABLED, PROVIDER_UNKNOWN, PROVIDER_FAILED, TOO_MANY_ATTEMPTS and the
 *   shared codes.
 */
export function initLogin(api: Api, body: JsonOf<'initLogin'>, signal?: AbortSignal): Promise<LoginInit> {
  return unwrap(api.client.POST('/api/auth/login/init', { body, signal }));
}

/** What a device is asked for a passkey with. @param ticket of a second factor; null signs in by the passkey alone */
export function startPasskeySignIn(api: Api, ticket: string | null, signal?: AbortSignal) {
  return unwrap(api.client.POST('/api/auth/open/passkey/options', { body: { ticket }, signal }));
}

/**
 * Finishes a sign-in by a third party with the code that it came back with. Every provider has a call of its own.
 *
 * @throws ApiProblem STATE_MISMATCH, LOGIN_INIT_EXPIRED, VERIFICATION_FAILED, ACCOUNT_DISABLED, SCHOOL_DISABLED,
 *   PROVIDER_UNKNOWN, PROVIDER_FAILED, TOO_MANY_ATTEMPTS and the shared codes.
 */
export function exchangeThirdLoginCode(
  api: Api,
  body: JsonOf<'exchangeThirdLoginCodeV1'>,
  signal?: AbortSignal,
): Promise<ThirdLoginAnswer> {
  return unwrap(api.client.POST('/api/auth/open/thirdlogin/v1/accesstoken/', { body, signal }));
}

/** The same for the OAuth2 service of an enterprise. */
export function exchangeEnterpriseCode(
  api: Api,
  body: JsonOf<'exchangeEnterpriseCode'>,
  signal?: AbortSignal,
): Promise<ThirdLoginAnswer> {
  return unwrap(api.client.POST('/api/auth/open/enterprise/oauth2/accesstoken', { body, signal }));
}

/** The same for imc. */
export function exchangeImcCode(
  api: Api,
  body: JsonOf<'exchangeImcCode'>,
  signal?: AbortSignal,
): Promise<ThirdLoginAnswer> {
  return unwrap(api.client.POST('/api/auth/open/thirdlogin/imc/accesstoken', { body, signal }));
}

/** Signs in from inside welink. An answer with the code 030025 means that nobody is signed in. */
export async function welinkFreeLogin(
  api: Api,
  { tenantId, ...body }: JsonOf<'welinkFreeLogin'> & { tenantId?: string | undefined },
  signal?: AbortSignal,
): Promise<WelinkAnswer> {
  const { data } = await api.client.POST('/api/welink/proxy/rest/v1/open/free_login', {
    params: { header: tenantId === undefined ? {} : { tenantId } },
    body,
    signal,
  });
  if (!data) throw new TypeError('The call was answered without a body, which its description excludes.');
  return data;
}

/**
 * Links a new identity to an account and signs in.
 *
 * @throws ApiProblem CODE_INVALID, CODE_EXPIRED, CODE_ATTEMPTS_EXCEEDED, INVALID_GRANT, CAPTCHA_REQUIRED,
 *   CAPTCHA_INVALID, ACCOUNT_EXISTS, ALREADY_BOUND, BINDING_EXPIRED, SECOND_FACTOR_REQUIRED, STATE_MISMATCH,
 *   ACCOUNT_DISABLED, TOO_MANY_ATTEMPTS and the shared codes.
 */
export function bindThirdLogin(api: Api, body: BindCall, signal?: AbortSignal) {
  return unwrap(api.client.POST('/api/auth/open/thirdlogin/user/to/bind', { body, signal }));
}

/** Links an identity to the account of the signed-in person. @throws ApiProblem REAUTHENTICATION_REQUIRED, ALREADY_BOUND and those of the exchange */
export function linkThirdParty(api: Api, body: JsonOf<'bindThirdParty'>, signal?: AbortSignal) {
  return unwrap(api.client.POST('/api/accounts/third_user/to/bind', { body, signal }));
}

/**
 * Begins at a third party of the school: the address where the browser goes, bound to this browser.
 * @throws ApiProblem PROVIDER_FAILED, PROVIDER_UNKNOWN, REDIRECT_NOT_ALLOWED, TOO_MANY_ATTEMPTS and the shared codes
 */
export function startThirdLogin(
  api: Api,
  { provider, ...query }: { provider: Provider; targetUrl: string; tenantId?: string | undefined },
  signal?: AbortSignal,
): Promise<{ authorizeUrl: string }> {
  return unwrap(
    api.client.GET('/api/auth/open/third/{provider}/authorization_code', {
      params: { path: { provider }, query },
      // A browser that navigates is redirected instead.
      headers: { accept: 'application/json' },
      signal,
    }),
  );
}

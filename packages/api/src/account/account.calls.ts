import { type Api, unwrap } from '../query.ts';
import type { CodeSent, EmailCodeForm, SmsCodeForm, TokenAnswer, operations } from '../schema.gen.ts';

type TokenForm = operations['issueToken']['requestBody']['content']['application/x-www-form-urlencoded'];
export type RegisterCall = operations['registerAccount']['requestBody']['content']['application/json'];
/** A sign-in by password, SMS code, e-mail code or passkey, or the second step of one. */
export type SignInCall = TokenForm & {
  grant_type: 'password' | 'sms_code' | 'email_code' | 'second_factor' | 'passkey';
};

const FORM = { headers: { 'content-type': 'application/x-www-form-urlencoded' } } as const;

/**
 * Signs in; the cookies are set by the answer.
 *
 * @throws ApiProblem INVALID_GRANT, CAPTCHA_REQUIRED and TOO_MANY_ATTEMPTS (details say more),
 *   CAPTCHA_INVALID, ACCOUNT_DISABLED, LOGIN_METHOD_OFF, SECOND_FACTOR_REQUIRED (details hold the ticket),
 *   SECOND_FACTOR_INVALID and the shared codes.
 */
export function signIn(api: Api, call: SignInCall, signal?: AbortSignal): Promise<TokenAnswer> {
  return issueToken(api, call, signal);
}

/** Renews the sign-in by the refresh_token cookie. @throws ApiProblem INVALID_GRANT where there is none to renew. */
export function refreshSignIn(api: Api, signal?: AbortSignal): Promise<TokenAnswer> {
  return issueToken(api, { grant_type: 'refresh_token' }, signal);
}

/** Ends the session on the server and clears the cookies. */
export async function signOut(api: Api, signal?: AbortSignal): Promise<void> {
  await api.client.DELETE('/api/auth/open/logout', { signal });
}

/** @throws ApiProblem CODE_INVALID, CODE_EXPIRED, CODE_ATTEMPTS_EXCEEDED, PASSWORD_TOO_WEAK, ACCOUNT_EXISTS and the shared codes. */
export async function registerAccount(
  api: Api,
  body: RegisterCall,
  signal?: AbortSignal,
): Promise<TokenAnswer> {
  const { data } = await api.client.POST('/api/accounts/open/register', { body, signal });
  return present(data);
}

/** @throws ApiProblem CAPTCHA_REQUIRED, CAPTCHA_INVALID, TOO_MANY_ATTEMPTS, COUNTRY_NOT_SUPPORTED and the shared codes. */
export function sendSmsCode(api: Api, form: SmsCodeForm, signal?: AbortSignal): Promise<CodeSent> {
  return unwrap(
    api.client.POST('/api/accounts/open/login/sms-code/v2', { ...FORM, body: given(form), signal }),
  );
}

/** @throws ApiProblem CAPTCHA_REQUIRED, CAPTCHA_INVALID, TOO_MANY_ATTEMPTS and the shared codes. */
export function sendEmailCode(api: Api, form: EmailCodeForm, signal?: AbortSignal): Promise<CodeSent> {
  return unwrap(
    api.client.POST('/api/accounts/open/email/verify_code/v2', { ...FORM, body: given(form), signal }),
  );
}

/** Tells the server that somebody is still here; answers how long the sign-in lasts. */
export function heartbeat(api: Api, signal?: AbortSignal) {
  return unwrap(api.client.POST('/api/accounts/users/heartbeat', { signal }));
}

/** Drops an authorization code of one's own that was not used. */
export async function deleteAuthCode(api: Api, code: string, signal?: AbortSignal): Promise<void> {
  await api.client.DELETE('/api/accounts/user/authcode', { params: { query: { code } }, signal });
}

async function issueToken(api: Api, form: TokenForm, signal?: AbortSignal): Promise<TokenAnswer> {
  const { data } = await api.client.POST('/api/auth/oauth/token', { ...FORM, body: given(form), signal });
  return present(data);
}

/** A form would send a field that is undefined as the word "undefined". */
function given<Form extends object>(form: Form): Form {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)) as Form;
}

function present<Data>(data: Data | undefined): Data {
  if (data === undefined)
    throw new TypeError('The call was answered without a body, which its description excludes.');
  return data;
}

import { type Api, unwrap } from '../query.ts';
import type { CodeSent, User, components, operations } from '../schema.gen.ts';

type LoginInit = components['schemas']['LoginInit'];
export type ProfileCall = operations['updateMe']['requestBody']['content']['application/json'];
export type ResetPasswordCall = operations['resetPassword']['requestBody']['content']['application/json'];
export type ProofCall = operations['reauthenticate']['requestBody']['content']['application/json'];
export type OwnCodeCall = operations['sendOwnCode']['requestBody']['content']['application/json'];

/** The proof of work, where one is asked for. */
interface CaptchaForm {
  captcha?: string;
}

/** Changes what a person says of themselves; answers all of it. @throws ApiProblem the shared codes */
export function updateMe(api: Api, body: ProfileCall, signal?: AbortSignal): Promise<User> {
  return unwrap(api.client.PUT('/api/accounts/users/me', { body, signal }));
}

/** Asks where to send one's new picture. */
export function requestAvatarUpload(api: Api, signal?: AbortSignal) {
  return unwrap(api.client.POST('/api/accounts/users/avatar', { signal }));
}

export async function deleteAvatar(api: Api, signal?: AbortSignal): Promise<void> {
  await api.client.DELETE('/api/accounts/users/avatar', { signal });
}

/** @throws ApiProblem REAUTHENTICATION_REQUIRED, CAPTCHA_REQUIRED and the shared codes */
export function sendBindEmailCode(
  api: Api,
  query: { newEmail: string } & CaptchaForm,
  signal?: AbortSignal,
): Promise<CodeSent> {
  return unwrap(api.client.GET('/api/accounts/rest/account/bind/email-code', { params: { query }, signal }));
}

/** @throws ApiProblem REAUTHENTICATION_REQUIRED, CAPTCHA_REQUIRED, COUNTRY_NOT_SUPPORTED and the shared codes */
export function sendBindSmsCode(
  api: Api,
  body: { newMobile: string; countryCode?: string } & CaptchaForm,
  signal?: AbortSignal,
): Promise<CodeSent> {
  return unwrap(api.client.POST('/api/accounts/rest/account/bind/sms-code', { body, signal }));
}

/** @throws ApiProblem CODE_INVALID, CODE_EXPIRED, ALREADY_BOUND, REAUTHENTICATION_REQUIRED and the shared codes */
export function bindEmail(api: Api, body: { newEmail: string; emailCode: string }, signal?: AbortSignal) {
  return unwrap(api.client.PUT('/api/accounts/user/email/bind', { body, signal }));
}

/** @throws ApiProblem CODE_INVALID, CODE_EXPIRED, ALREADY_BOUND, REAUTHENTICATION_REQUIRED and the shared codes */
export function bindMobile(
  api: Api,
  body: { newMobile: string; countryCode?: string; smsCode: string },
  signal?: AbortSignal,
) {
  return unwrap(api.client.PUT('/api/accounts/user/mobile/bind', { body, signal }));
}

/** All other devices are signed out by it. @throws ApiProblem PASSWORD_TOO_WEAK, REAUTHENTICATION_REQUIRED */
export async function changePassword(api: Api, newPassword: string, signal?: AbortSignal): Promise<void> {
  await api.client.PUT('/api/accounts/users/password', { body: { newPassword }, signal });
}

/** @throws ApiProblem CODE_INVALID (also for unknown accounts), CODE_EXPIRED, PASSWORD_TOO_WEAK, TOO_MANY_ATTEMPTS */
export async function resetPassword(api: Api, body: ResetPasswordCall, signal?: AbortSignal): Promise<void> {
  await api.client.POST('/api/accounts/open/password/reset', { body, signal });
}

export async function endSession(api: Api, sessionId: string, signal?: AbortSignal): Promise<void> {
  await api.client.DELETE('/api/accounts/users/sessions/{sessionId}', {
    params: { path: { sessionId } },
    signal,
  });
}

/** Signs out everywhere else; answers on how many devices. */
export function endOtherSessions(api: Api, signal?: AbortSignal) {
  return unwrap(api.client.DELETE('/api/accounts/users/sessions', { signal }));
}

/** Sends a code to a contact of one's own account. @throws ApiProblem CONFLICT where it has none, TOO_MANY_ATTEMPTS */
export function sendOwnCode(api: Api, body: OwnCodeCall, signal?: AbortSignal): Promise<CodeSent> {
  return unwrap(api.client.POST('/api/accounts/users/reauthenticate/code', { body, signal }));
}

/** Proves that it is still the same person. @throws ApiProblem INVALID_GRANT, CODE_INVALID, SECOND_FACTOR_INVALID */
export function reauthenticate(api: Api, body: ProofCall, signal?: AbortSignal) {
  return unwrap(api.client.POST('/api/accounts/users/reauthenticate', { body, signal }));
}

/** @throws ApiProblem REAUTHENTICATION_REQUIRED, TOO_MANY_ATTEMPTS and the shared codes */
export function startExport(api: Api, signal?: AbortSignal) {
  return unwrap(api.client.POST('/api/accounts/users/export', { signal }));
}

export function getExport(api: Api, signal?: AbortSignal) {
  return unwrap(api.client.GET('/api/accounts/users/export', { signal }));
}

/** @throws ApiProblem CODE_INVALID, CODE_EXPIRED, LAST_OWNER, REAUTHENTICATION_REQUIRED and the shared codes */
export function requestDeletion(api: Api, code: string, signal?: AbortSignal) {
  return unwrap(api.client.POST('/api/accounts/users/deletion', { body: { code }, signal }));
}

export function cancelDeletion(api: Api, signal?: AbortSignal) {
  return unwrap(api.client.DELETE('/api/accounts/users/deletion', { signal }));
}

/** @throws ApiProblem REAUTHENTICATION_REQUIRED and the shared codes */
export async function unbindThirdParty(api: Api, linkId: string, signal?: AbortSignal): Promise<void> {
  await api.client.DELETE('/api/accounts/third_user/{linkId}', { params: { path: { linkId } }, signal });
}

/**
 * The third parties of a school that can be linked to one's own account. It begins an attempt at them, which belongs
 * to this browser.
 *
 * @param redirect where the provider's answer leads back to
 * @throws ApiProblem SCHOOL_DISABLED, PROVIDER_FAILED and the shared codes
 */
export async function beginLinking(
  api: Api,
  body: { tenantId: string; redirect: string },
  signal?: AbortSignal,
): Promise<LoginInit['providers']> {
  return (await unwrap(api.client.POST('/api/auth/login/init', { body, signal }))).providers;
}

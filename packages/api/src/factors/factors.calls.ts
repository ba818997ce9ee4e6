import { type Api, unwrap } from '../query.ts';
import type { PasskeyChallenge, PasskeyResponse, RecoveryCodes } from '../schema.gen.ts';

/** A question for a passkey, as a proof of the person. */
export function startPasskeyProof(api: Api, signal?: AbortSignal): Promise<PasskeyChallenge> {
  return unwrap(api.client.POST('/api/accounts/users/reauthenticate/passkey', { signal }));
}

/** A new secret for an authenticator app; it holds once its first code has come. @throws ApiProblem REAUTHENTICATION_REQUIRED */
export function startTotp(api: Api, signal?: AbortSignal) {
  return unwrap(api.client.POST('/api/accounts/users/second-factor/totp', { signal }));
}

/** @throws ApiProblem SECOND_FACTOR_INVALID, REAUTHENTICATION_REQUIRED, TOO_MANY_ATTEMPTS */
export function confirmTotp(api: Api, code: string, signal?: AbortSignal): Promise<RecoveryCodes> {
  return unwrap(api.client.PUT('/api/accounts/users/second-factor/totp', { body: { code }, signal }));
}

/** @throws ApiProblem REAUTHENTICATION_REQUIRED */
export async function removeTotp(api: Api, signal?: AbortSignal): Promise<void> {
  await api.client.DELETE('/api/accounts/users/second-factor/totp', { signal });
}

/** The old codes end. @throws ApiProblem REAUTHENTICATION_REQUIRED */
export function renewRecoveryCodes(api: Api, signal?: AbortSignal): Promise<RecoveryCodes> {
  return unwrap(api.client.POST('/api/accounts/users/second-factor/recovery-codes', { signal }));
}

/** What a new passkey is made with. @throws ApiProblem REAUTHENTICATION_REQUIRED, QUOTA_EXCEEDED */
export function startPasskey(api: Api, signal?: AbortSignal): Promise<PasskeyChallenge> {
  return unwrap(api.client.POST('/api/accounts/users/passkeys/options', { signal }));
}

/** @throws ApiProblem SECOND_FACTOR_INVALID, REAUTHENTICATION_REQUIRED */
export function addPasskey(
  api: Api,
  body: { challengeId: string; name: string; response: PasskeyResponse },
  signal?: AbortSignal,
) {
  return unwrap(api.client.POST('/api/accounts/users/passkeys', { body, signal }));
}

export function renamePasskey(api: Api, passkeyId: string, name: string, signal?: AbortSignal) {
  return unwrap(
    api.client.PUT('/api/accounts/users/passkeys/{passkeyId}', {
      params: { path: { passkeyId } },
      body: { name },
      signal,
    }),
  );
}

/** @throws ApiProblem REAUTHENTICATION_REQUIRED */
export async function removePasskey(api: Api, passkeyId: string, signal?: AbortSignal): Promise<void> {
  await api.client.DELETE('/api/accounts/users/passkeys/{passkeyId}', {
    params: { path: { passkeyId } },
    signal,
  });
}

import { type Api, unwrap } from '../query.ts';
import type { components, Language } from '../schema.gen.ts';

export type QrStatus = components['schemas']['QrStatus'];

/** A new code for this browser. @throws ApiProblem TOO_MANY_REQUESTS and the shared codes */
export function createQr(api: Api, tenantId: string | undefined, signal?: AbortSignal) {
  return unwrap(
    api.client.GET('/api/auth/rest/v1/open/qrcode.login/session', {
      params: { query: tenantId === undefined ? {} : { tenantId } },
      signal,
    }),
  );
}

/**
 * Where a code stands; the answer waits until it is another status than the known one.
 * @throws ApiProblem NOT_FOUND where the code is not this browser's
 */
export async function watchQr(
  api: Api,
  query: { qrcodeId: string; known: QrStatus; waitSeconds: number },
  signal?: AbortSignal,
): Promise<{ status: QrStatus }> {
  const { data } = await api.client.GET('/api/auth/rest/v1/open/qrcode.login/status', {
    params: { query },
    signal,
  });
  if (!data) throw new TypeError('The call was answered without a body, which its description excludes.');
  return { status: data.status };
}

/** Signs in with a confirmed code. @throws ApiProblem QR_NOT_CONFIRMED, QR_EXPIRED, QR_CANCELLED, ACCOUNT_DISABLED */
export function redeemQr(api: Api, qrcodeId: string, signal?: AbortSignal) {
  return unwrap(api.client.POST('/api/auth/rest/v1/open/qrcode.login/token', { body: { qrcodeId }, signal }));
}

/** On the phone: who asks to be signed in. @throws ApiProblem QR_EXPIRED, QR_CANCELLED, CONFLICT, NOT_FOUND */
export function scanQr(
  api: Api,
  { qrcodeId, lang }: { qrcodeId: string; lang: Language },
  signal?: AbortSignal,
) {
  return unwrap(
    api.client.POST('/api/auth/rest/v1/qrcode.login/scan', {
      params: { query: { 'sxz-lang': lang } },
      body: { qrcodeId },
      signal,
    }),
  );
}

/** On the phone: yes or no. @throws ApiProblem QR_EXPIRED, QR_CANCELLED, CONFLICT, NOT_FOUND */
export function decideQr(
  api: Api,
  body: { qrcodeId: string; decision: 'confirm' | 'cancel' },
  signal?: AbortSignal,
) {
  return unwrap(api.client.POST('/api/auth/rest/v1/qrcode.login/confirm', { body, signal }));
}

import { type Api, type QueryOf, unwrap } from '../query.ts';

/**
 * A code with which an application of others learns who the signed-in person is.
 *
 * @throws ApiProblem REDIRECT_NOT_ALLOWED, VERIFICATION_FAILED, NOT_A_MEMBER, TENANT_MISMATCH and the shared codes:
 *   nothing may lead to the application then.
 */
export function authorize(
  api: Api,
  query: Omit<QueryOf<'authorize'>, 'grant_type' | 'response_type'>,
  signal?: AbortSignal,
) {
  return unwrap(
    api.client.GET('/api/auth/v1/oauth/authorize', {
      params: { query: { ...query, grant_type: 'authorization_code', response_type: 'code' } },
      signal,
    }),
  );
}

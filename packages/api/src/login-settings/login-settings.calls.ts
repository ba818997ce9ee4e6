import { type Api, unwrap } from '../query.ts';
import type { LoginSettings, LoginSettingsForm, ProviderTest } from '../schema.gen.ts';

const ofSchool = (id: string) => ({ path: { id } });

/** The settings as they are now. */
export function readLoginSettings(api: Api, schoolId: string, signal?: AbortSignal) {
  return unwrap<LoginSettings>(
    api.client.GET('/api/school/schools/{id}/login-settings', { params: ofSchool(schoolId), signal }),
  );
}

/** @throws ApiProblem VERSION_CONFLICT, REAUTHENTICATION_REQUIRED, VALIDATION_FAILED and the shared codes. */
export function saveLoginSettings(
  api: Api,
  { schoolId, form }: { schoolId: string; form: LoginSettingsForm },
) {
  return unwrap<LoginSettings>(
    api.client.PUT('/api/school/schools/{id}/login-settings', { params: ofSchool(schoolId), body: form }),
  );
}

/** Asks a provider for its description; nothing is saved. */
export function testLoginProvider(
  api: Api,
  { schoolId, issuer }: { schoolId: string; issuer: string },
  signal?: AbortSignal,
) {
  return unwrap<ProviderTest>(
    api.client.POST('/api/school/schools/{id}/login-settings/test', {
      params: ofSchool(schoolId),
      body: { issuer },
      signal,
    }),
  );
}

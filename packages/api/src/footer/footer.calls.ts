import { type Api, unwrap } from '../query.ts';
import type { FooterSettings } from '../schema.gen.ts';

const SETTINGS = '/api/portal/api/v1/portal/footer/settings';

/** The footers as they are now. */
export function readFooterSettings(api: Api, schoolId: string, signal?: AbortSignal) {
  return unwrap<FooterSettings>(
    api.client.GET(SETTINGS, { params: { header: { tenantId: schoolId } }, signal }),
  );
}

/** @throws ApiProblem VERSION_CONFLICT, VALIDATION_FAILED and the shared codes. */
export function saveFooterSettings(
  api: Api,
  { schoolId, settings }: { schoolId: string; settings: FooterSettings },
) {
  return unwrap<FooterSettings>(
    api.client.PUT(SETTINGS, { params: { header: { tenantId: schoolId } }, body: settings }),
  );
}

import { type Api, unwrap } from '../query.ts';
import type { CustomerService, ModerationWords, SchoolProfile, SchoolProfileChange } from '../schema.gen.ts';

const CONTACT = '/api/school/biz/customerService';
const PROFILE = '/api/school/biz/schoolProfile';
const MESSAGES = '/api/moderation/v1/words';
const header = (tenantId: string) => ({ header: { tenantId } });

/** How people reach a school's customer service, now. */
export function readContactSettings(api: Api, schoolId: string, signal?: AbortSignal) {
  return unwrap<CustomerService>(api.client.GET(CONTACT, { params: header(schoolId), signal }));
}

/** @throws ApiProblem VERSION_CONFLICT, VALIDATION_FAILED and the shared codes. */
export function saveContactSettings(
  api: Api,
  { schoolId, settings }: { schoolId: string; settings: CustomerService },
) {
  return unwrap<CustomerService>(api.client.PUT(CONTACT, { params: header(schoolId), body: settings }));
}

/** The words that a school does not accept, now. */
export function readModerationWords(api: Api, schoolId: string, signal?: AbortSignal) {
  return unwrap<ModerationWords>(api.client.GET(MESSAGES, { params: header(schoolId), signal }));
}

/** @throws ApiProblem VERSION_CONFLICT, VALIDATION_FAILED and the shared codes. */
export function saveModerationWords(
  api: Api,
  { schoolId, words }: { schoolId: string; words: ModerationWords },
) {
  return unwrap<ModerationWords>(api.client.PUT(MESSAGES, { params: header(schoolId), body: words }));
}

/** What a school is called and how it looks, now. */
export function readSchoolProfile(api: Api, schoolId: string, signal?: AbortSignal) {
  return unwrap<SchoolProfile>(api.client.GET(PROFILE, { params: header(schoolId), signal }));
}

/** @throws ApiProblem VERSION_CONFLICT, VALIDATION_FAILED, MODERATION_REJECTED and the shared codes. */
export function saveSchoolProfile(
  api: Api,
  { schoolId, profile }: { schoolId: string; profile: SchoolProfileChange },
) {
  return unwrap<SchoolProfile>(api.client.PUT(PROFILE, { params: header(schoolId), body: profile }));
}

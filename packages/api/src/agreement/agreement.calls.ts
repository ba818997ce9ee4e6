import { type Api, unwrap } from '../query.ts';
import type { AgreementType, Language } from '../schema.gen.ts';

export interface CompareCall {
  lang: Language;
  /** For its owner: the school's own agreement as well. */
  schoolId?: string | undefined;
  signal?: AbortSignal;
}

/** What the signed-in person has signed, beside what is in force. */
export function compareAgreements(api: Api, { lang, schoolId, signal }: CompareCall) {
  return unwrap(
    api.client.GET('/api/ischool/v1/agreements/compare-and-sign-lastest-agreement', {
      params: { query: { 'sxz-lang': lang }, ...of(schoolId) },
      signal,
    }),
  );
}

/** Signs one agreement. @throws ApiProblem AGREEMENT_OUTDATED (details.currentVersion) and the shared codes. */
export function signAgreement(
  api: Api,
  { lang, schoolId, type, version }: CompareCall & { type: AgreementType; version: string },
) {
  return unwrap(
    api.client.GET('/api/ischool/v1/agreements/compare-and-sign-lastest-agreement', {
      params: {
        query: { 'sxz-lang': lang, type, sign: 'true', agreementVersion: version },
        ...of(schoolId),
      },
    }),
  );
}

const of = (schoolId: string | undefined) =>
  schoolId === undefined ? {} : { header: { tenantId: schoolId } };

/** Takes one's own signatures back. @throws ApiProblem REAUTHENTICATION_REQUIRED and the shared codes. */
export async function withdrawAgreements(api: Api): Promise<void> {
  await api.client.DELETE('/api/assist/v2/agreement/user/signs');
}

export interface CookieChoiceCall {
  operation: 'active' | 'inactive' | 'reset';
  /** Where the choice was made. */
  schoolId?: string | undefined;
  /** Version of the cookie policy that was shown. */
  policyVersion: string;
}

/** Reports a choice of cookies; the collector of events believes what this leaves behind. */
export async function reportCookieChoice(
  api: Api,
  { operation, schoolId, policyVersion }: CookieChoiceCall,
): Promise<void> {
  await api.client.POST('/api/assist/v2/agreement/open/knownCookiesAgreement', {
    params: { query: { operation, ...(schoolId === undefined ? {} : { schoolId }) } },
    body: { policyVersion },
  });
}

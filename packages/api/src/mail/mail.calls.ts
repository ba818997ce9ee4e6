import { type Api, unwrap } from '../query.ts';

export type MailScope = 'school' | 'platform';
interface MailsCall {
  schoolId: string;
  scope: MailScope;
}

const init = ({ schoolId, scope }: MailsCall) => ({
  header: { tenantId: schoolId },
  query: scope === 'platform' ? { scope } : {},
});

/** @returns how many are on their way again. @throws ApiProblem the shared codes. */
export function resendMails(api: Api, { ids, ...call }: MailsCall & { ids: string[] }) {
  return unwrap<{ count: number }>(
    api.client.POST('/api/school/mails/resend', { params: init(call), body: { ids } }),
  );
}

/** @returns how many are on their way again. @throws ApiProblem the shared codes. */
export function resendAllMails(api: Api, call: MailsCall) {
  return unwrap<{ count: number }>(api.client.POST('/api/school/mails/resend-all', { params: init(call) }));
}

/** @returns how many were discarded. @throws ApiProblem the shared codes. */
export function discardMails(api: Api, { ids, ...call }: MailsCall & { ids: string[] }) {
  return unwrap<{ count: number }>(
    api.client.POST('/api/school/mails/discard', { params: init(call), body: { ids } }),
  );
}

import { type Api, unwrap } from '../query.ts';
import type { Invitation, InvitationEntry, Language, operations } from '../schema.gen.ts';

type Body<Id extends 'inviteMember' | 'createInvitation'> =
  operations[Id]['requestBody']['content']['application/json'];

/** One a click: however often the call is sent, it acts once. */
interface Once {
  schoolId: string;
  idempotencyKey: string;
}

const init = ({ schoolId, idempotencyKey }: Once) => ({
  header: { tenantId: schoolId, 'Idempotency-Key': idempotencyKey },
});

/** Invites one person by mail. @throws ApiProblem ROLE_TOO_HIGH, ALREADY_BOUND, MAIL_BUDGET_EXCEEDED and the shared codes. */
export function inviteMember(api: Api, { body, ...call }: Once & { body: Body<'inviteMember'> }) {
  return unwrap<InvitationEntry>(api.client.POST('/api/school/members/invite', { params: init(call), body }));
}

/** Makes a link for whoever has it. @throws ApiProblem ROLE_TOO_HIGH and the shared codes. */
export function createInvitation(api: Api, { body, ...call }: Once & { body: Body<'createInvitation'> }) {
  return unwrap<Invitation>(api.client.POST('/api/school/invitations', { params: init(call), body }));
}

/** Nobody can accept it any more. */
export async function withdrawInvitation(
  api: Api,
  { schoolId, token }: { schoolId: string; token: string },
): Promise<void> {
  await api.client.DELETE('/api/school/invitations/{token}', {
    params: { path: { token }, header: { tenantId: schoolId } },
  });
}

/** What an invitation says, as of now. @throws ApiProblem NOT_FOUND and the shared codes. */
export function readInvitation(
  api: Api,
  { token, lang }: { token: string; lang: Language },
  signal?: AbortSignal,
) {
  return unwrap<Invitation>(
    api.client.GET('/api/school/open/invitations/{token}', {
      params: { path: { token }, query: { 'sxz-lang': lang } },
      signal,
    }),
  );
}

/** @throws ApiProblem JOINING_NOT_ALLOWED (details.reason), INVITATION_FOR_ANOTHER, ACCOUNT_DISABLED, SCHOOL_DISABLED and the shared codes. */
export function acceptInvitation(api: Api, token: string) {
  return unwrap(api.client.POST('/api/school/invitations/{token}/accept', { params: { path: { token } } }));
}

import type { Api } from '../query.ts';
import type { BlockKind, ReportReason } from '../schema.gen.ts';

interface InSchool {
  schoolId: string;
}
const inSchool = ({ schoolId }: InSchool) => ({ params: { header: { tenantId: schoolId } } });

/** Hides a member of the school from oneself, in all schools. Again changes nothing. @throws ApiProblem OWN_PERSON, NOT_A_MEMBER, QUOTA_EXCEEDED and the shared codes. */
export async function blockPerson(
  api: Api,
  { schoolId, ...body }: InSchool & { userId: string; kind: BlockKind },
): Promise<void> {
  await api.client.POST('/api/personal-center/blockPerson', { ...inSchool({ schoolId }), body });
}

/** Shows somebody again. Again changes nothing. @throws ApiProblem the shared codes. */
export async function unblockPerson(api: Api, body: { userId: string; kind: BlockKind }): Promise<void> {
  await api.client.POST('/api/personal-center/unblockPerson', { body });
}

/** Once a person and space. @throws ApiProblem OWN_PERSON, NOT_A_MEMBER and the shared codes. */
export async function reportSpace(
  api: Api,
  { schoolId, ...body }: InSchool & { userId: string; reason: ReportReason; text: string },
): Promise<void> {
  await api.client.POST('/api/personal-center/reportSpace', { ...inSchool({ schoolId }), body });
}

export type SpaceDecision = 'dismiss' | 'hide' | 'warn' | 'end';

/** @throws ApiProblem OWN_PERSON, ROLE_TOO_HIGH, LAST_OWNER, NOT_FOUND and the shared codes. */
export async function decideSpaceReport(
  api: Api,
  {
    schoolId,
    reportId,
    ...body
  }: InSchool & { reportId: string; decision: SpaceDecision; reason?: ReportReason },
): Promise<void> {
  await api.client.PUT('/api/personal-center/spaceReports/{reportId}', {
    params: { path: { reportId }, header: { tenantId: schoolId } },
    body,
  });
}

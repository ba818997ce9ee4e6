import { type Api, unwrap } from '../query.ts';
import type { Language, O3Board, O3TaskColumn, O3TaskInput } from '../schema.gen.ts';

const PROJECT = '/api/o3service/o3/projects/{projectId}/membership';
const TEAM = '/api/o3service/o3/teams/{teamId}';

/** A team, and the language in which its board is answered. */
export interface TeamCall {
  schoolId: string;
  teamId: string;
  lang: Language;
}
const of = ({ schoolId, teamId, lang }: TeamCall) => ({
  path: { teamId },
  header: { tenantId: schoolId },
  query: { 'sxz-lang': lang },
});
const ofTask = ({ schoolId, teamId, lang }: TeamCall, taskId: string) => ({
  ...of({ schoolId, teamId, lang }),
  path: { teamId, taskId },
});
const ofPerson = ({ schoolId, teamId, lang }: TeamCall, accountId: string) => ({
  ...of({ schoolId, teamId, lang }),
  path: { teamId, accountId },
});

/** What somebody wants with a project. */
export interface MembershipWish {
  joined: boolean;
  teamId?: string;
  invitation?: string;
  title?: string;
}

/**
 * Starts a team, joins one, or leaves it.
 * @throws ApiProblem NOT_FOUND, MEMBERS_ONLY, ACTIVITY_ENDED, QUOTA_EXCEEDED, CONFLICT, MODERATION_REJECTED and the shared codes
 */
export const setO3Membership = (
  api: Api,
  { schoolId, projectId, ...body }: MembershipWish & { schoolId: string; projectId: string },
): Promise<{ joined: boolean; memberCount: number; teamId: string | null }> =>
  unwrap(api.client.PUT(PROJECT, { params: { path: { projectId }, header: { tenantId: schoolId } }, body }));

/** Names a team, opens or closes it, makes another invitation. @throws ApiProblem the shared codes, MODERATION_REJECTED */
export const updateO3Team = (
  api: Api,
  team: TeamCall,
  body: { title?: string; isOpen?: boolean; newInvitation?: boolean },
): Promise<O3Board> => unwrap(api.client.PUT(TEAM, { params: of(team), body }));

/** @throws ApiProblem CONFLICT for the last leader, and the shared codes */
export const setO3TeamMember = (
  api: Api,
  team: TeamCall,
  accountId: string,
  role: 'leader' | 'member',
): Promise<O3Board> =>
  unwrap(
    api.client.PUT(`${TEAM}/members/{accountId}`, { params: ofPerson(team, accountId), body: { role } }),
  );

/** @throws ApiProblem CONFLICT for the last learner, and the shared codes */
export const removeO3TeamMember = (api: Api, team: TeamCall, accountId: string): Promise<O3Board> =>
  unwrap(api.client.DELETE(`${TEAM}/members/{accountId}`, { params: ofPerson(team, accountId) }));

/** However often it is sent with the same key, it is added once. @throws ApiProblem QUOTA_EXCEEDED, MODERATION_REJECTED and the shared codes */
export const createO3Task = (
  api: Api,
  team: TeamCall,
  { key, ...body }: { key: string; column: Exclude<O3TaskColumn, 'done'>; task: O3TaskInput },
): Promise<O3Board> => {
  const { header, ...params } = of(team);
  return unwrap(
    api.client.POST(`${TEAM}/tasks`, {
      params: { ...params, header: { ...header, 'Idempotency-Key': key } },
      body,
    }),
  );
};

/** @throws ApiProblem VERSION_CONFLICT, MODERATION_REJECTED and the shared codes */
export const updateO3Task = (
  api: Api,
  team: TeamCall,
  taskId: string,
  body: { version: number; task: O3TaskInput },
): Promise<O3Board> =>
  unwrap(api.client.PUT(`${TEAM}/tasks/{taskId}`, { params: ofTask(team, taskId), body }));

export const deleteO3Task = (api: Api, team: TeamCall, taskId: string): Promise<O3Board> =>
  unwrap(api.client.DELETE(`${TEAM}/tasks/{taskId}`, { params: ofTask(team, taskId) }));

/** @throws ApiProblem FORBIDDEN where others finish tasks, and the shared codes */
export const moveO3Task = (
  api: Api,
  team: TeamCall,
  taskId: string,
  body: { column: O3TaskColumn; before: string | null },
): Promise<O3Board> =>
  unwrap(api.client.PUT(`${TEAM}/tasks/{taskId}/place`, { params: ofTask(team, taskId), body }));

/** @throws ApiProblem CONFLICT for a task that is not in review, MODERATION_REJECTED and the shared codes */
export const reviewO3Task = (
  api: Api,
  team: TeamCall,
  taskId: string,
  body: { accepted: boolean; remark: string },
): Promise<O3Board> =>
  unwrap(api.client.PUT(`${TEAM}/tasks/{taskId}/review`, { params: ofTask(team, taskId), body }));

/** Adds an upload of the person; again it adds nothing. @throws ApiProblem UPLOAD_NOT_OWNED, QUOTA_EXCEEDED, MODERATION_REJECTED and the shared codes */
export const addO3TeamFile = (
  api: Api,
  team: TeamCall,
  body: { url: string; name: string },
): Promise<O3Board> => unwrap(api.client.POST(`${TEAM}/files`, { params: of(team), body }));

/** @throws ApiProblem FORBIDDEN for one of somebody else, and the shared codes */
export const removeO3TeamFile = (api: Api, team: TeamCall, fileId: string): Promise<O3Board> => {
  const params = of(team);
  return unwrap(
    api.client.DELETE(`${TEAM}/files/{fileId}`, { params: { ...params, path: { ...params.path, fileId } } }),
  );
};

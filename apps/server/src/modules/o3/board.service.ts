import type { O3Board, O3TaskInput } from '@stoa/api/schema';
import type { Services } from '../../core/services.ts';
import { invalid } from '../../core/text/texts.ts';
import type { Transaction } from '../../database/pool.ts';
import type { O3Stage } from '../../database/tables/o3.ts';
import { Problem } from '../../http/problem.ts';
import { cleanName } from '../../platform/clean-name.ts';
import { once } from '../../platform/idempotency.ts';
import { requireAccepted } from '../moderation/moderation.service.ts';
import { change, changeIn, openTeam, presentOpen, type OpenTeam } from './board-change.ts';
import { enterArea, inArea } from './o3.service.ts';
import { newInvitation, type SignedIn } from './project.service.ts';
import {
  countTasks,
  deleteTask,
  findTask,
  insertTasks,
  placeTask,
  setRemark,
  updateTask,
  type TaskValues,
} from './task.repository.ts';
import { requireAbility, TASKS_MAX } from './team.policy.ts';
import { findTeam, removeMember, setRole, updateTeam } from './team.repository.ts';

/** A team and its board. @throws {Problem} NOT_FOUND */
export const loadBoard = (services: Services, caller: SignedIn, teamId: string): Promise<O3Board> =>
  inArea(services, caller, async (tx, _school, asked) =>
    presentOpen(tx, await openTeam(tx, caller, () => findTeam(tx, teamId)), caller, asked),
  );

/** Names a team, opens or closes it, makes another invitation. @throws {Problem} NOT_FOUND, FORBIDDEN, MODERATION_REJECTED */
export async function changeTeam(
  services: Services,
  caller: SignedIn,
  teamId: string,
  { title, isOpen, newInvitation: isRenewed }: { title?: string; isOpen?: boolean; newInvitation?: boolean },
) {
  const name = title === undefined ? undefined : cleanName(title);
  if (name === '') throw invalid('body/title', 'minLength', 'must not be blank');
  if (name) await requireAccepted(services, 'post', name, caller.schoolId);
  const values = {
    ...(name !== undefined && { title: name }),
    ...(isOpen !== undefined && { is_open: isOpen }),
    ...(isRenewed && { invitation: newInvitation() }),
  };
  return change(services, caller, teamId, 'manage', async (tx) => {
    if (Object.keys(values).length > 0) await updateTeam(tx, teamId, values);
  });
}

/** Gives a learner a role; the last leader stays one. @throws {Problem} NOT_FOUND, FORBIDDEN, CONFLICT */
export const changeRole = (
  services: Services,
  caller: SignedIn,
  teamId: string,
  accountId: string,
  role: 'leader' | 'member',
) =>
  change(services, caller, teamId, 'manage', async (tx, { members }) => {
    const member = members.find(({ id }) => id === accountId);
    if (!member || member.role === 'reviewer') throw new Problem('NOT_FOUND');
    const isLast = !members.some(({ id, role: other }) => id !== accountId && other === 'leader');
    if (role === 'member' && member.role === 'leader' && isLast) throw new Problem('CONFLICT');
    await setRole(tx, teamId, accountId, role);
  });

/** Takes somebody else out of a team. @throws {Problem} NOT_FOUND, FORBIDDEN, CONFLICT for oneself and for the last learner */
export const takeOut = (services: Services, caller: SignedIn, teamId: string, accountId: string) =>
  change(services, caller, teamId, 'manage', async (tx, { members }) => {
    const learners = members.filter(({ role }) => role !== 'reviewer');
    const isLast = learners.length === 1 && learners[0]?.id === accountId;
    // Leaving is said by oneself: with the last learner the board goes.
    if (accountId === caller.viewer.accountId || isLast) throw new Problem('CONFLICT');
    await removeMember(tx, teamId, accountId);
  });

/** What a task says, as it is kept. @throws {Problem} VALIDATION_FAILED */
function valuesOf(
  { title, text, assigneeId, dueOn, phase }: O3TaskInput,
  { members, card }: Pick<OpenTeam, 'members' | 'card'>,
): TaskValues {
  const isLearner = members.some(({ id, role }) => id === assigneeId && role !== 'reviewer');
  if (assigneeId !== null && !isLearner)
    throw invalid('body/task/assigneeId', 'enum', 'is not a learner of the team');
  if (phase !== null && phase > (card.content.phases ?? []).length)
    throw invalid('body/task/phase', 'maximum', 'The project has no such phase.');
  return { title: titleOf(title), body: text.trim(), assignee_id: assigneeId, due_on: dueOn, phase };
}

/** @throws {Problem} VALIDATION_FAILED where nothing of it is to be seen */
function titleOf(title: string): string {
  const clean = cleanName(title);
  if (clean === '') throw invalid('body/task/title', 'minLength', 'must not be blank');
  return clean;
}

/** @throws {Problem} NOT_FOUND for one that somebody deleted meanwhile */
async function requireTask(tx: Transaction, teamId: string, id: string) {
  const task = await findTask(tx, teamId, id);
  if (!task) throw new Problem('NOT_FOUND');
  return task;
}

/**
 * Adds a task at the end of its column.
 * @param key the same again adds nothing
 * @throws {Problem} NOT_FOUND, FORBIDDEN, QUOTA_EXCEEDED, VALIDATION_FAILED, MODERATION_REJECTED
 */
export async function addTask(
  services: Services,
  caller: SignedIn,
  teamId: string,
  { column, task }: { column: Exclude<O3Stage, 'done'>; task: O3TaskInput },
  key: string | undefined,
) {
  const { schoolId, viewer, now } = caller;
  await requireAccepted(services, 'post', `${task.title}\n${task.text}`, schoolId);
  const { accountId } = viewer;
  return services.database.write({ schoolId, accountId }, async (tx) => {
    const school = await enterArea(tx, caller);
    const request = { schoolId, teamId, column, task };
    return once(tx, { key, accountId, operation: 'createO3Task', request }, now, () =>
      changeIn(tx, school, caller, teamId, 'edit', async (_tx, team) => {
        if ((await countTasks(tx, teamId)) >= TASKS_MAX)
          throw new Problem('QUOTA_EXCEEDED', { limit: TASKS_MAX });
        await insertTasks(tx, team.team, [{ ...valuesOf(task, team), stage: column }]);
      }),
    );
  });
}

/** Changes what a task says. @throws {Problem} NOT_FOUND, FORBIDDEN, VERSION_CONFLICT, VALIDATION_FAILED, MODERATION_REJECTED */
export async function changeTask(
  services: Services,
  caller: SignedIn,
  teamId: string,
  taskId: string,
  { version, task }: { version: number; task: O3TaskInput },
) {
  await requireAccepted(services, 'post', `${task.title}\n${task.text}`, caller.schoolId);
  return change(services, caller, teamId, 'edit', async (tx, team) => {
    const found = await requireTask(tx, teamId, taskId);
    if (found.version !== version)
      throw new Problem('VERSION_CONFLICT', { currentVersion: String(found.version) });
    await updateTask(tx, taskId, valuesOf(task, team));
  });
}

/** Deletes a task; again changes nothing. @throws {Problem} NOT_FOUND, FORBIDDEN */
export const removeTask = (services: Services, caller: SignedIn, teamId: string, taskId: string) =>
  change(services, caller, teamId, 'edit', (tx) => deleteTask(tx, teamId, taskId));

/** Moves a task. @throws {Problem} NOT_FOUND, FORBIDDEN where others finish tasks */
export const moveTask = (
  services: Services,
  caller: SignedIn,
  teamId: string,
  taskId: string,
  { column, before }: { column: O3Stage; before: string | null },
) =>
  change(services, caller, teamId, 'edit', async (tx, { standing }) => {
    const { stage } = await requireTask(tx, teamId, taskId);
    if (column === 'done' && stage !== 'done') requireAbility(standing, 'finish');
    await placeTask(tx, teamId, taskId, column, before);
  });

/** Accepts a task in review or gives it back. @throws {Problem} NOT_FOUND, FORBIDDEN, CONFLICT, VALIDATION_FAILED, MODERATION_REJECTED */
export async function reviewTask(
  services: Services,
  caller: SignedIn,
  teamId: string,
  taskId: string,
  { accepted, remark }: { accepted: boolean; remark: string },
) {
  const said = remark.trim();
  if (!accepted && said === '')
    throw invalid('body/remark', 'minLength', 'Say what is missing where a task is given back.');
  await requireAccepted(services, 'post', said, caller.schoolId);
  return change(services, caller, teamId, 'review', async (tx) => {
    const { stage } = await requireTask(tx, teamId, taskId);
    if (stage !== 'review') throw new Problem('CONFLICT');
    await placeTask(tx, teamId, taskId, accepted ? 'done' : 'doing', null);
    await setRemark(tx, taskId, said, caller.viewer.accountId);
  });
}

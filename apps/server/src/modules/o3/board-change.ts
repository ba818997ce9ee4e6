import type { O3Board } from '@stoa/api/schema';
import { wordingOf, type Wording } from '../../core/schools/caller.ts';
import type { SchoolRow } from '../../core/schools/schools.repository.ts';
import type { Services } from '../../core/services.ts';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import { listFiles } from './file.repository.ts';
import type { O3DetailRow } from './o3.repository.ts';
import { enterArea, requireCard } from './o3.service.ts';
import { presentBoard } from './project.presenter.ts';
import type { SignedIn } from './project.service.ts';
import { listTasks } from './task.repository.ts';
import { requireAbility, standingIn, withLeader, type Standing } from './team.policy.ts';
import { holdTeam, listMembers, type MemberRow, type TeamRow } from './team.repository.ts';

/** A team as somebody has it before them. */
export interface OpenTeam {
  team: TeamRow;
  card: O3DetailRow;
  members: readonly MemberRow[];
  standing: Standing;
}

/** A team for whom it is there. @throws {Problem} NOT_FOUND */
export async function openTeam(
  tx: Transaction,
  { viewer, schoolId }: Pick<SignedIn, 'viewer' | 'schoolId'>,
  find: () => Promise<TeamRow | undefined>,
): Promise<OpenTeam> {
  const team = await find();
  if (!team) throw new Problem('NOT_FOUND');
  const members = withLeader(await listMembers(tx, team.id));
  const standing = standingIn(members, viewer, schoolId);
  return { team, members, standing, card: await requireCard(tx, team.card_id, 'project') };
}

/** A team and its board, as who asks gets them. */
export const presentOpen = async (
  tx: Transaction,
  { team, card, members, standing }: OpenTeam,
  { viewer }: Pick<SignedIn, 'viewer'>,
  asked: Wording,
): Promise<O3Board> =>
  presentBoard(
    team,
    { card, members, tasks: await listTasks(tx, team.id), files: await listFiles(tx, team.id) },
    { ...standing, accountId: viewer.accountId },
    asked,
  );

/** What it takes for a change: an ability, or to see the board. */
type Needed = keyof Omit<Standing, 'role'> | 'look';

/** Changes a team while nobody else does. @returns the board afterwards */
export const change = (
  { database }: Pick<Services, 'database'>,
  caller: SignedIn,
  teamId: string,
  needed: Needed,
  work: (tx: Transaction, team: OpenTeam) => Promise<unknown>,
): Promise<O3Board> =>
  database.write({ schoolId: caller.schoolId, accountId: caller.viewer.accountId }, async (tx) =>
    changeIn(tx, await enterArea(tx, caller), caller, teamId, needed, work),
  );

/** change in a transaction that has entered the area already. */
export async function changeIn(
  tx: Transaction,
  school: SchoolRow,
  caller: SignedIn,
  teamId: string,
  needed: Needed,
  work: (tx: Transaction, team: OpenTeam) => Promise<unknown>,
): Promise<O3Board> {
  const hold = () => openTeam(tx, caller, () => holdTeam(tx, teamId));
  const before = await hold();
  if (needed !== 'look') requireAbility(before.standing, needed);
  await work(tx, before);
  return presentOpen(tx, await hold(), caller, wordingOf(school, caller));
}

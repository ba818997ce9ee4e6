import { randomBytes } from 'node:crypto';
import type { O3Project } from '@stoa/api/schema';
import { displayName } from '../../core/people/people.presenter.ts';
import { wordingOf, type Caller, type Wording } from '../../core/schools/caller.ts';
import type { Services } from '../../core/services.ts';
import type { Transaction } from '../../database/pool.ts';
import { isMember, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { cleanName } from '../../platform/clean-name.ts';
import { requireAccepted } from '../moderation/moderation.service.ts';
import {
  enrolledBy,
  presentCard as presentResource,
  selectCards,
  visible,
} from '../resources/resource-card.ts';
import { wording } from './o3.presenter.ts';
import type { O3DetailRow } from './o3.repository.ts';
import { enterArea, inArea, othersOf, requireCard } from './o3.service.ts';
import { presentProject } from './project.presenter.ts';
import { insertTasks } from './task.repository.ts';
import { hasEnded, LEARNERS_MAX, mayTeach, REVIEWERS_MAX } from './team.policy.ts';
import {
  addMember,
  countLearners,
  deleteTeam,
  findOwnTeam,
  findTeamByInvitation,
  holdProject,
  holdTeam,
  insertTeam,
  listMembers,
  listTeams,
  removeMember,
  setRole,
  updateTeam,
} from './team.repository.ts';

const TEAMS_SHOWN = 50;
const ITEMS_MAX = 30;
const INVITATION_BYTES = 12;
const BRINGS_IN = ['owner', 'admin'] as const;

/** Whoever asks is signed in. */
export type SignedIn = Caller & { viewer: Viewer };

/** A code that nobody guesses. */
export const newInvitation = (): string => randomBytes(INVITATION_BYTES).toString('base64url');

/** A project with its teams. @throws {Problem} NOT_FOUND */
export const loadProject = (services: Services, caller: Caller, id: string): Promise<O3Project> =>
  inArea(services, caller, async (tx, _school, asked) => {
    const row = await requireCard(tx, id, 'project');
    const { viewer, schoolId, now } = caller;
    const member = isMember(viewer, schoolId);
    const teams =
      viewer && member
        ? await listTeams(tx, id, viewer.accountId, {
            all: mayTeach(viewer, schoolId),
            learnersMax: LEARNERS_MAX,
            limit: TEAMS_SHOWN,
          })
        : [];
    const isOver = hasEnded(row.content.phases ?? [], now);
    const isIn = teams.some(({ role }) => role !== null);
    const reason = !viewer ? 'SIGN_IN' : !member ? 'JOIN_SCHOOL' : isOver ? 'CLOSED' : null;
    return presentProject(
      row,
      {
        others: await othersOf(tx, row, asked),
        resources: await resourcesOf(tx, row, caller, asked),
        teams,
        memberCount: await countLearners(tx, id),
        abilities: { join: reason === null, open: isIn, reason },
      },
      asked,
    );
  });

/** What is learned in the phases, as far as the viewer may see it. */
async function resourcesOf(tx: Transaction, row: O3DetailRow, { viewer, schoolId }: Caller, asked: Wording) {
  const ids = (row.content.phases ?? []).flatMap(({ items = [] }) => items).slice(0, ITEMS_MAX);
  if (ids.length === 0) return new Map();
  const rows = await selectCards(tx)
    .select(enrolledBy(viewer?.accountId))
    .where('resource.id', 'in', ids)
    .where(visible({ member: isMember(viewer, schoolId), now: asked.now }))
    .execute();
  return new Map(rows.map((found) => [found.id, presentResource(found, asked)]));
}

interface Wish {
  joined: boolean;
  teamId?: string | undefined;
  invitation?: string | undefined;
  title?: string | undefined;
}

/**
 * Starts a team, joins one, or leaves it. The same again changes nothing.
 * @throws {Problem} NOT_FOUND, MEMBERS_ONLY, ACTIVITY_ENDED, QUOTA_EXCEEDED, CONFLICT for who is in another team, MODERATION_REJECTED
 */
export async function setMembership(services: Services, caller: SignedIn, id: string, wish: Wish) {
  const { schoolId, viewer } = caller;
  const title = cleanName(wish.title ?? '');
  const scope = { schoolId, accountId: viewer.accountId };
  if (wish.joined && title) await requireAccepted(services, 'post', title, schoolId);
  return services.database.write(scope, async (tx) => {
    const school = await enterArea(tx, caller);
    const card = await requireCard(tx, id, 'project');
    if (!isMember(viewer, schoolId)) throw new Problem('MEMBERS_ONLY', { grantedBy: [...BRINGS_IN] });
    await holdProject(tx, id);
    const teamId = wish.joined
      ? await join(tx, caller, card, { ...wish, title }, wordingOf(school, caller))
      : await leave(tx, viewer.accountId, card, wish.teamId);
    return { joined: wish.joined, memberCount: await countLearners(tx, id), teamId };
  });
}

async function join(
  tx: Transaction,
  { schoolId, viewer, now }: SignedIn,
  card: O3DetailRow,
  wish: Wish,
  asked: Wording,
): Promise<string> {
  const { accountId } = viewer;
  const own = await findOwnTeam(tx, card.id, accountId);
  const isOver = hasEnded(card.content.phases ?? [], now);
  const wanted = wish.invitation
    ? (await findTeamByInvitation(tx, card.id, wish.invitation))?.id
    : wish.teamId;
  if (wish.invitation && !wanted) throw new Problem('NOT_FOUND');
  if (wanted === undefined) {
    if (own) return own;
    if (isOver) throw new Problem('ACTIVITY_ENDED');
    return start(tx, { schoolId, viewer, now }, card, wish.title ?? '', asked);
  }
  const team = await holdTeam(tx, wanted);
  if (!team || team.card_id !== card.id) throw new Problem('NOT_FOUND');
  if (own === team.id) return own;
  const members = await listMembers(tx, team.id);
  const isReviewer = mayTeach(viewer, schoolId);
  const alike = members.filter(({ role }) => (role === 'reviewer') === isReviewer);
  if (alike.some((member) => member.id === accountId)) return team.id;
  if (!isReviewer) {
    // A team that is closed is not there for others.
    if (!wish.invitation && !team.is_open) throw new Problem('NOT_FOUND');
    if (own) throw new Problem('CONFLICT');
    if (isOver) throw new Problem('ACTIVITY_ENDED');
  }
  const limit = isReviewer ? REVIEWERS_MAX : LEARNERS_MAX;
  if (alike.length >= limit) throw new Problem('QUOTA_EXCEEDED', { limit });
  await addMember(tx, team, accountId, isReviewer ? 'reviewer' : 'member', now);
  // Who taught once and does no longer is in it already, as a reviewer.
  if (!isReviewer) await setRole(tx, team.id, accountId, 'member');
  return team.id;
}

/** A team of one, with the tasks that the project begins with in the language of who starts it. */
async function start(
  tx: Transaction,
  { schoolId, viewer, now }: Pick<SignedIn, 'schoolId' | 'viewer' | 'now'>,
  card: O3DetailRow,
  title: string,
  asked: Wording,
): Promise<string> {
  const team = { school_id: schoolId, card_id: card.id };
  const id = await insertTeam(tx, { ...team, title, invitation: newInvitation(), created_at: now });
  await addMember(tx, { ...team, id }, viewer.accountId, 'leader', now);
  const [leader] = await listMembers(tx, id);
  if (!title && leader) await updateTeam(tx, id, { title: displayName(leader) });
  const { say } = wording(card, asked);
  await insertTasks(
    tx,
    { id, school_id: schoolId },
    (card.content.boardTasks ?? []).map(({ title: name, text, phase }) => ({
      title: say(name),
      body: say(text),
      stage: 'todo',
      assignee_id: null,
      due_on: null,
      phase: phase ?? null,
    })),
  );
  return id;
}

async function leave(
  tx: Transaction,
  accountId: string,
  card: O3DetailRow,
  teamId: string | undefined,
): Promise<null> {
  const left = teamId ?? (await findOwnTeam(tx, card.id, accountId));
  const team = left === undefined ? undefined : await holdTeam(tx, left);
  if (!team || team.card_id !== card.id) return null;
  await removeMember(tx, team.id, accountId);
  const members = await listMembers(tx, team.id);
  if (members.every(({ role }) => role === 'reviewer')) await deleteTeam(tx, team.id);
  return null;
}

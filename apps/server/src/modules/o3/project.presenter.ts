import type { O3Board, O3File, O3Project, O3Task, O3TeamRef, ResourceCard } from '@stoa/api/schema';
import { presentPerson } from '../../core/people/people.presenter.ts';
import type { Wording } from '../../core/schools/caller.ts';
import { activityStatusOf } from '../resources/resource-card.ts';
import { presentCard } from '../../core/o3/o3-card.presenter.ts';
import { named, wording, type OtherCards } from './o3.presenter.ts';
import type { O3DetailRow } from './o3.repository.ts';
import type { FileRow } from './file.repository.ts';
import type { TaskRow } from './task.repository.ts';
import { FILE_LIMITS, mayRemoveFile, TASKS_MAX, type Standing } from './team.policy.ts';
import type { MemberRow, TeamRefRow, TeamRow } from './team.repository.ts';

const RELATED_MAX = 8;

export const presentTeamRef = ({ id, title, is_open, learners, role }: TeamRefRow): O3TeamRef => ({
  id,
  title,
  memberCount: learners,
  isOpen: is_open,
  role,
});

interface Around {
  others: OtherCards;
  resources: ReadonlyMap<string, ResourceCard>;
  teams: readonly TeamRefRow[];
  memberCount: number;
  abilities: O3Project['abilities'];
}

export function presentProject(
  row: O3DetailRow,
  { others, resources, teams, memberCount, abilities }: Around,
  asked: Wording,
): O3Project {
  const { say, body } = wording(row, asked);
  const { goals = [], phases = [], related } = row.content;
  return {
    card: presentCard(row, asked),
    body: body(row.content.body),
    goals: goals.map(say),
    phases: phases.map(({ title, text, startsAt, endsAt, items = [] }) => ({
      title: say(title),
      text: say(text),
      startsAt: startsAt ?? null,
      endsAt: endsAt ?? null,
      activityStatus: activityStatusOf(
        startsAt ? new Date(startsAt) : null,
        endsAt ? new Date(endsAt) : null,
        asked.now,
      ),
      items: items.flatMap((id) => resources.get(id) ?? []),
    })),
    owner:
      row.author_id === null
        ? null
        : presentPerson({
            id: row.author_id,
            nick_name: row.author_nick_name ?? '',
            real_name: row.author_real_name ?? '',
            avatar_url: row.author_avatar_url ?? '',
          }),
    memberCount,
    joined: teams.some(({ role }) => role === 'leader' || role === 'member'),
    teams: teams.map(presentTeamRef),
    related: named(related, others, RELATED_MAX),
    abilities,
  };
}

const presentTask = (row: TaskRow): O3Task => ({
  id: row.id,
  title: row.title,
  text: row.body,
  column: row.stage,
  assigneeId: row.assignee_id,
  dueOn: row.due_on,
  phase: row.phase,
  remark: row.remark,
  reviewer:
    row.reviewer_id === null
      ? null
      : presentPerson({
          id: row.reviewer_id,
          nick_name: row.reviewer_nick_name ?? '',
          real_name: row.reviewer_real_name ?? '',
          avatar_url: row.reviewer_avatar_url ?? '',
        }),
  version: row.version,
});

const presentFile = (row: FileRow, viewer: Standing & { accountId: string }): O3File => ({
  id: row.id,
  name: row.name,
  bytes: row.size,
  url: `/files/${row.school_id}/teams/${row.id}`,
  addedBy:
    row.account_id === null
      ? null
      : presentPerson({
          id: row.account_id,
          nick_name: row.nick_name ?? '',
          real_name: row.real_name ?? '',
          avatar_url: row.avatar_url ?? '',
        }),
  addedAt: row.added_at.toISOString(),
  canRemove: mayRemoveFile(viewer, row, viewer.accountId),
});

/** What a team has. */
interface TeamParts {
  card: O3DetailRow;
  members: readonly MemberRow[];
  tasks: readonly TaskRow[];
  files: readonly FileRow[];
}

export function presentBoard(
  team: TeamRow,
  { card, members, tasks, files }: TeamParts,
  viewer: Standing & { accountId: string },
  asked: Wording,
): O3Board {
  const { role, accountId: _viewer, ...abilities } = viewer;
  const { say } = wording(card, asked);
  const project = presentCard(card, asked);
  return {
    id: team.id,
    title: team.title,
    project,
    isOpen: team.is_open,
    role,
    invitation: abilities.manage ? `${project.url}&invitation=${team.invitation}` : null,
    members: members.map(({ role: own, joined_at, ...person }) => ({
      person: presentPerson(person),
      role: own,
      joinedAt: joined_at.toISOString(),
    })),
    phases: (card.content.phases ?? []).map(({ title }) => say(title)),
    tasks: tasks.map(presentTask),
    taskLimit: TASKS_MAX,
    files: files.map((file) => presentFile(file, viewer)),
    fileLimits: FILE_LIMITS,
    abilities,
  };
}

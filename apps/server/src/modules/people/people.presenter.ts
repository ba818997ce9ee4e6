import type { FollowEntry, PersonSetting, PersonSpace, VisitEntry, FollowType } from '@stoa/api/schema';
import { presentPerson } from '../../core/people/people.presenter.ts';
import type { FollowRow, VisitRow } from './follow.repository.ts';
import { audiencesOf, hasSpace, type Looker, type Tabs } from './people.policy.ts';
import type { PersonRow, SpaceRow } from './people.repository.ts';
import type { Activity } from './dynamics.repository.ts';

/** A space that the looker may see. */
export interface OpenSpace {
  row: SpaceRow;
  tabs: Tabs;
  isSelf: boolean;
  activity: Activity;
}

const presentListed = (row: PersonRow, looker: Looker) => ({
  person: presentPerson(row),
  focusType: followTypeOf(row),
  hasSpace: hasSpace(row, looker),
});

export const presentFollow = (row: FollowRow, looker: Looker): FollowEntry => {
  const listed = presentListed(row, looker);
  return {
    ...listed,
    since: row.followed_at.toISOString(),
    userInfo: listed.hasSpace && !row.withheld ? row.about || null : null,
  };
};

export const presentVisit = (row: VisitRow, looker: Looker): VisitEntry => ({
  ...presentListed(row, looker),
  visitedAt: row.visited_at.toISOString(),
  visitCount: row.visit_count,
});

/** @param points undefined where the looker may not know them */
export const presentSpace = (
  { row, tabs, isSelf }: Pick<OpenSpace, 'row' | 'tabs' | 'isSelf'>,
  points: number | undefined,
): PersonSpace => {
  // What a blocked person says is hidden from who blocked them, and what is withheld from everybody else.
  const isSilent = row.blocked || (row.withheld === true && !isSelf);
  return {
    person: presentPerson(row),
    role: row.role,
    userInfo: isSilent ? null : row.about || null,
    links: isSilent ? [] : (row.links ?? []).map(({ label, url }) => ({ label, url })),
    coverUrl: isSilent ? null : row.cover_url || null,
    joinedAt: row.joined_at.toISOString(),
    points: points === undefined ? null : Math.max(0, points),
    focusType: followTypeOf(row),
    isSelf,
    visible: { ...tabs },
    ...(row.blocked || row.muted ? { blocked: row.blocked, muted: row.muted } : {}),
    ...(row.withheld === true && isSelf ? { withheld: true } : {}),
    ...(row.in_search_engines === true && row.withheld !== true ? { isIndexable: true } : {}),
  };
};

export const presentSetting = (
  row: SpaceRow & { leave_visits: boolean | null; on_leaderboards: boolean | null },
): PersonSetting => {
  const audiences = audiencesOf(row);
  return {
    showWorks: audiences.works,
    showLearning: audiences.learningProcess,
    showFollows: audiences.follows,
    showDynamics: audiences.dynamics,
    hiddenKinds: row.hidden_kinds ?? [],
    leaveVisits: row.leave_visits ?? true,
    onLeaderboards: row.on_leaderboards ?? true,
    inSearchEngines: row.in_search_engines ?? false,
  };
};

/** Of the looker: 0 not followed, 1 followed, 2 both ways. */
export const followTypeOf = ({
  followed,
  follows_looker,
}: Pick<PersonRow, 'followed' | 'follows_looker'>): FollowType => (followed ? (follows_looker ? 2 : 1) : 0);

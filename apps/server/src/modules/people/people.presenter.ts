import type { FollowEntry, PersonSetting, PersonSpace, VisitEntry } from '@stoa/api/schema';
import { presentPerson } from '../../core/people/people.presenter.ts';
import type { FollowRow, VisitRow } from './follow.repository.ts';
import { audiencesOf, hasSpace, type Looker } from './people.policy.ts';
import type { PersonRow, SpaceRow } from './people.repository.ts';
import { followTypeOf, type OpenSpace } from './people.service.ts';

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
    userInfo: listed.hasSpace ? row.about || null : null,
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
): PersonSpace => ({
  person: presentPerson(row),
  role: row.role,
  userInfo: row.about || null,
  links: (row.links ?? []).map(({ label, url }) => ({ label, url })),
  coverUrl: row.cover_url || null,
  joinedAt: row.joined_at.toISOString(),
  points: points ?? null,
  focusType: followTypeOf(row),
  isSelf,
  visible: { ...tabs },
});

export const presentSetting = (row: SpaceRow & { leave_visits: boolean | null }): PersonSetting => {
  const audiences = audiencesOf(row);
  return {
    showWorks: audiences.works,
    showLearning: audiences.learningProcess,
    showFollows: audiences.follows,
    showDynamics: audiences.dynamics,
    hiddenKinds: row.hidden_kinds ?? [],
    leaveVisits: row.leave_visits ?? true,
  };
};

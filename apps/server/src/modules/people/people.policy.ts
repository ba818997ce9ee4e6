import type { DynamicKind, Visibility } from '../../database/tables/people.ts';
import type { Role } from '../../database/tables.ts';

/** Who looks into spaces of a school. */
export interface Looker {
  schoolId: string;
  /** Undefined for visitors and for people who do not belong to the school. */
  memberId: string | undefined;
  /** Whoever is signed in, member or not. */
  viewerId: string | undefined;
  /** Belongs to the school, or runs the platform. */
  member: boolean;
}

/** What somebody chose to show; null where they did not choose. */
export interface Privacy {
  id: string;
  role: Role;
  show_works: Visibility | null;
  show_dynamics: Visibility | null;
  show_learning: Visibility | null;
  show_follows: Visibility | null;
  hidden_kinds: DynamicKind[] | null;
  /** Whether the looker follows them. */
  followed: boolean;
  /** Whether the looker blocked them: they see no more than who it is. */
  blocked: boolean;
}

export type Tabs = Record<'works' | 'learningProcess' | 'follows' | 'dynamics', boolean>;
type Audiences = Record<keyof Tabs, Visibility>;

/** Follows before somebody chooses. */
export const FOLLOWS_DEFAULT: Visibility = 'members';

/** What holds, chosen or not: those who teach or run the school show what they made to all. */
export const audiencesOf = (
  privacy: Omit<Privacy, 'id' | 'followed' | 'hidden_kinds' | 'blocked'>,
): Audiences => ({
  works: privacy.show_works ?? (privacy.role === 'member' ? 'members' : 'all'),
  dynamics: privacy.show_dynamics ?? 'members',
  learningProcess: privacy.show_learning ?? 'nobody',
  follows: privacy.show_follows ?? FOLLOWS_DEFAULT,
});

const isSelf = (privacy: Privacy, { memberId }: Looker) => privacy.id === memberId;

/** The tabs of a space that the looker sees. */
export function tabsFor(privacy: Privacy, looker: Looker): Tabs {
  const seen: Record<Visibility, boolean> = {
    all: true,
    members: looker.member,
    followers: privacy.followed,
    nobody: false,
  };
  const audiences = audiencesOf(privacy);
  const sees = (tab: keyof Tabs) => !privacy.blocked && (isSelf(privacy, looker) || seen[audiences[tab]]);
  return {
    works: sees('works'),
    learningProcess: sees('learningProcess'),
    follows: sees('follows'),
    dynamics: sees('dynamics'),
  };
}

/** Whether there is a space for the looker at all; what is for followers can be come to by following. */
export const hasSpace = (privacy: Privacy, looker: Looker): boolean =>
  privacy.blocked ||
  Object.values(tabsFor(privacy, looker)).includes(true) ||
  (looker.member && Object.values(audiencesOf(privacy)).includes('followers'));

/** The kinds of dynamics that the looker sees: none tells what another tab hides. */
export function kindsFor(privacy: Privacy, looker: Looker): DynamicKind[] {
  const tabs = tabsFor(privacy, looker);
  if (!tabs.dynamics) return [];
  const hidden = isSelf(privacy, looker) ? [] : (privacy.hidden_kinds ?? []);
  const reported: Record<DynamicKind, boolean> = {
    enrolled: tabs.learningProcess,
    completedLesson: tabs.learningProcess,
    published: tabs.works,
    followed: tabs.follows,
    joinedSchool: true,
  };
  return (Object.keys(reported) as DynamicKind[]).filter((kind) => reported[kind] && !hidden.includes(kind));
}

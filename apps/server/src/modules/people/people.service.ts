import type { Transaction } from '../../database/pool.ts';
import { isMember, requireViewer, type RequestContext, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import type { Services } from '../../core/services.ts';
import type { CardOptions, Reader } from '../resources/resource-card.ts';
import { enterSchool } from '../../core/schools/school-scope.ts';
import { hasSpace, tabsFor, type Looker, type Tabs } from './people.policy.ts';
import { findPerson } from './people.repository.ts';
import type { OpenSpace } from './people.presenter.ts';

/** Who looks into the spaces of a school. */
export interface Visit {
  looker: Looker;
  viewer: Viewer | undefined;
  reader: Reader;
  wording: CardOptions;
}

/** @throws {Problem} NOT_FOUND, SCHOOL_DISABLED, SCHOOL_CLOSED */
export async function enter(services: Services, schoolId: string, context: RequestContext): Promise<Visit> {
  const { viewer } = context;
  const scope = await enterSchool(services, schoolId, viewer);
  const now = services.clock.now();
  return {
    looker: {
      schoolId,
      memberId: viewer?.roles.has(schoolId) ? viewer.accountId : undefined,
      viewerId: viewer?.accountId,
      member: isMember(viewer, schoolId),
    },
    viewer,
    reader: { member: scope.member, now },
    wording: {
      language: chooseLanguage(context.language, undefined, scope.defaultLanguage),
      schoolDefault: scope.defaultLanguage,
      now,
    },
  };
}

/** As enter, for what only members of the school do. @throws {Problem} also UNAUTHENTICATED, NOT_A_MEMBER */
export async function enterAsMember(services: Services, schoolId: string, context: RequestContext) {
  requireViewer(context);
  const visit = await enter(services, schoolId, context);
  const { memberId } = visit.looker;
  if (memberId === undefined) throw new Problem('NOT_A_MEMBER', { grantedBy: ['owner', 'admin'] });
  return { ...visit, memberId };
}

/**
 * The space of a person, or one's own. Of somebody whom the looker blocked it is a name, with all tabs hidden; who blocked
 * the looker is not there.
 * @throws {Problem} NOT_FOUND for who is not in the school or shows the looker nothing; UNAUTHENTICATED
 */
export async function openSpace(
  tx: Transaction,
  { looker, viewer, reader }: Visit,
  userId: string | undefined,
): Promise<OpenSpace> {
  const id = userId ?? viewer?.accountId;
  if (id === undefined) throw new Problem('UNAUTHENTICATED');
  const row = await findPerson(tx, looker, id);
  if (!row || !hasSpace(row, looker)) throw new Problem('NOT_FOUND');
  const isSelf = row.id === looker.memberId;
  return {
    row,
    tabs: tabsFor(row, looker),
    isSelf,
    activity: { schoolId: looker.schoolId, personId: row.id, isSelf, viewerId: looker.viewerId, reader },
  };
}

/** As openSpace, for one of its tabs. @throws {Problem} NOT_FOUND also where the looker may not see the tab */
export async function openTab(
  tx: Transaction,
  visit: Visit,
  userId: string | undefined,
  tab: keyof Tabs,
): Promise<OpenSpace> {
  const space = await openSpace(tx, visit, userId);
  if (!space.tabs[tab]) throw new Problem('NOT_FOUND');
  return space;
}

import type { PersonSetting, PersonSpace, TabCounts } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import type { SpaceLink } from '../../database/tables/people.ts';
import { Problem } from '../../http/problem.ts';
import { cleanName } from '../../platform/clean-name.ts';
import { cleanText } from '../../platform/clean-text.ts';
import { publish } from '../../platform/bus.repository.ts';
import type { Services } from '../../core/services.ts';
import { confirmPictures, readPictures, usePictures } from '../feedback/pictures.ts';
import { requireAccepted } from '../moderation/moderation.service.ts';
import { leave, show } from '../../core/uploads/uploads.repository.ts';
import { countStudies, countWorks } from './activity.repository.ts';
import { countDynamics } from './dynamics.repository.ts';
import { countPeople, fansOf, followedBy, removeVisits, visitorsOf } from './follow.repository.ts';
import { kindsFor } from './people.policy.ts';
import { presentSetting, presentSpace, type OpenSpace } from './people.presenter.ts';
import { findPerson, holdMembers } from './people.repository.ts';
import { sumOf } from '../points/points.repository.ts';
import { openSpace, type Visit } from './people.service.ts';
import { findSpaceChoices, saveSpaceValues } from './space.repository.ts';
import { WORK_TYPES } from './works.repository.ts';

type AsMember = Visit & { memberId: string };
const scopeOf = ({ looker, viewer }: Visit) => ({
  schoolId: looker.schoolId,
  accountId: viewer?.accountId,
});

/** The head of a space. @throws {Problem} NOT_FOUND, UNAUTHENTICATED */
export const readSpace = (
  { database }: Pick<Services, 'database'>,
  userId: string | undefined,
  visit: Visit,
): Promise<PersonSpace> =>
  database.read(scopeOf(visit), async (tx) => present(tx, await openSpace(tx, visit, userId)));

async function present(tx: Transaction, space: OpenSpace): Promise<PersonSpace> {
  const { schoolId, personId } = space.activity;
  return presentSpace(space, space.tabs.learningProcess ? await sumOf(tx, schoolId, personId) : undefined);
}

/** How much each tab holds for the looker: as many as its list says. @throws {Problem} NOT_FOUND, UNAUTHENTICATED */
export const countTabs = (
  { database }: Pick<Services, 'database'>,
  userId: string | undefined,
  visit: Visit,
): Promise<TabCounts> =>
  database.read(scopeOf(visit), async (tx) => {
    const { looker } = visit;
    const { row, tabs, isSelf, activity } = await openSpace(tx, visit, userId);
    return {
      dynamics: tabs.dynamics ? await countDynamics(tx, activity, kindsFor(row, looker)) : null,
      works: tabs.works ? await countWorks(tx, activity, WORK_TYPES) : null,
      learningProcess: tabs.learningProcess ? await countStudies(tx, activity) : null,
      fan: tabs.follows ? await countPeople(tx, looker, fansOf(looker, row.id)) : null,
      follow: tabs.follows ? await countPeople(tx, looker, followedBy(looker, row.id)) : null,
      visitors: isSelf ? await countPeople(tx, looker, visitorsOf(looker, row.id)) : null,
    };
  });

/** One's privacy settings in the school. */
export const readSetting = (
  { database }: Pick<Services, 'database'>,
  visit: AsMember,
): Promise<PersonSetting> => database.read(scopeOf(visit), (tx) => setting(tx, visit));

async function setting(tx: Transaction, { looker, memberId }: AsMember): Promise<PersonSetting> {
  const row = await findPerson(tx, looker, memberId);
  if (!row) throw new Problem('NOT_A_MEMBER');
  const choices = await findSpaceChoices(tx, looker.schoolId, memberId);
  return presentSetting({
    ...row,
    leave_visits: choices?.leave_visits ?? null,
    on_leaderboards: choices?.on_leaderboards ?? null,
  });
}

/** Changes one's privacy settings. Who leaves no visits any more takes back what they left. */
export const changeSetting = (
  { database }: Pick<Services, 'database'>,
  change: Partial<PersonSetting>,
  visit: AsMember,
): Promise<PersonSetting> =>
  database.write(scopeOf(visit), async (tx) => {
    const own = { schoolId: visit.looker.schoolId, accountId: visit.memberId };
    if (!(await holdMembers(tx, own.schoolId, [own.accountId]))) throw new Problem('NOT_A_MEMBER');
    await saveSpaceValues(tx, own, {
      ...(change.showWorks === undefined ? {} : { show_works: change.showWorks }),
      ...(change.showLearning === undefined ? {} : { show_learning: change.showLearning }),
      ...(change.showFollows === undefined ? {} : { show_follows: change.showFollows }),
      ...(change.showDynamics === undefined ? {} : { show_dynamics: change.showDynamics }),
      ...(change.hiddenKinds === undefined ? {} : { hidden_kinds: change.hiddenKinds }),
      ...(change.leaveVisits === undefined ? {} : { leave_visits: change.leaveVisits }),
      ...(change.onLeaderboards === undefined ? {} : { on_leaderboards: change.onLeaderboards }),
      ...(change.inSearchEngines === undefined ? {} : { in_search_engines: change.inSearchEngines }),
    });
    if (change.onLeaderboards !== undefined)
      await publish(tx, { type: 'school.changed', schoolId: own.schoolId });
    if (change.leaveVisits === false) await removeVisits(tx, own.schoolId, own.accountId);
    return setting(tx, visit);
  });

/** What is changed of a space. */
export interface SpaceChange {
  userInfo?: string;
  links?: SpaceLink[];
  coverUrl?: string;
}

/** Changes one's space. @throws {Problem} VALIDATION_FAILED, MODERATION_REJECTED, UPLOAD_NOT_OWNED, NOT_A_MEMBER */
export async function saveSpace(
  services: Services,
  change: SpaceChange,
  visit: AsMember & { viewer: NonNullable<Visit['viewer']> },
): Promise<PersonSpace> {
  const { memberId, viewer } = visit;
  const { schoolId } = visit.looker;
  const about = change.userInfo === undefined ? undefined : cleanText(change.userInfo);
  const links = change.links?.map(cleanLink);
  const words = [about, ...(links ?? []).map(({ label }) => label)].filter(Boolean).join('\n');
  await requireAccepted(services, 'post', words, schoolId);
  const cover =
    change.coverUrl === undefined ? undefined : readPictures(change.coverUrl, schoolId).slice(0, 1);
  const now = services.clock.now();
  const before = await services.database.read(scopeOf(visit), (tx) =>
    findSpaceChoices(tx, schoolId, memberId),
  );
  // The picture that is there already stays as it is.
  const isNewCover = cover !== undefined && change.coverUrl !== before?.cover_url;
  if (isNewCover) await confirmPictures(services, viewer, schoolId, cover);
  return services.database.write(scopeOf(visit), async (tx) => {
    if (!(await holdMembers(tx, schoolId, [memberId]))) throw new Problem('NOT_A_MEMBER');
    let coverUrl: string | undefined;
    if (isNewCover) {
      const [address] = await usePictures(tx, viewer, schoolId, cover, now);
      coverUrl = address ?? '';
      if (cover.length > 0) await show(tx, schoolId, cover);
      const old = (await findSpaceChoices(tx, schoolId, memberId))?.cover_url ?? '';
      if (old.startsWith('/files/')) await leave(tx, schoolId, readPictures(old, schoolId));
    }
    await saveSpaceValues(
      tx,
      { schoolId, accountId: memberId },
      {
        ...(about === undefined ? {} : { about }),
        ...(links === undefined ? {} : { links: JSON.stringify(links) }),
        ...(coverUrl === undefined ? {} : { cover_url: coverUrl }),
      },
    );
    return present(tx, await openSpace(tx, visit, memberId));
  });
}

/** @throws {Problem} VALIDATION_FAILED for a link without a name, or to anything but a site */
function cleanLink({ label, url }: SpaceLink, index: number): SpaceLink {
  const name = cleanName(label);
  if (name === '') throw refusal(`body/links/${index}/label`, 'minLength', 'must not be empty');
  const address = URL.parse(url);
  if (address?.protocol !== 'https:' || address.username !== '' || address.password !== '')
    throw refusal(`body/links/${index}/url`, 'format', 'must be an https address');
  return { label: name, url: address.href };
}

const refusal = (path: string, rule: string, message: string) =>
  new Problem('VALIDATION_FAILED', { fields: [{ path, rule, message }] });

import type { Badge, BadgeInput } from '@stoa/api/schema';
import { wordingOf } from '../../core/schools/caller.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import type { Services } from '../../core/services.ts';
import { hasText, invalid } from '../../core/text/texts.ts';
import { pageOf, type PageQuery } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import { cleanName } from '../../platform/clean-name.ts';
import { publish } from '../../platform/bus.repository.ts';
import { once } from '../../platform/idempotency.ts';
import { notify } from '../notifications/notify.ts';
import { storeBadgePicture, leaveBadgePicture, type BadgePicture } from './badge-picture.service.ts';
import { presentAward, presentBadge } from './badges.presenter.ts';
import {
  BADGES_MAX,
  countBadges,
  holdAward,
  holdBadge,
  insertBadge,
  insertByHand,
  insertWithdrawal,
  isClass,
  listAwardRows,
  listBadgeRows,
  lockBadges,
  setArchived,
  updateBadge,
  type BadgeValues,
} from './badges.repository.ts';
import { BADGE_FOR_ALL_JOB } from './rules.service.ts';

/** Days of a streak at most. */
const STREAK_MAX = 366;

/** Who does something with the badges of a school. */
export interface Acting {
  schoolId: string;
  accountId: string;
  language: Language | undefined;
  now: Date;
}

const written = (texts: Translations): Translations =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([language, text]) => [language, cleanName(text)] as const)
      .filter(([, text]) => text !== ''),
  );

/** @param at where in the body the badge stands @throws {Problem} VALIDATION_FAILED */
async function readBadge(
  tx: Transaction,
  schoolId: string,
  { name, text, look, rule }: BadgeInput,
  at: string,
): Promise<BadgeValues> {
  const names = written(name);
  if (!hasText(names)) throw invalid(`${at}/name`, 'minProperties', 'must have a text in one language');
  const count = rule.count ?? null;
  const classId = rule.classId ?? null;
  const counts = rule.kind === 'points' || rule.kind === 'streak';
  if (counts !== (count !== null))
    throw invalid(
      `${at}/rule/count`,
      counts ? 'required' : 'not',
      counts ? 'is missing' : 'has no place here',
    );
  if (rule.kind === 'streak' && count !== null && count > STREAK_MAX)
    throw invalid(`${at}/rule/count`, 'maximum', `must be ${STREAK_MAX} at most`);
  if ((rule.kind === 'class') !== (classId !== null))
    throw invalid(
      `${at}/rule/classId`,
      rule.kind === 'class' ? 'required' : 'not',
      'goes with the rule class',
    );
  if (classId !== null && !(await isClass(tx, schoolId, classId)))
    throw invalid(`${at}/rule/classId`, 'enum', 'must be a class of the school');
  const { shape, fill, mark, pictureUrl = null } = look;
  return {
    name: names,
    text: written(text),
    shape,
    fill,
    mark,
    picture_url: pictureUrl,
    rule: rule.kind,
    rule_count: count,
    class_id: classId,
  };
}

/** @throws {Problem} VALIDATION_FAILED for a reason that says nothing */
function reasonOf(reason: string): string {
  const clean = cleanName(reason);
  if (clean === '') throw invalid('body/reason', 'minLength', 'must have a character that is no space');
  return clean;
}

/** The badges of a school. */
export async function readBadges(tx: Transaction, { schoolId, language, now }: Acting) {
  const school = await findSchool(tx, schoolId);
  const rows = await listBadgeRows(tx, schoolId);
  return {
    items: rows.map((row) => presentBadge(row, wordingOf(school, { language, now }))),
    languages: school.languages,
    mainLanguage: school.default_language,
  };
}

/** @throws {Problem} NOT_FOUND */
async function readOne(tx: Transaction, id: string, { schoolId, language, now }: Acting): Promise<Badge> {
  const school = await findSchool(tx, schoolId);
  const [row] = await listBadgeRows(tx, schoolId, id);
  if (!row) throw new Problem('NOT_FOUND');
  return presentBadge(row, wordingOf(school, { language, now }));
}

type Jobs = Pick<Services, 'jobs'>;

/** Has a badge given to all who fulfil its rule already. */
const giveToAll = ({ jobs }: Jobs, tx: Transaction, { accountId, schoolId }: Acting) =>
  jobs.add(tx, { kind: BADGE_FOR_ALL_JOB, accountId, schoolId });

/** @param picture what was found of it before @throws {Problem} NOT_FOUND, VALIDATION_FAILED, CONFLICT, UPLOAD_NOT_OWNED */
export async function makeBadge(
  services: Jobs,
  tx: Transaction,
  { input, picture, key }: { input: BadgeInput; picture: BadgePicture; key: string | undefined },
  acting: Acting,
): Promise<Badge> {
  const { schoolId, accountId, now } = acting;
  await findSchool(tx, schoolId);
  const values = await readBadge(tx, schoolId, input, 'body');
  const request = { schoolId, ...input };
  return once(tx, { key, accountId, operation: 'createBadge', request }, now, async () => {
    await lockBadges(tx, schoolId);
    if ((await countBadges(tx, schoolId)) >= BADGES_MAX) throw new Problem('CONFLICT');
    await storeBadgePicture(tx, acting, picture, now);
    const id = await insertBadge(tx, schoolId, values, now);
    if (values.rule !== 'hand') await giveToAll(services, tx, acting);
    return readOne(tx, id, acting);
  });
}

/** @param picture what was found of it before @throws {Problem} NOT_FOUND, VALIDATION_FAILED, VERSION_CONFLICT, UPLOAD_NOT_OWNED */
export async function changeBadge(
  services: Jobs,
  tx: Transaction,
  change: { badgeId: string; version: number; badge: BadgeInput; picture: BadgePicture },
  acting: Acting,
): Promise<Badge> {
  const { schoolId, now } = acting;
  const { badgeId, version, badge, picture } = change;
  await lockBadges(tx, schoolId);
  const before = await readOne(tx, badgeId, acting);
  // A class that was deleted meanwhile is not chosen anew.
  const values = await readBadge(tx, schoolId, badge, 'body/badge');
  await storeBadgePicture(tx, acting, picture, now);
  if (before.version !== version || !(await updateBadge(tx, { schoolId, id: badgeId, version }, values)))
    throw new Problem('VERSION_CONFLICT', { currentVersion: String(before.version) });
  const old = before.look.pictureUrl;
  if (old !== undefined && old !== picture.url) await leaveBadgePicture(tx, schoolId, old);
  // Pages show who has it.
  await publish(tx, { type: 'school.changed', schoolId });
  if (values.rule !== 'hand' && !before.isArchived) await giveToAll(services, tx, acting);
  return readOne(tx, badgeId, acting);
}

/** @throws {Problem} NOT_FOUND */
export async function archive(
  services: Jobs,
  tx: Transaction,
  { badgeId, isArchived }: { badgeId: string; isArchived: boolean },
  acting: Acting,
): Promise<void> {
  const { schoolId, now } = acting;
  await findSchool(tx, schoolId);
  const changed = await setArchived(tx, { schoolId, id: badgeId }, isArchived ? now : null);
  if (changed === undefined) throw new Problem('NOT_FOUND');
  if (changed && !isArchived) await giveToAll(services, tx, acting);
}

/** Who was given a badge. @throws {Problem} NOT_FOUND */
export async function readAwards(tx: Transaction, badgeId: string, query: PageQuery, acting: Acting) {
  await readOne(tx, badgeId, acting);
  const { page, asked } = pageOf(query);
  const { rows, ...list } = await listAwardRows(tx, { schoolId: acting.schoolId, badgeId }, page);
  return { items: rows.map(presentAward), ...list, ...asked };
}

/** Gives members a badge by hand and tells them. @throws {Problem} NOT_FOUND, OWN_PERSON, CONFLICT, VALIDATION_FAILED */
export async function award(
  tx: Transaction,
  { badgeId, userIds, reason }: { badgeId: string; userIds: readonly string[]; reason: string },
  { schoolId, accountId: by, now }: Acting,
): Promise<number> {
  const clean = reasonOf(reason);
  if (userIds.includes(by)) throw new Problem('OWN_PERSON');
  const { default_language: schoolDefault } = await findSchool(tx, schoolId);
  const badge = await holdBadge(tx, schoolId, badgeId);
  if (!badge) throw new Problem('NOT_FOUND');
  if (badge.archived_at) throw new Problem('CONFLICT');
  const given = await insertByHand(tx, { schoolId, badgeId, by, reason: clean }, userIds, now);
  for (const { account_id: accountId, language } of given)
    await notify(tx, {
      accountId,
      schoolId,
      kind: 'badgeEarned',
      params: { badge: textIn(badge.name, language, schoolDefault), reason: clean },
      now,
    });
  if (given.length > 0) await publish(tx, { type: 'school.changed', schoolId });
  return given.length;
}

/** Takes a badge back and tells its person; again changes nothing. @throws {Problem} NOT_FOUND, OWN_PERSON, VALIDATION_FAILED */
export async function withdraw(
  tx: Transaction,
  { badgeId, awardId, reason }: { badgeId: string; awardId: string; reason: string },
  { schoolId, accountId: by, now }: Acting,
): Promise<void> {
  const clean = reasonOf(reason);
  const { default_language: schoolDefault } = await findSchool(tx, schoolId);
  const badge = await holdBadge(tx, schoolId, badgeId);
  const held = badge && (await holdAward(tx, { badgeId, awardId }));
  if (!held) throw new Problem('NOT_FOUND');
  if (held.account_id === by) throw new Problem('OWN_PERSON');
  if (!held.is_held) return;
  await insertWithdrawal(tx, { schoolId, awardId, by, reason: clean }, now);
  await publish(tx, { type: 'school.changed', schoolId });
  await notify(tx, {
    accountId: held.account_id,
    schoolId,
    kind: 'badgeTakenBack',
    params: { badge: textIn(badge.name, held.language, schoolDefault), reason: clean },
    now,
  });
}

import type { PointReason, PointRules, PointRulesDraft, PointSimulation } from '@stoa/api/schema';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { wordingOf } from '../../core/schools/caller.ts';
import { invalid } from '../../core/text/texts.ts';
import { pageOf, type PageQuery } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../i18n/languages.ts';
import { cleanName } from '../../platform/clean-name.ts';
import { publish } from '../../platform/bus.repository.ts';
import { parseZone } from '../../platform/zoned-time.ts';
import { notify } from '../notifications/notify.ts';
import { holdMember } from './members.repository.ts';
import { insertByHand, reverseRow } from './ledger.repository.ts';
import { DEFAULT_ZONE, RULED_REASONS, rulesOf } from './point-rules.ts';
import { presentPoint, presentSimulation } from './points.presenter.ts';
import { listPointRows, sumOf } from './points.repository.ts';
import { findPointSetting, recountPoints, savePointSetting, simulateMonth } from './rules.repository.ts';

/** The points of somebody in a school: the total, and a page of the rows it is the sum of. */
export async function readPoints(
  tx: Transaction,
  { schoolId, accountId, language, now }: PointsAsked,
  query: PageQuery,
) {
  const school = await findSchool(tx, schoolId);
  const wording = wordingOf(school, { language, now });
  const { page, asked } = pageOf(query);
  const { rows, ...list } = await listPointRows(tx, schoolId, accountId, page);
  return {
    points: await sumOf(tx, schoolId, accountId),
    items: rows.map((row) => presentPoint(row, schoolId, wording)),
    ...list,
    ...asked,
  };
}

interface PointsAsked {
  schoolId: string;
  accountId: string;
  language: Language | undefined;
  now: Date;
}

/** Who gives or takes points by hand. */
export interface Giver {
  schoolId: string;
  /** Who acts. */
  by: string;
  now: Date;
}

const signed = (points: number): string => (points > 0 ? `+${points}` : `\u2212${-points}`);

/** @throws {Problem} VALIDATION_FAILED for a reason that says nothing */
function written(note: string): string {
  const clean = cleanName(note);
  if (clean === '') throw invalid('body/note', 'minLength', 'must have a character that is no space');
  return clean;
}

/**
 * Gives a member points, or takes some, with a reason.
 * @throws {Problem} NOT_FOUND, OWN_PERSON, VALIDATION_FAILED
 */
export async function giveByHand(
  tx: Transaction,
  accountId: string,
  { points, note }: { points: number; note: string },
  { schoolId, by, now }: Giver,
): Promise<void> {
  if (points === 0) throw invalid('body/points', 'not', 'must not be 0');
  const clean = written(note);
  if (accountId === by) throw new Problem('OWN_PERSON');
  if (!(await holdMember(tx, schoolId, accountId))) throw new Problem('NOT_FOUND');
  await insertByHand(tx, { schoolId, accountId, points, note: clean, by }, now);
  await notify(tx, {
    accountId,
    schoolId,
    kind: 'pointsChanged',
    params: { points: signed(points), reason: clean },
    now,
  });
  await publish(tx, { type: 'school.changed', schoolId });
}

/** Takes one row back, with a reason; again changes nothing. @throws {Problem} NOT_FOUND, OWN_PERSON, VALIDATION_FAILED */
export async function takeBack(
  tx: Transaction,
  { userId, entryId }: { userId: string; entryId: string },
  note: string,
  { schoolId, by, now }: Giver,
): Promise<void> {
  const clean = written(note);
  if (userId === by) throw new Problem('OWN_PERSON');
  const row = await reverseRow(tx, schoolId, { id: entryId, note: clean, by }, now);
  if (row?.accountId !== userId) throw new Problem('NOT_FOUND');
  if (row.isReversed)
    await notify(tx, {
      accountId: userId,
      schoolId,
      kind: 'pointsChanged',
      params: { points: signed(-row.points), reason: clean },
      now,
    });
  await publish(tx, { type: 'school.changed', schoolId });
}

/** How a school gives points. */
export async function readRules(tx: Transaction, schoolId: string): Promise<PointRules> {
  const saved = await findPointSetting(tx, schoolId);
  const rules = rulesOf(saved?.rules);
  return {
    version: saved?.version ?? 0,
    timeZone: saved?.time_zone ?? DEFAULT_ZONE,
    rules: RULED_REASONS.map((reason) => ({ reason, ...rules[reason] })),
    counted: (saved?.counted ?? []) as PointReason[],
  };
}

/** @throws {Problem} VALIDATION_FAILED for a reason named twice, and for what is no zone */
function readDraft({ timeZone, rules }: PointRulesDraft) {
  const names = rules.map(({ reason }) => reason);
  for (const [index, name] of names.entries())
    if (names.indexOf(name) !== index)
      throw invalid(`body/rules/${index}/reason`, 'unique', 'must not be named twice');
  const zone = parseZone(timeZone);
  if (zone === undefined) throw invalid('body/timeZone', 'enum', 'must be an IANA time zone');
  return {
    zone,
    rules: rulesOf(
      Object.fromEntries(rules.map(({ reason, isOn, points }) => [reason, { isOn, points }] as const)),
    ),
  };
}

const haveSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));

/** Saves how a school gives points from now on; what was given stays. @throws {Problem} VERSION_CONFLICT, VALIDATION_FAILED */
export async function saveRules(
  tx: Transaction,
  schoolId: string,
  version: number,
  { counted, ...draft }: PointRulesDraft & { counted?: readonly PointReason[] | undefined },
): Promise<PointRules> {
  const { zone, rules } = readDraft(draft);
  const before = await readRules(tx, schoolId);
  if (
    before.version !== version ||
    !(await savePointSetting(tx, schoolId, {
      version,
      timeZone: zone,
      rules,
      counted: counted ?? before.counted,
    }))
  )
    throw new Problem('VERSION_CONFLICT', { currentVersion: String(before.version) });
  const saved = await readRules(tx, schoolId);
  if (before.timeZone !== zone || !haveSame(before.counted, saved.counted)) await recountPoints(tx, schoolId);
  await publish(tx, { type: 'school.changed', schoolId });
  return saved;
}

/** What last month would have been with other rules. @throws {Problem} VALIDATION_FAILED */
export async function simulate(
  tx: Transaction,
  schoolId: string,
  draft: PointRulesDraft,
  now: Date,
): Promise<PointSimulation> {
  const { zone, rules } = readDraft(draft);
  return presentSimulation(await simulateMonth(tx, schoolId, rules, { zone, now }));
}

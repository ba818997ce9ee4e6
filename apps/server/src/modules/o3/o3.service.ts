import { isMember } from '../../http/context.ts';
import type { O3Kind } from '@stoa/api/schema';
import { count } from '../../core/limits/limits.repository.ts';
import { wordingOf, type Caller, type Wording } from '../../core/schools/caller.ts';
import { presentCard } from '../../core/o3/o3-card.presenter.ts';
import { presentRef, presentSchool } from '../../core/schools/schools.presenter.ts';
import { findSchool, type SchoolRow } from '../../core/schools/schools.repository.ts';
import { enter } from '../../core/schools/schools.service.ts';
import type { Services } from '../../core/services.ts';
import { invalid } from '../../core/text/texts.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { findDemoOfTool } from './demo.repository.ts';
import { loadNavigations } from '../portal/layout.ts';
import { isRight, wordsOf } from './o3.policy.ts';
import { presentCase, presentCheck, presentScenario, presentTool, type OtherCards } from './o3.presenter.ts';
import {
  addDone,
  countCards,
  countVisit,
  findCard,
  findDone,
  findPeopleCount,
  clearDone,
  listCards,
  listCardsById,
  listFeatured,
  listFirstCards,
  listTags,
  type O3DetailRow,
} from './o3.repository.ts';

const KINDS: readonly O3Kind[] = ['project', 'course', 'case', 'tool', 'scenario'];
const BANNER_MAX = 6;
const SECTION_MAX = 8;
const TAGS_MAX = 200;
const NAVIGATION_MAX = 20;
/** Browsers behind one address that are counted for one card; a school's room has fewer. */
const BROWSERS_PER_ADDRESS = { limit: 200, windowSeconds: 86_400 };

/** Runs work in a school of type o3. @throws {Problem} NOT_FOUND for other schools, SCHOOL_CLOSED, SCHOOL_DISABLED */
export async function inArea<T>(
  { database }: Pick<Services, 'database'>,
  caller: Caller,
  work: (tx: Transaction, school: SchoolRow, wording: Wording) => Promise<T>,
): Promise<T> {
  const { schoolId, viewer } = caller;
  return database.read({ schoolId, accountId: viewer?.accountId }, async (tx) => {
    const school = await enterArea(tx, caller);
    return work(tx, school, wordingOf(school, caller));
  });
}

/** The school that somebody looks into. @throws {Problem} NOT_FOUND for other schools, SCHOOL_CLOSED, SCHOOL_DISABLED */
export async function enterArea(tx: Transaction, caller: Caller): Promise<SchoolRow> {
  const school = await enter(tx, caller);
  if (school.type !== 'o3') throw new Problem('NOT_FOUND');
  return school;
}

/** The first cards of each kind, and those that the school puts on top. */
export const loadOverview = (services: Services, caller: Caller) =>
  inArea(services, caller, async (tx, school, wording) => {
    const featured = await listFeatured(tx, BANNER_MAX);
    const { rows } = await listFirstCards(tx, school.id, KINDS, SECTION_MAX);
    const of = (kind: O3Kind) =>
      rows.filter((row) => row.kind === kind).map((row) => presentCard(row, wording));
    return {
      school: presentRef(school, wording.language),
      banner: featured.map((row) => presentCard(row, wording)),
      projects: of('project'),
      courses: of('course'),
      cases: of('case'),
      tools: of('tool'),
      scenarios: of('scenario'),
    };
  });

export interface ListQuery {
  keyword?: string | undefined;
  tag?: string | undefined;
  sort?: string | undefined;
  pageNumber: number;
  pageSize: number;
}

/** A page of cards of some kinds. */
export const loadCards = (services: Services, caller: Caller, kind: O3Kind | undefined, query: ListQuery) =>
  inArea(services, caller, async (tx, _school, wording) => {
    const { pageNumber, pageSize } = query;
    const words = wordsOf(query.keyword, wording.language);
    // Signs alone name nothing.
    if (!words) return { items: [], total: 0, pageNumber, pageSize };
    const filter = { kinds: kind ? [kind] : KINDS, words, tag: query.tag };
    const hottest = query.sort === '1' || query.sort === '2';
    const rows = await listCards(tx, filter, {
      hottest,
      limit: pageSize,
      offset: (pageNumber - 1) * pageSize,
    });
    return {
      items: rows.map((row) => presentCard(row, wording)),
      total: await countCards(tx, filter),
      pageNumber,
      pageSize,
    };
  });

export const loadTags = (services: Services, caller: Caller, kind: O3Kind | undefined) =>
  inArea(services, caller, async (tx, _school, { language, schoolDefault }) => ({
    items: await listTags(tx, kind ? [kind] : KINDS, [language, schoolDefault, 'en_US', 'zh_CN'], TAGS_MAX),
  }));

/** The cards that a card names. */
export async function othersOf(tx: Transaction, row: O3DetailRow, wording: Wording): Promise<OtherCards> {
  const { tools = [], scenarios = [], related = [] } = row.content;
  const rows = await listCardsById(tx, [...new Set([...tools, ...scenarios, ...related])]);
  return new Map(rows.map((other) => [other.id, presentCard(other, wording)]));
}

/** A card that is published. @throws {Problem} NOT_FOUND */
export async function requireCard(tx: Transaction, id: string, kind: O3Kind): Promise<O3DetailRow> {
  const row = await findCard(tx, id, kind);
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

export const loadCase = (services: Services, caller: Caller, id: string) =>
  inArea(services, caller, async (tx, _school, wording) => {
    const row = await requireCard(tx, id, 'case');
    return presentCase(row, await othersOf(tx, row, wording), wording);
  });

export const loadTool = (services: Services, caller: Caller, id: string) =>
  inArea(services, caller, async (tx, _school, wording) => {
    const row = await requireCard(tx, id, 'tool');
    const others = await othersOf(tx, row, wording);
    return presentTool(row, others, wording, (await findDemoOfTool(tx, id))?.id);
  });

export const loadScenario = (services: Services, caller: Caller, id: string) =>
  inArea(services, caller, async (tx, _school, wording) => {
    const row = await requireCard(tx, id, 'scenario');
    const others = await othersOf(tx, row, wording);
    const done = caller.viewer ? await findDone(tx, id, caller.viewer.accountId) : [];
    return presentScenario(row, others, done, wording);
  });

/** The area as a portal of its own. */
export const loadSubPortal = (services: Services, caller: Caller) =>
  inArea(services, caller, async (tx, school, wording) => {
    const { rows } = await listFirstCards(tx, school.id, KINDS, SECTION_MAX);
    const parent = school.parent_id === null ? null : await findSchool(tx, school.parent_id);
    return {
      school: presentSchool(school, wording.language, caller.viewer),
      parent: parent && presentRef(parent, wording.language),
      navigations: (
        await loadNavigations(tx, {
          school,
          language: wording.language,
          isMember: isMember(caller.viewer, school.id),
          messages: services.messages,
        })
      ).slice(0, NAVIGATION_MAX),
      sections: KINDS.flatMap((kind) => {
        const items = rows.filter((row) => row.kind === kind).map((row) => presentCard(row, wording));
        return items.length > 0 ? [{ kind, items }] : [];
      }),
    };
  });

/** A browser as it is told apart for a day, and its address. */
export interface Browser {
  ip: string;
  userAgent: string;
  fingerprint: string;
}

/** Counts whoever opened a card, once a day. @throws {Problem} NOT_FOUND */
export async function countPerson(services: Services, caller: Caller, id: string, browser: Browser) {
  const { database, secrets } = services;
  const { schoolId, viewer, now } = caller;
  const day = now.toISOString().slice(0, 10);
  const { ip, userAgent, fingerprint } = browser;
  const visitor = viewer
    ? `account ${viewer.accountId}`
    : secrets.sign('o3 visit', [day, schoolId, ip, userAgent, fingerprint].join('\n'));
  return database.write({ schoolId, accountId: viewer?.accountId }, async (tx) => {
    await enterArea(tx, caller);
    const isTooMany =
      !viewer &&
      (await count(tx, `o3-visit ${id} ${ip}`, BROWSERS_PER_ADDRESS, now)).count > BROWSERS_PER_ADDRESS.limit;
    const people = isTooMany
      ? (await findPeopleCount(tx, id))?.people_count
      : await countVisit(tx, { schoolId, cardId: id, visitor, day, now });
    if (people === undefined) throw new Problem('NOT_FOUND');
    return { id, peopleCount: people };
  });
}

/** Checks answers to steps; what is right is kept for who is signed in. @throws {Problem} NOT_FOUND, VALIDATION_FAILED */
export async function checkSteps(
  { database }: Services,
  caller: Caller,
  id: string,
  answers: readonly { step: number; answer: string }[],
) {
  const { schoolId, viewer, now } = caller;
  return database.write({ schoolId, accountId: viewer?.accountId }, async (tx) => {
    const school = await enterArea(tx, caller);
    const row = await requireCard(tx, id, 'scenario');
    const wording = wordingOf(school, caller);
    const results = answers.map(({ step, answer }, index) => {
      const task = row.content.tasks?.[step - 1];
      if (!task) throw invalid(`answers/${index}/step`, 'maximum', 'The scenario has no such step.');
      return presentCheck(row, step, isRight(task, answer), wording);
    });
    const right = [...new Set(results.filter(({ correct }) => correct).map(({ step }) => step))].sort(
      (a, b) => a - b,
    );
    const done = viewer
      ? await addDone(tx, { schoolId, cardId: id, accountId: viewer.accountId }, right, now)
      : right;
    return { results, done };
  });
}

/** Forgets what somebody did of a scenario. @throws {Problem} NOT_FOUND */
export async function resetScenario({ database }: Services, caller: Caller & { viewer: Viewer }, id: string) {
  const { schoolId, viewer } = caller;
  return database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
    await enterArea(tx, caller);
    await requireCard(tx, id, 'scenario');
    await clearDone(tx, id, viewer.accountId);
    return { done: [] };
  });
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/pool.ts';
import type { Role } from '../database/tables.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { hashPassword } from '../core/identity/passwords.ts';
import type { SeedLookup } from '../modules/portal/blocks/block.ts';
import { PERSONAL, sign } from '../modules/schools/agreements.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import type { PersonSeed, SchoolSeed } from './format.ts';
import { loadBulletins, loadNotifications } from './load-layout.ts';
import { loadCategories, loadConfig, loadNavigation, loadPage } from './load-school.ts';
import { loadDemos, loadO3 } from './load-o3.ts';
import { loadBadges, loadEarned, loadLearners } from './load-learners.ts';
import { loadResources } from './load-resources.ts';
import { loadSpaces } from './load-spaces.ts';
import { loadStore } from './load-store.ts';
import { loadFeedback, loadUsage } from './load-usage.ts';
import { loadSurveys } from './load-surveys.ts';
import { media, readBody, readSeed, type SeedContent } from './read.ts';

const DAY_MS = 86_400_000;
/** Any number: processes that start together on one empty database must name the same one. */
const SEED_LOCK = 7_463_016;
const LOCK_EVERY_MS = 200;

/**
 * Fills an empty database with the demo schools; the same ids on every fresh start.
 * @returns whether it did
 */
export async function seedDemo(
  database: Database,
  config: Pick<Config, 'now'>,
  say: (line: string) => void,
): Promise<boolean> {
  const now = config.now ?? new Date();
  for (;;) {
    const outcome = await database.write({}, (tx) => fill(tx, now, say));
    if (outcome !== 'busy') return outcome === 'filled';
    await delay(LOCK_EVERY_MS);
  }
}

/**
 * All or nothing: a start that is cut short leaves an empty database behind. The lock lasts as long as the transaction;
 * it is asked for and not waited for, which a limit on statements would end.
 */
async function fill(
  tx: Transaction,
  now: Date,
  say: (line: string) => void,
): Promise<'filled' | 'full' | 'busy'> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock(${SEED_LOCK}) as free`.execute(tx);
  if (!rows[0]?.free) return 'busy';
  if (await tx.selectFrom('school').select('id').limit(1).executeTakeFirst()) return 'full';
  say('Filling the empty database with the demo schools…');
  const content = readSeed();
  // The demo password is public: one hash for all of them is no secret and saves the first start half a minute.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await loadSchoolsAndPeople(tx, content, passwordHash, now);
  for (const school of content.schools) {
    await sql`select set_config('stoa.school', ${school.id}, true)`.execute(tx);
    await loadOneSchool(tx, school, content, now);
  }
  const people = new Map(content.people.map((person) => [person.email, person.id]));
  await loadNotifications(tx, content.notifications, people, now);
  return 'filled';
}

async function loadSchoolsAndPeople(
  tx: Transaction,
  content: SeedContent,
  passwordHash: string,
  now: Date,
): Promise<void> {
  for (const [position, school] of content.schools.entries()) {
    await tx
      .insertInto('school')
      .values({
        id: school.id,
        parent_id: school.parentId ?? null,
        type: school.type,
        is_open: school.open,
        default_language: school.defaultLanguage,
        languages: school.languages ?? [...LANGUAGES],
        name: JSON.stringify(school.name),
        summary: JSON.stringify(school.summary),
        logo_url: media(school.logo),
        color: school.color,
        login_method: school.loginMethod,
        position,
      })
      .execute();
  }
  for (const person of content.people) {
    await tx
      .insertInto('account')
      .values(accountRow(person, passwordHash, now))
      .execute();
    // Who registers has signed: nobody of the demo is asked at their first sign-in.
    await sql`select set_config('stoa.account', ${person.id}, true)`.execute(tx);
    await sign(tx, person.id, PERSONAL, person.language, now);
  }
  await sql`select set_config('stoa.account', '', true)`.execute(tx);
}

const accountRow = (person: PersonSeed, passwordHash: string, now: Date) => ({
  id: person.id,
  email: person.email,
  mobile: person.mobile ? `+86${person.mobile.replace(/^\+?86(?=1\d{10}$)/, '')}` : null,
  password_hash: passwordHash,
  nick_name: person.nickName,
  real_name: person.realName ?? '',
  avatar_url: media(person.avatar),
  language: person.language,
  is_superuser: person.superuser ?? false,
  last_school_id: Object.keys(person.memberships ?? {})[0] ?? null,
  created_at: new Date(now.getTime() - 400 * DAY_MS),
});

/** @throws {Error} for a name that nothing has */
const named =
  (ids: ReadonlyMap<string, string>, what: string) =>
  (name: string): string => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The demo content names the ${what} ${name}, which is not there.`);
    return id;
  };

/** Everything of one school; the transaction is bound to it. */
async function loadOneSchool(
  tx: Transaction,
  school: SchoolSeed,
  content: SeedContent,
  now: Date,
): Promise<void> {
  const people = new Map(content.people.map((person) => [person.email, person.id]));
  const own = <T extends { school: string }>(list: T[]): T[] =>
    list.filter((entry) => entry.school === school.id);
  const members = content.people.filter((person) => person.memberships?.[school.id]);
  for (const [index, person] of members.entries()) {
    const role = person.memberships[school.id] as Role;
    await tx
      .insertInto('membership')
      .values({
        school_id: school.id,
        account_id: person.id,
        role,
        joined_at: new Date(now.getTime() - (300 - index) * DAY_MS),
      })
      .execute();
  }
  const points = content.people.flatMap((person) =>
    (person.points?.[school.id] ?? []).map(([daysAgo, value]) => ({
      school_id: school.id,
      account_id: person.id,
      points: value,
      reason: 'manual',
      subject_id: null,
      at: new Date(now.getTime() - daysAgo * DAY_MS),
    })),
  );
  if (points.length > 0) await tx.insertInto('point_event').values(points).execute();
  await loadConfig(tx, school);
  const categories = await loadCategories(tx, school.id, own(content.categories));
  await loadNavigation(tx, school.id, own(content.navigations));
  const resources = new Map(own(content.resources).map(({ slug, id }) => [slug, id]));
  const lookup: SeedLookup = {
    schoolId: school.id,
    personId: named(people, 'person'),
    resourceId: named(resources, 'resource'),
    categoryId: named(categories, 'category'),
    media,
    body: readBody,
  };
  for (const page of own(content.pages)) await loadPage(tx, page, lookup);
  await loadResources(tx, own(content.resources), { now, people, categories, resources });
  const words = own(content.hotWords).flatMap(({ words: byLanguage }) =>
    Object.entries(byLanguage).flatMap(([language, list]) =>
      list.map((word, position) => ({ school_id: school.id, language, word, position })),
    ),
  );
  await loadBulletins(tx, school.id, own(content.bulletins), now);
  await loadFeedback(tx, own(content.feedback), people, now);
  await loadO3(tx, own(content.o3), people, now);
  await loadDemos(tx, own(content.o3Demos));
  await loadSpaces(tx, own(content.spaces), people, now);
  await loadEarned(tx, school.id);
  await loadBadges(tx, own(content.badges), { now, ...lookup });
  await loadLearners(tx, own(content.learners), { now, ...lookup });
  for (const store of own(content.stores)) await loadStore(tx, store, lookup.resourceId, now);
  await loadSurveys(tx, own(content.surveys), { now, ...lookup });
  for (const usage of own(content.usage)) await loadUsage(tx, usage, now);
  if (words.length > 0) await tx.insertInto('hot_word').values(words).execute();
}

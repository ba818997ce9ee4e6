/**
 * Reads every file of the demo content and says what does not fit: shapes, ids, languages, and whatever one file
 * names and another should have. Run it by `node apps/server/src/seed/check.ts`; it exits with 1 where it finds
 * something. `--no-media` leaves out the question whether pictures and videos exist.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import type { SeedLookup } from '../modules/portal/blocks/block.ts';
import type { KindSeed } from '../modules/resources/kinds/kind.ts';
import { familyNamed } from '../modules/resources/kinds/registry.ts';
import { bodyProblems } from './check-bodies.ts';
import * as format from './check-format.ts';
import { o3Card, o3Demo } from './check-o3.ts';
import { listOf } from './check-shapes.ts';
import type { Shape } from './check-shapes.ts';
import type {
  BulletinSeed,
  FeedbackSeed,
  CategorySeed,
  HotWordSeed,
  NavigationSeed,
  NotificationSeed,
  PageSeed,
  PersonSeed,
  ResourceSeed,
  SchoolSeed,
  SpaceSeed,
  StoreSeed,
  UsageSeed,
} from './format.ts';
import { badge, learner, type BadgeSeed, type LearnerSeed } from './learner-format.ts';
import type { O3DemoSeed, O3Seed } from './o3-format.ts';
import { media, readBody } from './read.ts';
import { survey, surveyProblem, type SurveySeed } from './survey-format.ts';
import { storedBlock } from './stored-block.ts';

const SEED = join(import.meta.dirname, '../../seed');
const BODY_LANGUAGES = ['zh_CN', 'en_US', 'ar_SA'];
const lookAtMedia = !process.argv.includes('--no-media');

const problems: string[] = [];
const say = (where: string, problem: string) => problems.push(`${where}: ${problem}`);

/** The entries of one file that is a list (or, for a resource, a single entry); an empty list where it does not fit. */
const read = <Entry>(file: string, shape: Shape): Entry[] => {
  const name = relative(SEED, file);
  try {
    const content: unknown = parse(readFileSync(file, 'utf8'));
    const entries = Array.isArray(content) ? content : [content];
    const before = problems.length;
    listOf(shape)(entries, '', (path, problem) => say(`${name}${path}`, problem));
    return problems.length === before ? (entries as Entry[]) : [];
  } catch (error) {
    say(name, error instanceof Error ? error.message : String(error));
    return [];
  }
};

const schools = read<SchoolSeed>(join(SEED, 'schools.yaml'), format.school);
const people = read<PersonSeed>(join(SEED, 'people.yaml'), format.person);
const categories = read<CategorySeed>(join(SEED, 'categories.yaml'), format.category);
const navigations = read<NavigationSeed>(join(SEED, 'navigation.yaml'), format.navigation);
const pages = read<PageSeed>(join(SEED, 'pages.yaml'), format.page);
const hotWords = read<HotWordSeed>(join(SEED, 'hot-words.yaml'), format.hotWord);
const stores = read<StoreSeed>(join(SEED, 'store.yaml'), format.store);
const bulletins = read<BulletinSeed>(join(SEED, 'bulletins.yaml'), format.bulletin);
const feedback = read<FeedbackSeed>(join(SEED, 'feedback.yaml'), format.feedback);
const usage = read<UsageSeed>(join(SEED, 'usage.yaml'), format.usage);
const spaces = read<SpaceSeed>(join(SEED, 'spaces.yaml'), format.space);
const learners = read<LearnerSeed>(join(SEED, 'learners.yaml'), learner);
const badges = read<BadgeSeed>(join(SEED, 'badges.yaml'), badge);
const surveys = read<SurveySeed>(join(SEED, 'surveys.yaml'), survey);
const notifications = read<NotificationSeed>(join(SEED, 'notifications.yaml'), format.notification);
const resources = globSync('resources/*/*.yaml', { cwd: SEED })
  .sort()
  .flatMap((file) => read<ResourceSeed>(join(SEED, file), format.resource));

const o3Cards = globSync('o3/*.yaml', { cwd: SEED })
  .sort()
  .flatMap((file) => read<O3Seed>(join(SEED, file), o3Card));
const o3Demos = read<O3DemoSeed>(join(SEED, 'o3-demos.yaml'), o3Demo);

const seenIds = new Map<string, string>();
const claim = (id: string, owner: string) => {
  const other = seenIds.get(id);
  if (other) say(owner, `has the id ${id} of ${other}`);
  seenIds.set(id, owner);
};

const schoolIds = new Set(schools.map(({ id }) => id));
const emails = new Map(people.map(({ email, id }) => [email, id]));
/** Ids by school and slug. */
const slugs = new Map<string, string>();
const categorySlugs = new Map<string, string>();
/** Stands for what is not there, which has been reported. */
const MISSING_ID = '0'.repeat(19);

const knowsSchool = (id: string, where: string) => {
  if (!schoolIds.has(id)) say(where, `names the school ${id}, which is not in schools.yaml`);
};
const knowsPerson = (email: string, where: string) => {
  if (!emails.has(email)) say(where, `names ${email}, who is not in people.yaml`);
};
const knowsSlug = (school: string, slug: string, where: string) => {
  if (!slugs.has(`${school} ${slug}`)) say(where, `names ${slug}, which its school does not have`);
};
const knowsCategory = (school: string, slug: string, where: string) => {
  if (!categorySlugs.has(`${school} ${slug}`))
    say(where, `names the category ${slug}, which its school does not have`);
};
const hasMedia = (path: string, where: string) => {
  if (lookAtMedia && !existsSync(join(SEED, 'media', path))) say(where, `needs media/${path}`);
};
const hasBody = (folder: string, where: string) => {
  for (const language of BODY_LANGUAGES)
    if (!existsSync(join(SEED, 'bodies', folder, `${language}.md`)))
      say(where, `needs bodies/${folder}/${language}.md`);
  for (const file of globSync(`bodies/${folder}/*.md`, { cwd: SEED }).sort())
    for (const problem of bodyProblems(readFileSync(join(SEED, file), 'utf8'))) say(file, problem);
};

for (const school of schools) {
  claim(school.id, `school ${school.id}`);
  if (school.parentId) knowsSchool(school.parentId, `school ${school.id}`);
  hasMedia(school.logo, `school ${school.id}`);
  for (const { url, urlEn } of school.footer.footerQrCodes ?? [])
    for (const picture of [url, urlEn]) if (picture) hasMedia(picture, `footer of ${school.id}`);
}
for (const { school, startsInHours, endsInHours } of bulletins) {
  knowsSchool(school, 'bulletins.yaml');
  if (endsInHours < startsInHours)
    say('bulletins.yaml', `has a bulletin of ${school} that ends before it begins`);
}
for (const { person, school } of notifications) {
  knowsPerson(person, 'notifications.yaml');
  if (school) knowsSchool(school, 'notifications.yaml');
}
for (const { person, school, replyBy, type, complaint, status, reply } of feedback) {
  knowsPerson(person, 'feedback.yaml');
  if (replyBy) knowsPerson(replyBy, 'feedback.yaml');
  knowsSchool(school, 'feedback.yaml');
  if ((type === undefined) === (complaint === undefined))
    say('feedback.yaml', `has a message of ${person} that is not either feedback or a complaint`);
  if ((status === 'answered') !== (reply !== undefined && replyBy !== undefined))
    say('feedback.yaml', `has a message of ${person} whose status and answer do not fit`);
}
for (const { school } of stores) knowsSchool(school, 'store.yaml');
for (const { school } of usage) knowsSchool(school, 'usage.yaml');

for (const { person, school, cover, follows, visits } of spaces) {
  knowsSchool(school, 'spaces.yaml');
  if (cover) hasMedia(cover, `space of ${person}`);
  for (const email of [person, ...(follows ?? []), ...Object.keys(visits ?? {})])
    if (!people.some((one) => one.email === email && one.memberships[school]))
      say('spaces.yaml', `names ${email}, who is not in ${school}`);
}

if (emails.size < people.length) say('people.yaml', 'has two people with the same e-mail address');
for (const person of people) {
  claim(person.id, person.email);
  hasMedia(person.avatar, person.email);
  for (const id of [...Object.keys(person.memberships), ...Object.keys(person.points ?? {})])
    knowsSchool(id, person.email);
}

const collectCategory = (school: string, { id, slug, children }: Omit<CategorySeed, 'school'>) => {
  claim(id, `category ${slug} of ${school}`);
  const key = `${school} ${slug}`;
  if (categorySlugs.has(key)) say('categories.yaml', `has ${slug} twice in ${school}`);
  categorySlugs.set(key, id);
  for (const child of children ?? []) collectCategory(school, child);
};
for (const category of categories) {
  knowsSchool(category.school, `category ${category.slug}`);
  collectCategory(category.school, category);
}

for (const { id, school, slug } of resources) {
  claim(id, slug);
  if (slugs.has(`${school} ${slug}`)) say(slug, 'stands twice in its school');
  slugs.set(`${school} ${slug}`, id);
}
for (const resource of resources) {
  const where = resource.slug;
  knowsSchool(resource.school, where);
  knowsPerson(resource.author, where);
  hasMedia(resource.cover, where);
  for (const category of resource.categories) knowsCategory(resource.school, category, where);
  const family = familyNamed(resource.kind);
  if (!family) continue;
  const { check } = (await family.seed()).seed as KindSeed;
  check?.(resource, {
    person: (email) => knowsPerson(email, where),
    resource: (slug) => knowsSlug(resource.school, slug, where),
    body: (folder) => hasBody(folder, where),
    media: (path) => hasMedia(path, where),
    id: claim,
    report: (problem) => say(where, problem),
  });
}

for (const { school, goods = [], bundles = [], seats = [] } of stores) {
  for (const { resource } of goods) knowsSlug(school, resource, 'store.yaml');
  for (const bundle of bundles) {
    claim(bundle.id, `bundle ${bundle.id}`);
    for (const slug of bundle.resources) knowsSlug(school, slug, 'store.yaml');
  }
  for (const { id, resource } of seats) {
    claim(id, `seats ${id}`);
    knowsSlug(school, resource, 'store.yaml');
  }
}
for (const { person, school, notes = [], reserves = [], keeps = [] } of learners) {
  const where = `learners.yaml, ${person}`;
  knowsPerson(person, where);
  knowsSchool(school, where);
  for (const { lesson } of notes)
    if (!seenIds.has(lesson)) say(where, `names the lesson ${lesson}, which is not there`);
  for (const slug of [...reserves, ...keeps]) knowsSlug(school, slug, where);
}
for (const { id, school, points, givenBy, given = {} } of badges) {
  const where = `badge ${id}`;
  claim(id, where);
  knowsSchool(school, where);
  for (const email of [...(givenBy ? [givenBy] : []), ...Object.keys(given)]) knowsPerson(email, where);
  if ((points === undefined) !== (givenBy !== undefined))
    say(where, 'is not either for points or given by hand');
}
for (const entry of surveys) {
  const where = `survey ${entry.id}`;
  claim(entry.id, where);
  knowsSchool(entry.school, where);
  knowsPerson(entry.author, where);
  for (const { picture, options = [] } of entry.pages.flatMap(({ items }) => items))
    for (const path of [picture?.path, ...options.map((option) => option.picture?.path)])
      if (path !== undefined) hasMedia(path, where);
  const problem = surveyProblem(entry);
  if (problem !== undefined) say(where, problem);
}
for (const card of o3Cards) claim(card.id, `o3 card ${card.id}`);
for (const demo of o3Demos) {
  const where = `o3 demonstration ${demo.id}`;
  claim(demo.id, where);
  knowsSchool(demo.school, where);
  if (demo.tool && !o3Cards.some(({ id, school }) => id === demo.tool && school === demo.school))
    say(where, `shows ${demo.tool}, which its school does not have`);
  for (const markdown of Object.values(demo.body))
    for (const problem of bodyProblems(markdown)) say(where, problem);
}
for (const { id, phases = [], boardTasks = [], teams = [] } of o3Cards) {
  const where = `o3 project ${id}`;
  for (const team of teams) claim(team.id, where);
  for (const { learners, reviewers, tasks } of teams) {
    for (const email of [...learners, ...reviewers]) knowsPerson(email, where);
    for (const { assignee, reviewer } of tasks) {
      if (assignee && !learners.includes(assignee))
        say(where, `gives a task to ${assignee}, who is not in the team`);
      if (reviewer && !reviewers.includes(reviewer))
        say(where, `is reviewed by ${reviewer}, who is not in the team`);
    }
  }
  for (const { phase } of [...boardTasks, ...teams.flatMap(({ tasks }) => tasks)])
    if (phase && phase > phases.length) say(where, `has no phase ${phase}`);
}
for (const card of o3Cards) {
  const where = `o3 card ${card.id}`;
  knowsSchool(card.school, where);
  if (card.author) knowsPerson(card.author, where);
  if (card.cover) hasMedia(card.cover, where);
  for (const id of [...(card.tools ?? []), ...(card.scenarios ?? []), ...(card.related ?? [])])
    if (!o3Cards.some((other) => other.id === id && other.school === card.school))
      say(where, `names ${id}, which its school does not have`);
  const { body, situation, approach, result, tasks = [] } = card;
  for (const texts of [body, situation, approach, result, ...tasks.map((task) => task.body)])
    for (const markdown of Object.values(texts ?? {}))
      for (const problem of bodyProblems(markdown)) say(where, problem);
  for (const { options, right, answers } of tasks)
    if (options ? !options[(right ?? 0) - 1] || answers : !answers || right)
      say(where, 'has a step without a right answer, or with answers of both kinds');
}

for (const entry of [...navigations, ...hotWords, ...pages])
  knowsSchool(entry.school, 'navigation, hot words or pages');
for (const page of pages) {
  const where = `page ${page.pageId} of ${page.school}`;
  const lookup: SeedLookup = {
    schoolId: page.school,
    personId: (email) => {
      knowsPerson(email, where);
      return emails.get(email) ?? MISSING_ID;
    },
    resourceId: (slug) => {
      knowsSlug(page.school, slug, where);
      return slugs.get(`${page.school} ${slug}`) ?? MISSING_ID;
    },
    categoryId: (slug) => {
      knowsCategory(page.school, slug, where);
      return categorySlugs.get(`${page.school} ${slug}`) ?? MISSING_ID;
    },
    media: (path) => {
      hasMedia(path, where);
      return media(path);
    },
    body: (folder) => {
      hasBody(folder, where);
      return readBody(folder);
    },
  };
  page.blocks.forEach((seed, index) => {
    const { block, problem } = storedBlock(`block-${index + 1}`, seed, lookup);
    if (problem !== undefined) say(where, `block ${index + 1}: ${problem}`);
    format.translated(block, `block ${index + 1}`, (path, missing) => say(where, `${path} ${missing}`));
  });
}
for (const { id } of schools)
  if (!pages.some((page) => page.school === id && page.pageId === 'home'))
    say(`school ${id}`, 'has no home page');

const counts = Object.entries(Object.groupBy(resources, ({ kind }) => kind)).map(
  ([kind, all]) => `${all?.length} ${kind}`,
);
process.stdout.write(
  `${schools.length} schools, ${people.length} people, ${resources.length} resources: ${counts.join(', ')}\n`,
);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n${problems.length} problems\n`);
  process.exitCode = 1;
}

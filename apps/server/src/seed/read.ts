import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RichTextDocument } from '@stoa/api/schema';
import { parse } from 'yaml';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { fromMarkdownText } from '../rich-text/from-markdown.ts';
import type { SurveySeed } from './survey-format.ts';
import type { BadgeSeed, LearnerSeed } from './learner-format.ts';
import type { O3DemoSeed, O3Seed } from './o3-format.ts';
import type {
  BulletinSeed,
  CategorySeed,
  FeedbackSeed,
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

const FOLDER = join(import.meta.dirname, '../../seed');

/** Everything that stands in apps/server/seed. */
export interface SeedContent {
  schools: SchoolSeed[];
  people: PersonSeed[];
  categories: CategorySeed[];
  navigations: NavigationSeed[];
  pages: PageSeed[];
  hotWords: HotWordSeed[];
  bulletins: BulletinSeed[];
  notifications: NotificationSeed[];
  feedback: FeedbackSeed[];
  usage: UsageSeed[];
  spaces: SpaceSeed[];
  learners: LearnerSeed[];
  badges: BadgeSeed[];
  o3: O3Seed[];
  o3Demos: O3DemoSeed[];
  stores: StoreSeed[];
  surveys: SurveySeed[];
  resources: ResourceSeed[];
}

const list = <T>(name: string): T[] => {
  const content = parse(readFileSync(join(FOLDER, name), 'utf8')) as T | T[];
  return Array.isArray(content) ? content : [content];
};

export function readSeed(): SeedContent {
  return {
    schools: list('schools.yaml'),
    people: list('people.yaml'),
    categories: list('categories.yaml'),
    navigations: list('navigation.yaml'),
    pages: list('pages.yaml'),
    hotWords: list('hot-words.yaml'),
    bulletins: list('bulletins.yaml'),
    notifications: list('notifications.yaml'),
    feedback: list('feedback.yaml'),
    usage: list('usage.yaml'),
    spaces: list('spaces.yaml'),
    learners: list('learners.yaml'),
    badges: list('badges.yaml'),
    o3: globSync('o3/*.yaml', { cwd: FOLDER })
      .sort()
      .flatMap((name) => list<O3Seed>(name)),
    o3Demos: list('o3-demos.yaml'),
    stores: list('store.yaml'),
    surveys: list('surveys.yaml'),
    resources: globSync('resources/*/*.yaml', { cwd: FOLDER })
      .sort()
      .flatMap((name) => list<ResourceSeed>(name)),
  };
}

/** A body in every language it was written in. */
export function readBody(path: string): Partial<Record<Language, RichTextDocument>> {
  const found: Partial<Record<Language, RichTextDocument>> = {};
  for (const language of LANGUAGES) {
    const files = globSync(`bodies/${path.replace(/^bodies\//, '')}/${language}.md`, { cwd: FOLDER });
    if (files[0]) found[language] = fromMarkdownText(readFileSync(join(FOLDER, files[0]), 'utf8'));
  }
  return found;
}

/** Captions of a video by language. */
export function captionsOf(video: string): Partial<Record<Language, string>> {
  const files = globSync(`media/videos/${video}/captions.*.vtt`, { cwd: FOLDER });
  return Object.fromEntries(
    files.map((file) => [/captions\.(\w+)\.vtt$/.exec(file)?.[1] ?? '', media(file.replace(/^media\//, ''))]),
  );
}

/** The poster of a video, whatever its kind. */
export function posterOf(video: string): string {
  const [file] = globSync(`media/videos/${video}/poster.*`, { cwd: FOLDER });
  return file ? media(file.replace(/^media\//, '')) : '';
}

/** The address under which a picture of the seed is served. */
export const media = (path: string): string => `/media/seed/${path.replace(/^media\//, '')}`;

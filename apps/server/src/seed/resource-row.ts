import type { Insertable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { fold, toVector, type IndexedText } from '../core/text/tokens.ts';
import { plainText } from '../rich-text/from-markdown.ts';
import type { AnyResourceSeed } from './format.ts';
import {
  after,
  DAY_MS,
  HOUR_MS,
  inDays,
  isClass,
  lessonsOf,
  MINUTE_MS,
  person,
  type LoadContext,
} from './load-help.ts';
import { media, readBody } from './read.ts';

/** Resource types of the specification by the kind that the seed files name. */
const TYPES = {
  course: 1,
  exam: 2,
  knowledge: 3,
  live: 4,
  class: 5,
  purchaseCourse: 10,
  shareCourse: 11,
  shareExam: 12,
  topic: 17,
} as const;
const AUDIENCES = { all: 1, members: 2, visitors: 3 } as const;
const SEARCH_TEXT_MAX = 16_000;

/** A resource as its table has it, with what it is found by. */
export function resourceRow(resource: AnyResourceSeed, context: LoadContext): Insertable<Tables['resource']> {
  const { now } = context;
  const downloads = resource.kind === 'knowledge' ? (resource.downloads ?? 0) : 0;
  const pieces = indexedTexts(resource);
  return {
    id: resource.id,
    school_id: resource.school,
    type: TYPES[resource.kind],
    slug: resource.slug,
    title: JSON.stringify(resource.title),
    summary: JSON.stringify(resource.summary),
    cover_url: media(resource.cover),
    zone: Number(resource.zone),
    audience: AUDIENCES[resource.audience],
    author_id: person(context, resource.author),
    status: resource.draft ? 'draft' : 'published',
    published_at: after(now, -resource.publishedDaysAgo * DAY_MS),
    ...times(resource, now),
    lesson_count: isClass(resource) ? lessonsOf(resource).length : 0,
    has_video: isClass(resource) && lessonsOf(resource).some((lesson) => lesson.kind === 'video'),
    download_count: downloads,
    hot_score: downloads,
    price: isClass(resource) && resource.price ? JSON.stringify(resource.price) : null,
    category_ids: resource.categories
      .map((slug) => context.categories.get(slug))
      .filter((id) => id !== undefined),
    search_vector: toVector(pieces),
    search_text: pieces
      .filter(({ weight }) => weight !== 'D')
      .map(({ text }) => fold(text))
      .join('\n')
      .slice(0, SEARCH_TEXT_MAX),
  };
}

function indexedTexts(resource: AnyResourceSeed): IndexedText[] {
  const bodies =
    resource.kind === 'knowledge'
      ? [readBody(resource.body)]
      : isClass(resource)
        ? lessonsOf(resource).flatMap((lesson) => (lesson.body ? [readBody(lesson.body)] : []))
        : [];
  return LANGUAGES.flatMap((language) => [
    { text: resource.title[language], language, weight: 'A' as const },
    { text: resource.summary[language], language, weight: 'B' as const },
    ...(isClass(resource)
      ? lessonsOf(resource).map((lesson) => ({
          text: lesson.title[language],
          language,
          weight: 'C' as const,
        }))
      : []),
    ...bodies.flatMap((body) =>
      body[language] ? [{ text: plainText(body[language]), language, weight: 'D' as const }] : [],
    ),
  ]).concat(
    (resource.keywords ?? []).map((text) => ({ text, language: 'en_US' as Language, weight: 'A' as const })),
  );
}

function times(resource: AnyResourceSeed, now: Date) {
  switch (resource.kind) {
    case 'live':
      return {
        starts_at: after(now, resource.startsInHours * HOUR_MS),
        ends_at: after(now, resource.startsInHours * HOUR_MS + resource.minutes * MINUTE_MS),
        minutes: resource.minutes,
      };
    case 'exam':
    case 'shareExam':
      return {
        starts_at: inDays(now, resource.opensInDays),
        ends_at: inDays(now, resource.closesInDays),
        minutes: resource.minutes,
      };
    case 'knowledge':
      return { minutes: resource.readingMinutes };
    case 'topic':
      return {};
    default:
      return {
        starts_at: inDays(now, resource.startsInDays),
        ends_at: inDays(now, resource.endsInDays),
        minutes: lessonsOf(resource).reduce((sum, lesson) => sum + lesson.minutes, 0),
      };
  }
}

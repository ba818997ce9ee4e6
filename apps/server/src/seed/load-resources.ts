import type { Insertable } from 'kysely';
import type { Transaction } from '../database/pool.ts';
import type { LessonVideo, Tables } from '../database/tables.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { fold, toVector, type IndexedText } from '../modules/search/tokens.ts';
import { plainText } from '../rich-text/from-markdown.ts';
import type { AnyResourceSeed, ClassSeed, ExamSeed } from './format.ts';
import { captionsOf, media, posterOf, readBody } from './read.ts';

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
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const SEARCH_TEXT_MAX = 16_000;
const POINTS_PER_LEARNER = 12;

/** What loading needs to know of the rest. */
export interface LoadContext {
  now: Date;
  /** Account id by e-mail. */
  people: ReadonlyMap<string, string>;
  /** Category id by slug, of the school that is being loaded. */
  categories: ReadonlyMap<string, string>;
}

/** Loads the resources of one school; the transaction is bound to it. */
export async function loadResources(
  tx: Transaction,
  resources: AnyResourceSeed[],
  context: LoadContext,
): Promise<void> {
  for (const resource of resources) {
    await tx.insertInto('resource').values(resourceRow(resource, context)).execute();
    switch (resource.kind) {
      case 'knowledge':
        await tx
          .insertInto('article')
          .values({
            resource_id: resource.id,
            school_id: resource.school,
            body: JSON.stringify(readBody(resource.body)),
            reading_minutes: resource.readingMinutes,
          })
          .execute();
        break;
      case 'exam':
      case 'shareExam':
        await loadExam(tx, resource, context.now);
        break;
      case 'live':
        await tx
          .insertInto('live')
          .values({
            resource_id: resource.id,
            school_id: resource.school,
            host_id: person(context, resource.host),
            starts_at: after(context.now, resource.startsInHours * HOUR_MS),
            minutes: resource.minutes,
            is_boutique: resource.boutique ?? false,
          })
          .execute();
        break;
      case 'topic':
        break;
      default:
        await loadClass(tx, resource, context);
    }
  }
  const idBySlug = new Map(resources.map((resource) => [resource.slug, resource.id]));
  for (const topic of resources.filter((resource) => resource.kind === 'topic')) {
    const items = topic.items.flatMap((slug, position) => {
      const resource_id = idBySlug.get(slug);
      return resource_id ? [{ topic_id: topic.id, school_id: topic.school, resource_id, position }] : [];
    });
    if (items.length > 0) await tx.insertInto('topic_item').values(items).execute();
  }
}

function resourceRow(resource: AnyResourceSeed, context: LoadContext): Insertable<Tables['resource']> {
  const { now } = context;
  const learners = isClass(resource) ? Object.keys(resource.enrolled ?? {}).length : 0;
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
    learner_count: learners,
    download_count: downloads,
    hot_score: learners * POINTS_PER_LEARNER + downloads,
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

async function loadExam(tx: Transaction, exam: ExamSeed, now: Date): Promise<void> {
  await tx
    .insertInto('exam')
    .values({
      resource_id: exam.id,
      school_id: exam.school,
      minutes: exam.minutes,
      pass_mark: exam.passMark,
      attempts: exam.attempts,
      opens_at: inDays(now, exam.opensInDays),
      closes_at: inDays(now, exam.closesInDays),
    })
    .execute();
  await tx
    .insertInto('exam_question')
    .values(
      exam.questions.map((question, position) => ({
        exam_id: exam.id,
        school_id: exam.school,
        kind: question.kind,
        text: JSON.stringify(question.text),
        options: JSON.stringify(question.options),
        right_options: question.right,
        explanation: JSON.stringify(question.explanation),
        position,
      })),
    )
    .execute();
}

async function loadClass(tx: Transaction, seed: ClassSeed, context: LoadContext): Promise<void> {
  const { now } = context;
  const school_id = seed.school;
  const enrolled = Object.entries(seed.enrolled ?? {});
  await tx
    .insertInto('class')
    .values({
      resource_id: seed.id,
      school_id,
      capacity: seed.capacity ?? null,
      seats_taken: enrolled.length,
      outcomes: JSON.stringify(seed.outcomes),
    })
    .execute();
  await tx
    .insertInto('class_teacher')
    .values(
      seed.teachers.map((email, position) => ({
        class_id: seed.id,
        school_id,
        account_id: person(context, email),
        position,
      })),
    )
    .execute();
  let position = 0;
  for (const [index, section] of seed.sections.entries()) {
    const { id } = await tx
      .insertInto('class_section')
      .values({ class_id: seed.id, school_id, title: JSON.stringify(section.title), position: index })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const lesson of section.lessons) {
      const video: LessonVideo | undefined = lesson.video
        ? {
            url: media(`videos/${lesson.video}/video.mp4`),
            posterUrl: posterOf(lesson.video),
            seconds: lesson.seconds ?? 0,
            captions: captionsOf(lesson.video),
          }
        : undefined;
      await tx
        .insertInto('lesson')
        .values({
          id: lesson.id,
          class_id: seed.id,
          section_id: id,
          school_id,
          title: JSON.stringify(lesson.title),
          kind: lesson.kind,
          minutes: lesson.minutes,
          is_preview: lesson.preview ?? false,
          position: position++,
          body: lesson.body ? JSON.stringify(readBody(lesson.body)) : null,
          video: video ? JSON.stringify(video) : null,
        })
        .execute();
    }
  }
  const lessons = lessonsOf(seed);
  for (const [index, [email, share]] of enrolled.entries()) {
    const account_id = person(context, email);
    await tx
      .insertInto('enrollment')
      .values({ class_id: seed.id, school_id, account_id, enrolled_at: after(now, -(index + 1) * DAY_MS) })
      .execute();
    const done = lessons.slice(0, Math.round(share * lessons.length)).map((lesson, order) => {
      const at = after(now, -(lessons.length - order) * HOUR_MS);
      return {
        lesson_id: lesson.id,
        class_id: seed.id,
        school_id,
        account_id,
        fraction: 1,
        position_seconds: lesson.seconds ?? 0,
        completed_at: at,
        device_id: 'demo-device',
        client_updated_at: at,
        updated_at: at,
      };
    });
    if (done.length > 0) await tx.insertInto('lesson_progress').values(done).execute();
  }
}

const isClass = (resource: AnyResourceSeed): resource is ClassSeed => 'sections' in resource;
const lessonsOf = (seed: ClassSeed) => seed.sections.flatMap((section) => section.lessons);
const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
const inDays = (now: Date, days: number | undefined): Date | null =>
  days === undefined ? null : after(now, days * DAY_MS);

function person({ people }: LoadContext, email: string): string {
  const id = people.get(email);
  if (!id) throw new Error(`The demo content names ${email}, who is not in people.yaml.`);
  return id;
}

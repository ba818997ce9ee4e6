import type { Transaction } from '../../../../database/pool.ts';
import type { LessonVideo } from '../../../../database/tables.ts';
import { plainText } from '../../../../rich-text/from-markdown.ts';
import { DAYS, folder } from '../../../../seed/check-parts.ts';
import {
  byField,
  email,
  fields,
  id,
  listOf,
  number,
  oneOf,
  recordOf,
  slug,
  someTranslations,
  text,
  words,
  yesNo,
} from '../../../../seed/check-shapes.ts';
import type { ResourceSeed, SomeTranslations, AllTranslations } from '../../../../seed/format.ts';
import { after, DAY_MS, HOUR_MS, inDays, person, type LoadContext } from '../../../../seed/load-help.ts';
import { captionsOf, media, posterOf, readBody } from '../../../../seed/read.ts';
import type { KindSeed } from '../kind.ts';

/** seed/resources/classes/*.yaml: classes, courses, purchase courses and share courses. */
interface ClassSeed extends ResourceSeed {
  /** E-mails of the teachers. */
  teachers: string[];
  /** Seats; unlimited when left out. */
  capacity?: number;
  /** Whether who finishes it gets a certificate. */
  certificate?: boolean;
  /** Days from today (negative: past). A class without dates is always open. */
  startsInDays?: number;
  endsInDays?: number;
  /** Price in minor units, purchase courses only. */
  price?: { amount: number; currency: 'CNY' | 'EUR' | 'GBP' | 'JPY' | 'USD' };
  /** What a learner can do afterwards. */
  outcomes: SomeTranslations[];
  sections: { title: AllTranslations; lessons: LessonSeed[] }[];
  /** E-mails of people who are enrolled, with the share of lessons they completed (0..1). */
  enrolled?: Record<string, number>;
}
interface LessonSeed {
  id: string;
  title: AllTranslations;
  kind: 'article' | 'video';
  /** Estimated time a learner needs, minutes. */
  minutes: number;
  /** A lesson that visitors may look at before they enrol. */
  preview?: boolean;
  /** article: directory under seed/bodies with <language>.md files. */
  body?: string;
  /** video: name of a folder under seed/media/videos: video.mp4, poster.svg, captions.<language>.vtt */
  video?: string;
  /** video: length in seconds. */
  seconds?: number;
}

const lessonFields = { id, title: words, kind: text, minutes: number(1, 240), 'preview?': yesNo };
const lesson = byField('kind', {
  article: fields({ ...lessonFields, body: folder }),
  video: fields({ ...lessonFields, 'body?': folder, video: slug, seconds: number(1, 7200) }),
});

/** All lessons, in their order. */
const lessonsOf = ({ sections }: ClassSeed): LessonSeed[] => sections.flatMap(({ lessons }) => lessons);

export const seed: KindSeed<ClassSeed> = {
  fields: {
    teachers: listOf(email, 1),
    'capacity?': number(1),
    'certificate?': yesNo,
    'startsInDays?': number(-DAYS, DAYS),
    'endsInDays?': number(-DAYS, DAYS),
    'price?': fields({ amount: number(1), currency: oneOf('CNY', 'EUR', 'GBP', 'JPY', 'USD') }),
    outcomes: listOf(someTranslations, 1),
    sections: listOf(fields({ title: words, lessons: listOf(lesson, 1) }), 1),
    'enrolled?': recordOf(email, number(0, 1)),
  },
  check: (resource, known) => {
    for (const address of [...resource.teachers, ...Object.keys(resource.enrolled ?? {})])
      known.person(address);
    for (const { id: lessonId, title, body, video } of lessonsOf(resource)) {
      known.id(lessonId, `${resource.slug}, lesson ${title.en_US}`);
      if (body) known.body(body);
      if (video) known.media(`videos/${video}/video.mp4`);
    }
  },
  columns: (resource, now) => {
    const lessons = lessonsOf(resource);
    return {
      starts_at: inDays(now, resource.startsInDays),
      ends_at: inDays(now, resource.endsInDays),
      minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
      lesson_count: lessons.length,
      has_video: lessons.some(({ kind }) => kind === 'video'),
      price: resource.price ? JSON.stringify(resource.price) : null,
    };
  },
  texts: (resource) => {
    const lessons = lessonsOf(resource);
    const bodies = lessons.flatMap(({ body }) => (body ? [readBody(body)] : []));
    return (language) => [
      ...lessons.map(({ title }) => ({ text: title[language], language, weight: 'C' as const })),
      ...bodies.flatMap((body) =>
        body[language] ? [{ text: plainText(body[language]), language, weight: 'D' as const }] : [],
      ),
    ];
  },
  write,
};

/** Loads what a class has besides its resource: teachers, sections, lessons, and how far its learners are. */
async function write(tx: Transaction, seed: ClassSeed, context: LoadContext): Promise<void> {
  const { now } = context;
  const school_id = seed.school;
  const enrolled = Object.entries(seed.enrolled ?? {});
  await tx
    .insertInto('class')
    .values({
      resource_id: seed.id,
      school_id,
      capacity: seed.capacity ?? null,
      gives_certificate: seed.certificate ?? false,
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
      .values({
        class_id: seed.id,
        school_id,
        account_id,
        enrolled_at: after(now, -(index + 1 + lessons.length) * DAY_MS),
      })
      .execute();
    const done = lessons.slice(0, Math.round(share * lessons.length)).map((lesson, order, all) => {
      // A lesson a day, the last one today.
      const at = after(now, -(lessons.length - order) * HOUR_MS - (all.length - 1 - order) * DAY_MS);
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

import type { Transaction } from '../database/pool.ts';
import type { LessonVideo } from '../database/tables.ts';
import type { ClassSeed } from './format.ts';
import { after, DAY_MS, HOUR_MS, lessonsOf, person, type LoadContext } from './load-help.ts';
import { captionsOf, media, posterOf, readBody } from './read.ts';

/** Loads what a class has besides its resource: teachers, sections, lessons, and how far its learners are. */
export async function loadClass(tx: Transaction, seed: ClassSeed, context: LoadContext): Promise<void> {
  const { now } = context;
  const school_id = seed.school;
  const enrolled = Object.entries(seed.enrolled ?? {});
  await tx
    .insertInto('class')
    .values({
      resource_id: seed.id,
      school_id,
      capacity: seed.capacity ?? null,
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

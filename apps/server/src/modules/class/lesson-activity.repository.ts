import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import { visible, type Reader } from '../resources/resource-card.ts';

/** The survey of a lesson as it is answered; undefined where it is not published. */
export const findLessonSurvey = (tx: Transaction, lessonId: string, key: string | undefined) =>
  tx
    .selectFrom('lesson')
    .innerJoin('survey', (join) =>
      join.on('survey.id', '=', sql<string>`(lesson.material->>'surveyId')::bigint`),
    )
    .innerJoin('survey_version as version', (join) =>
      join
        .onRef('version.survey_id', '=', 'survey.id')
        .onRef('version.version', '=', 'survey.published_version'),
    )
    .select(['survey.id', 'survey.school_id', 'version.content'])
    .select(
      sql<boolean>`exists (select from survey_participant own where own.survey_id = survey.id and own.key = ${key ?? ''})`.as(
        'is_done',
      ),
    )
    .where('lesson.id', '=', lessonId)
    .where('lesson.kind', '=', 'survey')
    .executeTakeFirst();

const minuteOf = (instant: string) => sql.raw(`floor(extract(epoch from ${instant}) / 60)::int`);

/** The live session of a lesson, and whether the viewer was there while it was on; undefined where it is gone. */
export const findLessonLive = (
  tx: Transaction,
  lessonId: string,
  viewerId: string | undefined,
  reader: Reader,
) =>
  tx
    .selectFrom('lesson')
    .innerJoin('resource', (join) =>
      join.on('resource.id', '=', sql<string>`(lesson.material->>'liveId')::bigint`),
    )
    .innerJoin('live', 'live.resource_id', 'resource.id')
    .select([
      'resource.id',
      'resource.school_id',
      'resource.type',
      'resource.title',
      'resource.starts_at',
      'resource.ends_at',
      'live.ended_at',
    ])
    .select(
      sql<boolean>`exists (select from live_attendance own
        where own.live_id = live.resource_id and own.account_id = ${viewerId ?? '0'}::bigint
          and own.minutes && int4multirange(int4range(
            ${minuteOf('coalesce(live.started_at, resource.starts_at)')},
            greatest(${minuteOf('coalesce(live.started_at, resource.starts_at)')},
              ${minuteOf('coalesce(live.ended_at, resource.ends_at)')}) + 1)))`.as('is_done'),
    )
    .where('lesson.id', '=', lessonId)
    .where('lesson.kind', '=', 'live')
    .where('live.deleted_at', 'is', null)
    .where(visible(reader))
    .executeTakeFirst();

/** Whether somebody has written a post or a reply in a lesson. */
export async function hasWritten(
  tx: Transaction,
  lessonId: string,
  viewerId: string | undefined,
): Promise<boolean> {
  if (viewerId === undefined) return false;
  const { rows } = await sql<{ wrote: boolean }>`
    select exists (select from post where lesson_id = ${lessonId}::bigint and author_id = ${viewerId}::bigint)
      or exists (select from post_reply reply join post on post.id = reply.post_id
        where post.lesson_id = ${lessonId}::bigint and reply.author_id = ${viewerId}::bigint) as wrote`.execute(
    tx,
  );
  return rows[0]?.wrote ?? false;
}

/** The attendance of a lesson, and whether the viewer was there or is excused; undefined where its class has it no more. */
export const findLessonAttendance = (tx: Transaction, lessonId: string, viewerId: string | undefined) =>
  tx
    .selectFrom('lesson')
    .innerJoin('attendance', (join) =>
      join
        .on('attendance.id', '=', sql<string>`(lesson.material->>'attendanceId')::bigint`)
        .onRef('attendance.class_id', '=', 'lesson.class_id'),
    )
    .select(['attendance.title', 'attendance.opens_at', 'attendance.closes_at'])
    .select(
      sql<boolean>`exists (select from attendance_record own where own.attendance_id = attendance.id
        and own.account_id = ${viewerId ?? '0'}::bigint and own.state in ('present', 'late', 'excused'))`.as(
        'is_done',
      ),
    )
    .where('lesson.id', '=', lessonId)
    .where('lesson.kind', '=', 'attendance')
    .executeTakeFirst();

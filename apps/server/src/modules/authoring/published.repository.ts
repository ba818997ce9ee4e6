import type { ContentDraft, ContentKind } from '@stoa/api/schema';
import { Audience } from '@stoa/api/enums';
import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import { fold, toVector, type IndexedText } from '../../core/text/tokens.ts';
import { LANGUAGES, toTag, type Language } from '../../i18n/languages.ts';
import { readingMinutes } from '../../rich-text/clean.ts';
import { plainText } from '../../rich-text/from-markdown.ts';
import { hasLessons } from './authoring.policy.ts';
import { PUBLISHED_MATERIAL } from './authoring.repository.ts';
import { keepTextsOfGone } from './versions.repository.ts';
import { lessonsOf, written, writtenBody, type Documents } from './draft-parts.ts';

const SEARCH_TEXT_MAX = 16_000;
const MINUTE_S = 60;

/** What learners see of something, as a draft. */
export async function readPublished(tx: Transaction, id: string, kind: ContentKind): Promise<ContentDraft> {
  const row = await tx
    .selectFrom('resource')
    .leftJoin('class', 'class.resource_id', 'resource.id')
    .leftJoin('article', 'article.resource_id', 'resource.id')
    .select([
      'resource.title',
      'resource.summary',
      'resource.cover_url',
      'resource.audience',
      'resource.category_ids',
      'resource.starts_at',
      'resource.ends_at',
      'class.capacity',
      'class.outcomes',
      'class.gives_certificate',
    ])
    .select(sql<Documents | null>`article.body`.as('body'))
    .where('resource.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    title: row.title as ContentDraft['title'],
    summary: row.summary as ContentDraft['summary'],
    coverUrl: row.cover_url || null,
    audience: row.audience as Audience,
    categoryIds: row.category_ids,
    body: row.body ?? {},
    outcomes: (row.outcomes ?? []) as ContentDraft['outcomes'],
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    capacity: row.capacity,
    ...(hasLessons(kind) ? { givesCertificate: row.gives_certificate ?? false } : {}),
    sections: hasLessons(kind) ? await readSections(tx, id) : [],
    ...(kind === 'map' ? { stages: await readStages(tx, id) } : {}),
    ...(kind === 'topic' ? { items: await readItems(tx, id) } : {}),
  };
}

async function readSections(tx: Transaction, classId: string): Promise<ContentDraft['sections']> {
  const sections = await tx
    .selectFrom('class_section')
    .select(['id', 'title'])
    .where('class_id', '=', classId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const lessons = await tx
    .selectFrom('lesson')
    .select(['id', 'section_id', 'title', 'kind', 'minutes', 'is_preview'])
    .where('class_id', '=', classId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return sections.map(({ id, title }) => ({
    id,
    title: title as ContentDraft['title'],
    lessons: lessons
      .filter(({ section_id }) => section_id === id)
      .map((lesson) => ({
        id: lesson.id,
        title: lesson.title as ContentDraft['title'],
        kind: lesson.kind,
        minutes: lesson.minutes,
        preview: lesson.is_preview,
      })),
  }));
}

async function readStages(tx: Transaction, mapId: string): Promise<NonNullable<ContentDraft['stages']>> {
  const stages = await tx
    .selectFrom('learning_map_stage')
    .select(['id', 'title'])
    .where('map_id', '=', mapId)
    .orderBy('position')
    .execute();
  const stops = await tx
    .selectFrom('learning_map_stop')
    .select(['id', 'stage_id', 'resource_id', 'needs'])
    .where('map_id', '=', mapId)
    .orderBy('position')
    .execute();
  const known = new Set(stops.map(({ id }) => id));
  return stages.map(({ id, title }) => ({
    id,
    title: title as ContentDraft['title'],
    stops: stops
      .filter(({ stage_id }) => stage_id === id)
      .map((stop) => ({
        id: stop.id,
        resourceId: stop.resource_id,
        needs: stop.needs.filter((need) => known.has(need)),
      })),
  }));
}

const readItems = async (tx: Transaction, topicId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('topic_item')
    .select('resource_id')
    .where('topic_id', '=', topicId)
    .orderBy('position')
    .execute();
  return rows.map(({ resource_id }) => resource_id);
};

/** Texts that something is found by. */
function indexOf(draft: ContentDraft, bodies: readonly Documents[]) {
  const titles = [...lessonsOf(draft), ...(draft.stages ?? [])].map(({ title }) => title);
  const piece = (text: string | undefined, language: Language, weight: IndexedText['weight']) =>
    text?.trim() ? [{ text, language, weight }] : [];
  const pieces: IndexedText[] = LANGUAGES.flatMap((language) => [
    ...piece(draft.title[language], language, 'A'),
    ...piece(draft.summary[language], language, 'B'),
    ...titles.flatMap((title) => piece(title[language], language, 'C')),
    ...bodies.flatMap((body) => {
      const document = body[language];
      return document ? piece(plainText(document), language, 'D') : [];
    }),
  ]);
  return {
    search_vector: toVector(pieces),
    search_text: pieces
      .filter(({ weight }) => weight !== 'D')
      .map(({ text }) => fold(text))
      .join('\n')
      .slice(0, SEARCH_TEXT_MAX),
  };
}

/** The longest of the languages decides. */
const minutesOf = (body: Documents): number =>
  Math.max(
    1,
    ...(Object.entries(body) as [Language, Documents[Language]][]).map(([language, document]) =>
      readingMinutes(document, toTag(language)),
    ),
  );

/** Writes an article as its readers get it. @returns its texts */
export async function writeArticle(
  tx: Transaction,
  { id, schoolId }: { id: string; schoolId: string },
  draft: ContentDraft,
): Promise<Documents[]> {
  const body = writtenBody(draft.body);
  const minutes = minutesOf(body);
  const values = { body: JSON.stringify(body), reading_minutes: minutes };
  await tx
    .insertInto('article')
    .values({ resource_id: id, school_id: schoolId, ...values })
    .onConflict((conflict) => conflict.column('resource_id').doUpdateSet(values))
    .execute();
  await writeResource(tx, id, draft, { minutes, ...indexOf(draft, [body]) });
  return [body];
}

/**
 * Writes a class as its learners get it. Lessons that are gone take with them how far people were in them.
 * @returns the texts of its lessons
 */
export async function writeClass(
  tx: Transaction,
  place: { id: string; schoolId: string },
  draft: ContentDraft,
): Promise<Documents[]> {
  const { id } = place;
  await tx
    .updateTable('class')
    .set({
      capacity: draft.capacity,
      gives_certificate: draft.givesCertificate ?? false,
      outcomes: JSON.stringify(draft.outcomes.map(written).filter((text) => Object.keys(text).length > 0)),
    })
    .where('resource_id', '=', id)
    .execute();
  await writeOutline(tx, place, draft);
  await sql`
    update lesson set body = draft.body,
      video = case when draft.material->>'type' = 'video' then draft.material - 'type' end,
      material = case when draft.material->>'type' <> 'video' then draft.material end
    from lesson_draft draft
    where lesson.class_id = ${id} and draft.resource_id = ${id} and draft.lesson_id = lesson.id
      and not draft.is_published`.execute(tx);
  await sql`update lesson_draft set is_published = true where resource_id = ${id} and not is_published`.execute(
    tx,
  );
  // Texts of lessons that are in no outline any more.
  await keepTextsOfGone(tx, id);
  await sql`
    delete from lesson_draft where resource_id = ${id}
      and not exists (select from lesson where lesson.class_id = ${id} and lesson.id = lesson_draft.lesson_id)`.execute(
    tx,
  );
  const bodies = await estimateMinutes(tx, id, draft);
  const { minutes, hasVideo } = await tx
    .selectFrom('lesson')
    .select(sql<number>`coalesce(sum(minutes), 0)::int`.as('minutes'))
    .select(sql<boolean>`coalesce(bool_or(kind = 'video'), false)`.as('hasVideo'))
    .where('class_id', '=', id)
    .executeTakeFirstOrThrow();
  await writeResource(tx, id, draft, {
    minutes,
    lesson_count: lessonsOf(draft).length,
    has_video: hasVideo,
    ...indexOf(draft, bodies),
  });
  return bodies;
}

/** Writes a learning map as its learners get it. A stop that is gone takes with it who has done it. */
export async function writeMap(
  tx: Transaction,
  { id, schoolId }: { id: string; schoolId: string },
  draft: ContentDraft,
): Promise<Documents[]> {
  const stages = (draft.stages ?? [])
    .filter(({ stops }) => stops.length > 0)
    .map((stage, position) => ({ ...stage, title: written(stage.title), position }));
  let position = 0;
  const stops = stages.flatMap((stage) =>
    stage.stops.map((stop) => ({
      id: stop.id,
      stage_id: stage.id,
      resource_id: stop.resourceId,
      needs: stop.needs,
      position: position++,
    })),
  );
  await sql`
    insert into learning_map_stage (map_id, id, school_id, title, position)
    select ${id}, id, ${schoolId}, title, position
    from jsonb_to_recordset(${JSON.stringify(stages)}::jsonb) as given (id bigint, title jsonb, position int)
    on conflict (map_id, id) do update set title = excluded.title, position = excluded.position`.execute(tx);
  // What was done was done elsewhere where a stop leads to something else now.
  await sql`
    delete from learning_map_stop stop using jsonb_to_recordset(${JSON.stringify(stops)}::jsonb) as given (id bigint, resource_id bigint)
    where stop.map_id = ${id} and stop.id = given.id and stop.resource_id <> given.resource_id`.execute(tx);
  await sql`
    insert into learning_map_stop (map_id, id, stage_id, school_id, resource_id, needs, position)
    select ${id}, id, stage_id, ${schoolId}, resource_id,
      array(select jsonb_array_elements_text(needs)::bigint), position
    from jsonb_to_recordset(${JSON.stringify(stops)}::jsonb)
      as given (id bigint, stage_id bigint, resource_id bigint, needs jsonb, position int)
    on conflict (map_id, id) do update set stage_id = excluded.stage_id, needs = excluded.needs, position = excluded.position`.execute(
    tx,
  );
  const ids = (rows: readonly { id: string }[]) => sql`${rows.map((row) => row.id)}::bigint[]`;
  await sql`delete from learning_map_stop where map_id = ${id} and id <> all(${ids(stops)})`.execute(tx);
  await sql`delete from learning_map_stage where map_id = ${id} and id <> all(${ids(stages)})`.execute(tx);
  await writeResource(tx, id, draft, { minutes: null, ...indexOf(draft, []) });
  return [];
}

/** Writes a topic as its readers get it. */
export async function writeTopic(
  tx: Transaction,
  { id, schoolId }: { id: string; schoolId: string },
  draft: ContentDraft,
): Promise<Documents[]> {
  await tx.deleteFrom('topic_item').where('topic_id', '=', id).execute();
  await tx
    .insertInto('topic_item')
    .values(
      (draft.items ?? []).map((resource_id, position) => ({
        topic_id: id,
        school_id: schoolId,
        resource_id,
        position,
      })),
    )
    .execute();
  await writeResource(tx, id, draft, { minutes: null, ...indexOf(draft, []) });
  return [];
}

/** @throws {Problem} CONTENT_INVALID where a section or lesson is another class's */
async function writeOutline(
  tx: Transaction,
  { id, schoolId }: { id: string; schoolId: string },
  draft: ContentDraft,
): Promise<void> {
  const sections = draft.sections
    .filter(({ lessons }) => lessons.length > 0)
    .map((section, position) => ({ id: section.id, title: written(section.title), position }));
  let position = 0;
  const lessons = draft.sections.flatMap((section) =>
    section.lessons.map((lesson) => ({
      id: lesson.id,
      section_id: section.id,
      title: written(lesson.title),
      kind: lesson.kind,
      minutes: lesson.minutes ?? 1,
      is_preview: lesson.preview,
      position: position++,
    })),
  );
  const sectionsWritten = await sql`
    insert into class_section (id, class_id, school_id, title, position)
    select id, ${id}, ${schoolId}, title, position
    from jsonb_to_recordset(${JSON.stringify(sections)}::jsonb) as given (id bigint, title jsonb, position int)
    on conflict (id) do update set title = excluded.title, position = excluded.position
    where class_section.class_id = excluded.class_id returning id`.execute(tx);
  const lessonsWritten = await sql`
    insert into lesson (id, class_id, section_id, school_id, title, kind, minutes, is_preview, position)
    select id, ${id}, section_id, ${schoolId}, title, kind, minutes, is_preview, position
    from jsonb_to_recordset(${JSON.stringify(lessons)}::jsonb)
      as given (id bigint, section_id bigint, title jsonb, kind text, minutes int, is_preview boolean, position int)
    on conflict (id) do update set section_id = excluded.section_id, title = excluded.title, kind = excluded.kind,
      minutes = excluded.minutes, is_preview = excluded.is_preview, position = excluded.position
    where lesson.class_id = excluded.class_id returning id`.execute(tx);
  if (sectionsWritten.rows.length !== sections.length || lessonsWritten.rows.length !== lessons.length)
    throw takenId();
  const ids = (rows: readonly { id: string }[]) => sql`${rows.map((row) => row.id)}::bigint[]`;
  await sql`delete from lesson where class_id = ${id} and id <> all(${ids(lessons)})`.execute(tx);
  await sql`delete from class_section where class_id = ${id} and id <> all(${ids(sections)})`.execute(tx);
}

/** A draft names a section or lesson that is elsewhere. */
export const takenId = (): Problem =>
  new Problem('CONTENT_INVALID', {
    fields: [{ path: 'body/draft/sections', rule: 'unique', message: 'names a lesson of another class' }],
  });

/** Gives lessons a time that have none: that of reading or of the film, whichever is longer. @returns what all lessons teach */
async function estimateMinutes(tx: Transaction, id: string, draft: ContentDraft): Promise<Documents[]> {
  const rows = await tx
    .selectFrom('lesson')
    .select('id')
    .select(sql<Documents | null>`body`.as('body'))
    .select(
      sql<number | null>`case kind when 'video' then (video->>'seconds')::int
      when 'audio' then (material->>'seconds')::int end`.as('seconds'),
    )
    .where('class_id', '=', id)
    .execute();
  const timeless = new Set(
    lessonsOf(draft)
      .filter(({ minutes }) => minutes === null)
      .map((lesson) => lesson.id),
  );
  const bodies = rows.map(({ body, ...row }) => ({ ...row, body: writtenBody(body ?? {}) }));
  const estimated = bodies
    .filter((row) => timeless.has(row.id))
    .map((row) => ({
      id: row.id,
      minutes: Math.max(minutesOf(row.body), Math.ceil((row.seconds ?? 0) / MINUTE_S)),
    }));
  if (estimated.length > 0)
    await sql`
      update lesson set minutes = given.minutes
      from jsonb_to_recordset(${JSON.stringify(estimated)}::jsonb) as given (id bigint, minutes int)
      where lesson.id = given.id and lesson.class_id = ${id}`.execute(tx);
  return bodies.map(({ body }) => body);
}

const writeResource = (
  tx: Transaction,
  id: string,
  draft: ContentDraft,
  facts: {
    minutes: number | null;
    lesson_count?: number;
    has_video?: boolean;
    search_vector: string;
    search_text: string;
  },
) =>
  tx
    .updateTable('resource')
    .set({
      title: JSON.stringify(written(draft.title)),
      summary: JSON.stringify(written(draft.summary)),
      cover_url: draft.coverUrl ?? '',
      audience: draft.audience,
      category_ids: sql`array(select id from category where id = any(${draft.categoryIds}::bigint[]))`,
      starts_at: draft.startsAt,
      ends_at: draft.endsAt,
      ...facts,
    })
    .where('id', '=', id)
    .execute();

/** Shows something to its audience from a moment on; what is public stays so since when it was. */
export async function markPublished(
  tx: Transaction,
  id: string,
  { version, at, now }: { version: number; at: Date | null; now: Date },
): Promise<void> {
  await sql`
    update resource set status = 'published', updated_at = ${now},
      published_at = case when status <> 'draft' and published_at <= ${now} then published_at else ${at ?? now} end
    where id = ${id}`.execute(tx);
  await tx
    .updateTable('content_draft')
    .set({ published_version: version })
    .where('resource_id', '=', id)
    .execute();
}

/** Copies what lessons teach, as it is edited, to those of another class. */
export const copyLessonTexts = (
  tx: Transaction,
  target: { id: string; schoolId: string; accountId: string },
  pairs: readonly { from: string; to: string }[],
  now: Date,
) =>
  sql`
    insert into lesson_draft (resource_id, lesson_id, school_id, version, body, material, saved_by, saved_at)
    select ${target.id}, pair."to", ${target.schoolId}, 1, coalesce(draft.body, lesson.body, '{}'),
      case when draft.lesson_id is null then ${PUBLISHED_MATERIAL} else draft.material end, ${target.accountId}, ${now}
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair ("from" bigint, "to" bigint)
      left join lesson_draft draft on draft.lesson_id = pair."from"
      left join lesson on lesson.id = pair."from"
    where draft.lesson_id is not null or lesson.id is not null`.execute(tx);

/** New ids. */
export async function takeIds(tx: Transaction, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select new_id() as id from generate_series(1, ${count})`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

/** Uploads that the materials of lessons name, as they are, as they are edited and as they were. */
export async function listLessonFiles(tx: Transaction, contentIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with texts as (
      select material::text as text from lesson_draft where resource_id = any(${[...contentIds]}::bigint[])
      union all
      select draft::text from content_version where resource_id = any(${[...contentIds]}::bigint[])
      union all
      select concat(video::text, material::text) from lesson where class_id = any(${[...contentIds]}::bigint[])
    )
    select distinct found[1] as name
    from texts, regexp_matches(texts.text, '/files/[0-9]{19}/([A-Za-z0-9_-]{32})', 'g') found`.execute(tx);
  return rows.map(({ name }) => name);
}

/**
 * Leaves films, captions and documents that nothing in the school names any more: no lesson, no draft, no version, no
 * copy in another class, no page. They are swept later, so that what was undone can be taken up again.
 */
export async function leaveUnnamed(tx: Transaction, names: readonly string[], now: Date): Promise<void> {
  if (names.length === 0) return;
  await sql`
    with texts as (
      select draft::text as text from content_draft
      union all select draft::text from content_version
      union all select concat(body::text, material::text) from lesson_draft
      union all select body::text from article
      union all select concat(body::text, video::text, material::text) from lesson
      union all select blocks::text from page_version
      union all select blocks::text from page
    )
    update upload set used_at = null, left_at = ${now}
    where name = any(${[...names]}::text[]) and used_at is not null and content_type not like 'image/%'
      and not exists (select from texts where strpos(texts.text, upload.name) > 0)`.execute(tx);
}

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

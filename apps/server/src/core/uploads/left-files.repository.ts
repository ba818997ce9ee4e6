import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

/**
 * Leaves films, captions and documents that nothing in the school names any more: no lesson, no draft, no version, no
 * copy in another class, no page, no question, no survey. They are swept later, so that what was undone can be taken up again.
 * @param pictures whether these are copies of pictures that nothing else names; other pictures stay
 */
export async function leaveUnnamed(
  tx: Transaction,
  names: readonly string[],
  now: Date,
  { pictures = false } = {},
): Promise<void> {
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
      union all select concat(media::text, picture::text, entry_pictures::text) from exam_question_version
        where media is not null or picture is not null or entry_pictures is not null
      union all select draft::text from survey
      union all select content::text from survey_version
    )
    update upload set used_at = null, left_at = ${now}
    where name = any(${[...names]}::text[]) and used_at is not null
      and (${pictures} or content_type not like 'image/%')
      and not exists (select from texts where strpos(texts.text, upload.name) > 0)`.execute(tx);
}

import type { RichTextDocument, SectionRef } from '@stoa/api/schema';
import { sql } from 'kysely';
import { Problem } from '../../../../http/problem.ts';
import type { Translations } from '../../../../database/tables.ts';
import type { Language } from '../../../../i18n/languages.ts';
import { textIn } from '../../../../i18n/translate.ts';
import { tableOfContents } from '../../../../rich-text/from-markdown.ts';
import type { LoadDetail } from '../kind.ts';

/** The section that an article is in and those above it, from the top. */
const sectionsAbove = (articleId: string) => sql`(
  with recursive above as (
    select section.id, section.parent_id, section.name, 0 as height
    from resource join knowledge_section section on section.id = resource.section_id where resource.id = ${articleId}
    union all
    select section.id, section.parent_id, section.name, above.height + 1
    from knowledge_section section join above on section.id = above.parent_id
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', id::text, 'name', name) order by height desc), '[]') from above)`;

/** An article in one language. */
export const loadDetail: LoadDetail<'article'> = async (tx, row, { language, schoolDefault }) => {
  const wanted = [...new Set([language, schoolDefault, 'en_US', 'zh_CN'])];
  // One language leaves the database, not all twelve.
  const { rows } = await sql<{
    lang: Language;
    body: RichTextDocument;
    reading_minutes: number;
    sections: { id: string; name: Translations }[];
  }>`
    select entry.key as lang, entry.value as body, article.reading_minutes, ${sectionsAbove(row.id)} as sections from article, jsonb_each(article.body) entry
    where article.resource_id = ${row.id} order by array_position(${wanted}::text[], entry.key) nulls last, entry.key limit 1`.execute(
    tx,
  );
  const [article] = rows;
  if (!article) throw new Problem('NOT_FOUND');
  return {
    kind: 'article',
    sectionPath: article.sections.map(({ id, name }): SectionRef => ({
      id,
      name: textIn(name, language, schoolDefault),
    })),
    body: article.body,
    lang: article.lang,
    toc: tableOfContents(article.body),
    minutes: article.reading_minutes,
    downloads: row.download_count,
  };
};

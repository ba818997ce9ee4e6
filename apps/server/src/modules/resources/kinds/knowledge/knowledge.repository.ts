import type { RichTextDocument } from '@stoa/api/schema';
import { sql } from 'kysely';
import { Problem } from '../../../../http/problem.ts';
import type { Language } from '../../../../i18n/languages.ts';
import { tableOfContents } from '../../../../rich-text/from-markdown.ts';
import type { LoadDetail } from '../kind.ts';

/** An article in one language. */
export const loadDetail: LoadDetail<'article'> = async (tx, row, { language, schoolDefault }) => {
  const wanted = [...new Set([language, schoolDefault, 'en_US', 'zh_CN'])];
  // One language leaves the database, not all twelve.
  const { rows } = await sql<{ lang: Language; body: RichTextDocument; reading_minutes: number }>`
    select entry.key as lang, entry.value as body, article.reading_minutes from article, jsonb_each(article.body) entry
    where article.resource_id = ${row.id} order by array_position(${wanted}::text[], entry.key) nulls last, entry.key limit 1`.execute(
    tx,
  );
  const [article] = rows;
  if (!article) throw new Problem('NOT_FOUND');
  return {
    kind: 'article',
    body: article.body,
    lang: article.lang,
    toc: tableOfContents(article.body),
    minutes: article.reading_minutes,
    downloads: row.download_count,
  };
};

import { folder } from '../../../../seed/check-parts.ts';
import { number } from '../../../../seed/check-shapes.ts';
import type { ResourceSeed } from '../../../../seed/format.ts';
import { readBody } from '../../../../seed/read.ts';
import { plainText } from '../../../../rich-text/from-markdown.ts';
import type { KindSeed } from '../kind.ts';

/** seed/resources/knowledge/*.yaml */
interface KnowledgeSeed extends ResourceSeed {
  /** A folder under seed/bodies with <language>.md files (zh_CN, en_US, ar_SA at least). */
  body: string;
  readingMinutes: number;
  downloads?: number;
}

export const seed: KindSeed<KnowledgeSeed> = {
  fields: { body: folder, readingMinutes: number(1, 120), 'downloads?': number(0) },
  check: ({ body }, known) => known.body(body),
  columns: ({ readingMinutes, downloads = 0 }) => ({
    minutes: readingMinutes,
    download_count: downloads,
    hot_score: downloads,
  }),
  texts: ({ body: name }) => {
    const body = readBody(name);
    return (language) => {
      const document = body[language];
      return document ? [{ text: plainText(document), language, weight: 'D' }] : [];
    };
  },
  write: async (tx, { id, school, body, readingMinutes }) => {
    await tx
      .insertInto('article')
      .values({
        resource_id: id,
        school_id: school,
        body: JSON.stringify(readBody(body)),
        reading_minutes: readingMinutes,
      })
      .execute();
  },
};

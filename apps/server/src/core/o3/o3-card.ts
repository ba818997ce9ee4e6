import type { Translations } from '../../database/tables.ts';
import type { O3KindName } from '../../database/tables/o3.ts';

/** A card of the o3 area without what it opens, but for where a course leads. */
export interface O3CardRow {
  id: string;
  school_id: string;
  kind: O3KindName;
  title: Translations;
  summary: Translations;
  cover_url: string;
  tags: Translations[];
  people_count: number;
  published_at: Date;
  link: string | null;
}

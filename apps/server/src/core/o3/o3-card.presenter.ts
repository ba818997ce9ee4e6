import type { O3Card } from '@stoa/api/schema';
import { textIn, translate } from '../../i18n/translate.ts';
import type { Wording } from '../schools/caller.ts';
import type { O3CardRow } from './o3-card.ts';

/** Where a card leads: a course to what it is about, all others to their page. */
const cardUrl = ({
  id,
  kind,
  school_id,
  link,
}: Pick<O3CardRow, 'id' | 'kind' | 'school_id' | 'link'>): string =>
  kind === 'course' && link ? link : `/o3/${school_id}/detail?kind=${kind}&id=${id}`;

/** A card as lists show it. */
export function presentCard(
  row: O3CardRow,
  { language, schoolDefault }: Pick<Wording, 'language' | 'schoolDefault'>,
): O3Card {
  const title = translate(row.title, language, schoolDefault);
  return {
    id: row.id,
    kind: row.kind,
    title: title.text,
    summary: textIn(row.summary, title.language, schoolDefault),
    lang: title.language,
    coverUrl: row.cover_url || null,
    tags: row.tags.map((tag) => textIn(tag, language, schoolDefault)),
    peopleCount: row.people_count,
    publishedAt: row.published_at.toISOString(),
    url: cardUrl(row),
  };
}

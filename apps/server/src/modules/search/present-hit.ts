import type { Highlighted, SearchHit } from '@stoa/api/schema';
import type { Translations } from '../../database/tables.ts';
import { plainText } from '../../rich-text/from-markdown.ts';
import { presentCard, type CardOptions } from '../resources/resource-card.ts';
import { excerptOf, highlight } from './highlight.ts';
import type { findBodies, HitRow } from './search.repository.ts';

type Bodies = Awaited<ReturnType<typeof findBodies>>;

/** A hit with the places that were found; `bodies` where neither title nor summary has them. */
export function presentHit(
  row: HitRow,
  marks: readonly string[],
  options: CardOptions,
  bodies: Bodies = [],
): SearchHit {
  const card = presentCard(row, options);
  const title = highlight(card.title, marks);
  const excerpt =
    title.ranges.length > 0 || marks.length === 0
      ? null
      : (found(card.summary, marks) ?? inBodies(bodies, marks) ?? elsewhere(row, marks));
  return { card, title, excerpt };
}

/** Whether only the body can show why a row was found: neither its title nor its summary does, in any language. */
export const isFar = (row: HitRow, marks: readonly string[]): boolean =>
  row.nearness < 2 && elsewhere(row, marks) === null;

function found(text: string, marks: readonly string[]): Highlighted | null {
  const marked = highlight(text, marks);
  return marked.ranges.length > 0 ? marked : null;
}

function inBodies(bodies: Bodies, marks: readonly string[]): Highlighted | null {
  for (const { text, body } of bodies) {
    const excerpt = (text && found(text, marks)) || (body && excerptOf(plainText(body), marks));
    if (excerpt) return excerpt;
  }
  return null;
}

/** The words may stand in another language than the viewer's: then that title or summary shows why this was found. */
function elsewhere(
  { title, summary }: { title: Translations; summary: Translations },
  marks: readonly string[],
): Highlighted | null {
  for (const text of [...Object.values(title), ...Object.values(summary)]) {
    const marked = text ? found(text, marks) : null;
    if (marked) return marked;
  }
  return null;
}

import type { SearchHit } from '@stoa/api/schema';
import type { Translations } from '../../database/tables.ts';
import type { Language } from '../../i18n/languages.ts';
import { plainText } from '../../rich-text/from-markdown.ts';
import { presentCard, type CardOptions } from '../resources/resource-card.ts';
import { excerptOf, highlight } from './highlight.ts';
import type { findBodies, HitRow } from './search.repository.ts';

type Excerpt = NonNullable<SearchHit['excerpt']>;
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
  if (excerpt?.lang === card.lang) delete excerpt.lang;
  return { card, title, excerpt };
}

/** Whether only the body can show why a row was found: neither its title nor its summary does, in any language. */
export const isFar = (row: HitRow, marks: readonly string[]): boolean =>
  row.nearness < 2 && elsewhere(row, marks) === null;

function found(text: string, marks: readonly string[], lang?: Language): Excerpt | null {
  const marked = highlight(text, marks);
  return marked.ranges.length > 0 ? { ...marked, lang } : null;
}

function inBodies(bodies: Bodies, marks: readonly string[]): Excerpt | null {
  for (const { text, body } of bodies) {
    const inText = text?.value && found(text.value, marks, text.language);
    if (inText) return inText;
    const inBody = body?.value && excerptOf(plainText(body.value), marks);
    if (inBody) return { ...inBody, lang: body.language };
  }
  return null;
}

/** The words may stand in another language than the viewer's: then that title or summary shows why this was found. */
function elsewhere(
  { title, summary }: { title: Translations; summary: Translations },
  marks: readonly string[],
): Excerpt | null {
  for (const [language, text] of [...Object.entries(title), ...Object.entries(summary)]) {
    const marked = text ? found(text, marks, language as Language) : null;
    if (marked) return marked;
  }
  return null;
}

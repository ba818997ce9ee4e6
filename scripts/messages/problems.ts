import { pluralCategories, shapeOf, type Shape } from './catalogues.ts';

/** One message of one language beside its source. */
export interface Entry {
  id: string;
  locale: string;
  source: string;
  translation: string;
}

/** A message as it stands in one catalogue of one language. */
export interface CatalogueEntry {
  catalogue: string;
  id: string;
  context?: string;
  translation: string;
}

/** Languages whose plural branches can never all read the same. */
const DISTINCT_PLURALS = new Set(['ar_SA', 'pl_PL', 'ru_RU']);
const ARROWS = /[←→↑↓⇐⇒➔➜▶◀►◄]/u;
/** Holds no text of its own. */
const PLACEHOLDER = /\{\w+\}/gu;
const LETTERS = /\p{L}{3,}/u;

/** What is wrong with a translation, in words for the person who mends it. */
export function problemsOf(entry: Entry, sameAllowed: ReadonlySet<string>): string[] {
  const { locale, source, translation } = entry;
  if (translation === '') return ['is not translated'];
  let shape: Shape;
  try {
    shape = shapeOf(translation);
  } catch (error) {
    return [`does not parse: ${(error as Error).message}`];
  }
  const problems: string[] = [];
  const wanted = shapeOf(source);
  if (shape.values.join() !== wanted.values.join())
    problems.push(
      `has the values {${shape.values.join('} {')}}, the source has {${wanted.values.join('} {')}}`,
    );
  if (shape.tags.join() !== wanted.tags.join())
    problems.push(`has the tags ${shape.tags.join(' ')}, the source has ${wanted.tags.join(' ')}`);
  for (const plural of shape.plurals) {
    const categories = pluralCategories(
      locale.replace('_', '-'),
      plural.kind === 'plural' ? 'cardinal' : 'ordinal',
    );
    const present = [...plural.branches.keys()].sort();
    if (present.join() !== categories.join())
      problems.push(
        `has the plural branches ${present.join(', ')}; ${locale} needs ${categories.join(', ')}`,
      );
    if (DISTINCT_PLURALS.has(locale) && new Set(plural.branches.values()).size === 1)
      problems.push('has the same text in every plural branch');
  }
  if (wanted.plurals.length !== shape.plurals.length)
    problems.push('has another number of plurals than the source');
  if (
    locale !== 'en_US' &&
    translation === source &&
    LETTERS.test(source.replaceAll(PLACEHOLDER, '')) &&
    !sameAllowed.has(`${locale}:${source}`) &&
    !sameAllowed.has(source)
  )
    problems.push('is the same as the English');
  if (ARROWS.test(translation)) problems.push('has an arrow character: arrows are icons');
  return problems;
}

/** Tells messages apart as the application does: the same text in two contexts is two messages. */
export const keyOf = ({ id, context = '' }: { id: string; context?: string }): string =>
  JSON.stringify([context, id]);

/**
 * Messages of one language that several catalogues translate differently. Catalogues are merged as pages load: which
 * translation shows would depend on the pages seen before, and the server and the browser would differ.
 */
export function conflictsOf(entries: readonly CatalogueEntry[]): string[] {
  return [...Map.groupBy(entries, keyOf).values()]
    .filter((same) => new Set(same.map(({ translation }) => translation)).size > 1)
    .map((same) => {
      const [{ id, context }] = same as [CatalogueEntry];
      const translations = same.map(({ catalogue, translation }) => `${catalogue}.po has "${translation}"`);
      return `"${id.slice(0, 60)}"${context ? ` (${context})` : ''} has several translations: ${translations.join(', ')}`;
    });
}

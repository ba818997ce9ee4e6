import type { Insertable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import type { Kind, KindSeed } from '../modules/resources/kinds/kind.ts';
import { searchColumns } from '../core/text/search-columns.ts';
import type { IndexedText } from '../core/text/tokens.ts';
import type { ResourceSeed } from './format.ts';
import { after, DAY_MS, person, type LoadContext } from './load-help.ts';
import { media } from './read.ts';

const AUDIENCES = { all: 1, members: 2, visitors: 3 } as const;

/** A resource as its table has it, with what it is found by. */
export function resourceRow(
  resource: ResourceSeed,
  kind: Kind,
  seed: KindSeed,
  context: LoadContext,
): Insertable<Tables['resource']> {
  const { now } = context;
  const pieces = indexedTexts(resource, seed);
  return {
    id: resource.id,
    school_id: resource.school,
    type: kind.type,
    slug: resource.slug,
    title: JSON.stringify(resource.title),
    summary: JSON.stringify(resource.summary),
    cover_url: media(resource.cover),
    zone: Number(resource.zone),
    audience: AUDIENCES[resource.audience],
    author_id: person(context, resource.author),
    status: resource.draft ? 'draft' : 'published',
    published_at: after(now, -resource.publishedDaysAgo * DAY_MS),
    minutes: null,
    price: null,
    ...seed.columns(resource, now),
    category_ids: resource.categories
      .map((slug) => context.categories.get(slug))
      .filter((id) => id !== undefined),
    ...searchColumns(pieces),
  };
}

function indexedTexts(resource: ResourceSeed, seed: KindSeed): IndexedText[] {
  const ownTexts = seed.texts?.(resource);
  return LANGUAGES.flatMap((language) => [
    { text: resource.title[language], language, weight: 'A' as const },
    { text: resource.summary[language], language, weight: 'B' as const },
    ...(ownTexts?.(language) ?? []),
  ]).concat(
    (resource.keywords ?? []).map((text) => ({ text, language: 'en_US' as Language, weight: 'A' as const })),
  );
}

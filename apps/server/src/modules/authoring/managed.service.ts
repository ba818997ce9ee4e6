import { findScope } from '../../core/schools/school-scope.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import type { Services } from '../../core/services.ts';
import { pageOf, type PageQuery } from '../../database/keyset.ts';
import type { Viewer } from '../../http/context.ts';
import type { Language } from '../../i18n/languages.ts';
import { presentCard } from '../resources/resource-card.ts';
import { conditionsOf } from '../resources/resource-filter.ts';
import type { Author } from './authoring.policy.ts';
import { listManaged, type ManagedFilter } from './managed.repository.ts';

interface ManagedQuery extends PageQuery, Partial<Pick<ManagedFilter, 'status' | 'keyword' | 'sort'>> {
  type?: number | undefined;
  categoryIds?: string[] | undefined;
}

/** A page of the resources that somebody looks after, with what is missing in each. */
export async function readManaged(
  services: Services,
  author: Author,
  query: ManagedQuery,
  { viewer, language: wanted }: { viewer: Viewer; language: Language | undefined },
) {
  const { database, clock } = services;
  const { page, asked } = pageOf(query);
  const now = clock.now();
  const { categories, defaultLanguage } = await findScope(services, author.schoolId, viewer);
  const { type = 0, categoryIds = [], status, keyword, sort = '0' } = query;
  const conditions = [...conditionsOf({ type, categoryIds }, categories, now).values()];
  const options = { language: wanted ?? defaultLanguage, schoolDefault: defaultLanguage, now };
  return database.read(author, async (tx) => {
    const { languages } = await findSchool(tx, author.schoolId);
    const { rows, ...list } = await listManaged(tx, author, { conditions, status, keyword, sort }, page);
    const items = rows.map((row) => ({
      card: presentCard(row, options),
      status: row.status,
      updatedAt: row.edited_at.toISOString(),
      missingLanguages: languages.filter((language) => !row.title[language]?.trim()),
    }));
    return { items, ...list, ...asked };
  });
}

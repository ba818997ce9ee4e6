import type { SearchAnswer } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Services } from '../../core/services.ts';
import { conditionsOf, filtersOf, type FilterQuery } from '../resources/resource-filter.ts';
import type { SchoolScope } from '../../core/schools/school-scope.ts';
import { correctKeyword } from './correction.ts';
import { countFacets, countTotal, findRelaxations, type Counting } from './facets.ts';
import { cleanKeyword, parseKeyword, type KeywordQuery } from '../../core/text/keyword.ts';
import { isFar, presentHit } from './present-hit.ts';
import { countAll, findAll, findBodies, findHits, type Hits } from './search.repository.ts';

export interface SearchQuery extends FilterQuery {
  schoolId: string;
  keyword?: string;
  sort?: '0' | '1' | '2';
  pageNumber?: number;
  pageSize?: number;
}

/** Hits of one page whose bodies are looked into. */
const BODIES_MAX = 20;

/** Searches a school as somebody who may look into it sees it. */
export async function searchSchool(
  { database, clock, cache }: Pick<Services, 'database' | 'clock' | 'cache'>,
  scope: SchoolScope,
  query: SearchQuery,
  context: RequestContext,
): Promise<SearchAnswer> {
  const language = context.language ?? scope.defaultLanguage;
  const now = clock.now();
  const { pageNumber = 1, pageSize = 20 } = query;
  const conditions = conditionsOf(query, scope.categories, now);
  const accountId = context.viewer?.accountId;
  const keyword = cleanKeyword(query.keyword ?? '');
  const parsed = parseKeyword(keyword.text, language);
  const asked = {
    conditions,
    offset: (pageNumber - 1) * pageSize,
    limit: pageSize,
    reader: { member: scope.member, teaches: scope.teaches, now },
    accountId,
  };
  const find = (tx: Transaction, words: KeywordQuery, correcting: boolean): Promise<Hits> =>
    findHits(tx, {
      ...asked,
      keyword: words,
      order: query.sort ?? 'relevance',
      nearLanguages: correcting ? [...new Set([language, scope.defaultLanguage, 'en_US' as const])] : [],
    });
  // The same for all members, and for all visitors: each resource is looked at once for all of them.
  const groupsOfAll = (tx: Transaction) =>
    cache.get(scope.id, `groups|${scope.member}|${scope.teaches}|${JSON.stringify(filtersOf(query))}`, () =>
      countAll(tx, asked),
    );
  return database.read({ schoolId: scope.id, accountId }, async (tx) => {
    let hits: Hits = { rows: [], groups: [], titles: [] };
    if (parsed) hits = await find(tx, parsed, true);
    // Signs alone are in no title: nothing to ask for.
    else if (keyword.text === '') {
      const rows = await findAll(tx, { ...asked, order: query.sort ?? '0' });
      hits = { rows, groups: await groupsOfAll(tx), titles: [] };
    }
    let words = parsed;
    let corrected: string | null = null;
    const better = hits.titles.length > 0 ? correctKeyword(keyword.text, hits.titles, language) : undefined;
    if (better !== undefined) {
      const near = parseKeyword(better, language);
      const again = near && (await find(tx, near, false));
      if (again && again.groups.length > 0) [hits, words, corrected] = [again, near, better];
    }
    const marks = words?.marks ?? [];
    const far =
      corrected === null && words ? hits.rows.filter((row) => isFar(row, marks)).slice(0, BODIES_MAX) : [];
    const bodies =
      far.length > 0
        ? await findBodies(
            tx,
            far.map((row) => row.id),
            [language, scope.defaultLanguage],
          )
        : [];
    const options = { language, schoolDefault: scope.defaultLanguage, now };
    const items = hits.rows.map((row) =>
      presentHit(
        row,
        marks,
        options,
        bodies.filter((body) => body.resource_id === row.id),
      ),
    );
    const counting: Counting = {
      groups: hits.groups,
      filters: [...conditions.keys()],
      categories: scope.categories,
      categoryIds: query.categoryIds ?? [],
    };
    const total = countTotal(counting);
    return {
      items,
      total,
      pageNumber,
      pageSize,
      keyword: keyword.text,
      cut: keyword.cut,
      corrected,
      facets: countFacets(counting, language, scope.defaultLanguage),
      relax: total === 0 ? findRelaxations(counting) : [],
    };
  });
}

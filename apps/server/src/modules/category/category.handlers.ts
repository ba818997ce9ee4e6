import type { CategoryNode } from '@stoa/api/schema';
import { ok, type Handlers } from '../../contract/handlers.ts';
import type { RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { textIn } from '../../i18n/translate.ts';
import type { Services } from '../../core/services.ts';
import { enterSchool } from '../../core/schools/school-scope.ts';
import type { CategoryRow } from '../../core/schools/category-tree.ts';
import { countCombinations } from './category.repository.ts';

type CategoryOperations = 'getCategory' | 'getFacetTree' | 'listFirstFacets' | 'listChildFacets';

/** Categories and facets of a school, with the number of resources that the viewer may see in each. */
export function categoryHandlers(services: Services): Pick<Handlers, CategoryOperations> {
  const { database, clock, cache } = services;
  /** What draws nodes: how deep, the caller says. */
  const open = async (query: { schoolId: string; source?: number }, context: RequestContext) => {
    const scope = await enterSchool(services, query.schoolId, context.viewer);
    const { categories } = scope;
    const language = context.language ?? scope.defaultLanguage;
    const type = query.source ?? 0;
    // The same for all members, and for all others.
    const counts = await cache.get(scope.id, `category-counts|${scope.member}|${type}`, async () =>
      categories.count(
        await database.read({ schoolId: scope.id }, (tx) =>
          countCombinations(tx, type, { member: scope.member, now: clock.now() }),
        ),
      ),
    );
    const node = (row: CategoryRow, depth: number): CategoryNode => {
      const children = categories.children(row.id);
      return {
        id: row.id,
        name: textIn(row.name, language, scope.defaultLanguage),
        slug: row.slug,
        parentId: row.parent_id,
        count: counts.get(row.id) ?? 0,
        hasChildren: children.length > 0,
        children: depth > 0 ? children.map((child) => node(child, depth - 1)) : [],
      };
    };
    return { categories, node };
  };
  return {
    getCategory: async ({ query, context }) => {
      const { categories, node } = await open(query, context);
      const row = categories.get(query.categoryId);
      if (!row) throw new Problem('NOT_FOUND');
      return ok(node(row, 1), 'public');
    },
    getFacetTree: async ({ query, context }) => {
      const { categories, node } = await open(query, context);
      return ok({ items: categories.children(null).map((row) => node(row, Infinity)) }, 'public');
    },
    listFirstFacets: async ({ query, context }) => {
      const { categories, node } = await open(query, context);
      return ok({ items: categories.children(null).map((row) => node(row, 0)) }, 'public');
    },
    listChildFacets: async ({ query, context }) => {
      const { categories, node } = await open(query, context);
      if (!categories.get(query.facetId)) throw new Problem('NOT_FOUND');
      return ok({ items: categories.children(query.facetId).map((row) => node(row, 0)) }, 'public');
    },
  };
}

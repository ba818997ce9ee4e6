import type { SearchAnswer } from '@stoa/api/schema';
import { ActivityStatus, Zone } from '@stoa/api/enums';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import type { CategoryRow, CategoryTree } from '../../core/schools/category-tree.ts';
import { KINDS } from '../resources/kinds/registry.ts';
import type { FilterName } from '../resources/resource-filter.ts';
import type { HitGroup } from './search.repository.ts';

type Facets = SearchAnswer['facets'];

/** What a search's numbers are counted from. */
export interface Counting {
  groups: readonly HitGroup[];
  /** Names of the filters in the order of the bits of `passes`. */
  filters: readonly FilterName[];
  categories: CategoryTree;
  /** The chosen ones. */
  categoryIds: readonly string[];
}

/** Hits behind each filter with the other filters as they are: OR inside a facet, AND across. Zeros stay. */
export function countFacets(counting: Counting, language: Language, schoolDefault: Language): Facets {
  const { groups } = counting;
  const tally = (filter: FilterName, matches: (group: HitGroup) => boolean) =>
    sum(groups.filter((group) => passesBut(group, counting.filters, filter) && matches(group)));
  return {
    categories: countCategories(counting, language, schoolDefault),
    types: KINDS.map(({ type }) => ({ type, count: tally('type', (group) => group.type === type) })),
    zones: [Zone.Vip, Zone.Free].map((zone) => ({
      zone,
      count: tally('zone', (group) => group.zone === Number(zone)),
    })),
    statuses: Object.values(ActivityStatus).map((status) => ({
      status,
      count: tally('status', (group) => group.status === status),
    })),
  };
}

/** Hits that pass every filter. */
export const countTotal = ({ groups, filters }: Counting): number =>
  sum(groups.filter((group) => passesBut(group, filters, undefined)));

/** The filters without which something would be found, and how much. */
export const findRelaxations = ({ groups, filters }: Counting): SearchAnswer['relax'] =>
  filters
    .map((filter) => ({ filter, total: sum(groups.filter((group) => passesBut(group, filters, filter))) }))
    .filter(({ total }) => total > 0);

function countCategories(
  { groups, filters, categories, categoryIds }: Counting,
  language: Language,
  schoolDefault: Language,
): Facets['categories'] {
  const chosen = new Set(categoryIds);
  const chosenGroups = [...categories.groups(categoryIds)].map(([facet, ids]) => ({
    facet,
    ids: new Set(ids),
  }));
  const combinations = groups
    .filter((group) => passesBut(group, filters, 'categoryIds'))
    .map(({ categories: list, count }) => ({
      categoryIds: list === '{}' ? [] : list.slice(1, -1).split(','),
      count,
    }));
  const present = (row: CategoryRow, counts: ReadonlyMap<string, number>): Facets['categories'][number] => ({
    id: row.id,
    name: textIn(row.name, language, schoolDefault),
    count: counts.get(row.id) ?? 0,
    selected: chosen.has(row.id),
    children: categories.children(row.id).map((child) => present(child, counts)),
  });
  return categories.children(null).map((facet) => {
    const others = chosenGroups.filter((group) => group.facet !== facet.id);
    const passing =
      others.length === 0
        ? combinations
        : combinations.filter(({ categoryIds: own }) =>
            others.every(({ ids }) => own.some((id) => ids.has(id))),
          );
    return present(facet, categories.count(passing));
  });
}

/** Whether hits pass all filters, one of them left aside. */
function passesBut(
  { passes }: HitGroup,
  filters: readonly FilterName[],
  aside: FilterName | undefined,
): boolean {
  const all = 2 ** filters.length - 1;
  const at = aside === undefined ? -1 : filters.indexOf(aside);
  return (passes | (at < 0 ? 0 : 1 << at)) === all;
}

const sum = (groups: readonly HitGroup[]): number => groups.reduce((total, { count }) => total + count, 0);

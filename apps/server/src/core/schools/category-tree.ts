import type { CategoryRef } from '@stoa/api/schema';
import type { Translations } from '../../database/tables.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';

export interface CategoryRow {
  id: string;
  parent_id: string | null;
  slug: string;
  name: Translations;
}

/** How many resources carry exactly these categories. */
export interface CategoryCombination {
  categoryIds: readonly string[];
  count: number;
}

/** The categories of a school. The ones at the top are facets: what is chosen inside one is an OR, across them an AND. */
export class CategoryTree {
  readonly rows: readonly CategoryRow[];
  readonly #byId: ReadonlyMap<string, CategoryRow>;
  readonly #children: ReadonlyMap<string | null, CategoryRow[]>;

  constructor(rows: readonly CategoryRow[]) {
    this.rows = rows;
    this.#byId = new Map(rows.map((row) => [row.id, row]));
    this.#children = Map.groupBy(rows, (row) => row.parent_id);
  }

  get(id: string): CategoryRow | undefined {
    return this.#byId.get(id);
  }

  children(id: string | null): CategoryRow[] {
    return this.#children.get(id) ?? [];
  }

  /** The category, what it is in, up to its facet. */
  path(id: string): string[] {
    const path: string[] = [];
    for (
      let row = this.#byId.get(id);
      row;
      row = row.parent_id === null ? undefined : this.#byId.get(row.parent_id)
    )
      path.push(row.id);
    return path;
  }

  /** The category and all below it. */
  below(id: string): string[] {
    return [id, ...this.children(id).flatMap((child) => this.below(child.id))];
  }

  /** Chosen categories by facet, each with all below it. An id that no category has is a facet that nothing is in. */
  groups(ids: readonly string[]): Map<string, string[]> {
    const groups = new Map<string, string[]>();
    for (const id of ids) {
      const facet = this.path(id).at(-1) ?? id;
      groups.set(facet, [...(groups.get(facet) ?? []), ...this.below(id)]);
    }
    return groups;
  }

  /** Resources in each category or below; one in several of its parts counts once. */
  count(combinations: readonly CategoryCombination[]): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { categoryIds, count } of combinations) {
      for (const id of new Set(categoryIds.flatMap((categoryId) => this.path(categoryId))))
        counts.set(id, (counts.get(id) ?? 0) + count);
    }
    return counts;
  }

  /** The categories of a resource as it mentions them. */
  refs(ids: readonly string[], language: Language, schoolDefault: Language): CategoryRef[] {
    return ids.flatMap((id) => {
      const row = this.#byId.get(id);
      return row ? [{ id, name: textIn(row.name, language, schoolDefault) }] : [];
    });
  }
}

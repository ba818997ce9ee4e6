import type { SectionRow } from './section.repository.ts';

/** Levels that sections are nested in. */
export const LEVELS_MAX = 4;
/** Sections of a school. */
export const SECTIONS_MAX = 500;
/** Sections beside each other. */
export const SIBLINGS_MAX = 200;

type Node = Pick<SectionRow, 'id' | 'parent_id'>;

/** The sections of a school, with their places. */
export class SectionTree<Row extends Node> {
  readonly rows: readonly Row[];
  readonly #byId: ReadonlyMap<string, Row>;
  readonly #children: ReadonlyMap<string | null, Row[]>;

  /** @param rows siblings in their order */
  constructor(rows: readonly Row[]) {
    this.rows = rows;
    this.#byId = new Map(rows.map((row) => [row.id, row]));
    this.#children = Map.groupBy(rows, ({ parent_id }) => parent_id);
  }

  get(id: string): Row | undefined {
    return this.#byId.get(id);
  }

  children(id: string | null): Row[] {
    return this.#children.get(id) ?? [];
  }

  /** Those above, from the top. */
  above(id: string): Row[] {
    const path: Row[] = [];
    let parent = this.#byId.get(id)?.parent_id ?? null;
    while (parent !== null) {
      const row = this.#byId.get(parent);
      if (!row) break;
      path.unshift(row);
      parent = row.parent_id;
    }
    return path;
  }

  /** The section and all below it. */
  below(id: string): string[] {
    return [id, ...this.children(id).flatMap((child) => this.below(child.id))];
  }

  /** Levels of the section and what is below it. */
  height(id: string): number {
    return 1 + Math.max(0, ...this.children(id).map((child) => this.height(child.id)));
  }

  /** Whether a section of that height has room below another one, or at the top. */
  hasRoom(parentId: string | null, height: number): boolean {
    const level = parentId === null ? 0 : this.above(parentId).length + 1;
    return level + height <= LEVELS_MAX && this.children(parentId).length < SIBLINGS_MAX;
  }
}

/** Who may open each page that the specification's table does not name, from the routes of the portal. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SPECIFIED, findRoute } from '../../packages/machines/src/addresses/route-table.ts';
import type { RouteRule } from '../../packages/machines/src/addresses/route-table.ts';

const EXAMPLE = '1700000000000000001';
const HEADER = '// Generated from the routes of the portal by `npm run generate`. Do not edit.\n\n';

/** @param routes sources by the name of their file */
export function pageRows(routes: ReadonlyMap<string, string>): RouteRule[] {
  const rows = [...routes].flatMap(([file, source]) => {
    const id = /createFileRoute\('([^']+)'\)/.exec(source)?.[1];
    // A layout has no page of its own, and one file is for all addresses that nothing else is for.
    const hasPage = id !== undefined && !/\bcomponent: Layout\b/.test(source) && id !== '/$';
    const patterns = hasPage ? patternsOf(id) : [];
    return patterns
      .filter((pattern) => pattern !== '')
      .map((pattern) => ({ id: rowAbove(pattern), access: accessOf(file, routes), pattern }));
  });
  const keys = rows.map((row) => [`${row.id} ${row.access} ${row.pattern}`, row] as const);
  return [...new Map(keys).entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row);
}

const addressOf = (pattern: string): string => pattern.replaceAll(/\{\w+\}/g, EXAMPLE);

/** A segment that may be missing stands for two patterns, or for values that the specification names. */
function patternsOf(id: string): string[] {
  const path = id
    .split('/')
    .filter((segment) => !segment.startsWith('_'))
    .map((segment) => segment.replace(/_$/, ''))
    .join('/')
    .replace(/(?<=.)\/$/, '');
  const braced = path.replaceAll(/\{-\$(\w+)\}|\$(\w+)/g, (_all, maybe, always) => `{${maybe ?? always}}`);
  const without = path.replace(/\/\{-\$\w+\}/, '').replaceAll(/\$(\w+)/g, '{$1}');
  const isNamed = findRoute(addressOf(without), SPECIFIED) !== null;
  return isNamed ? [] : [...new Set([without, braced])];
}

/** Who may open a page, as it or the nearest route around it says. */
function accessOf(file: string, routes: ReadonlyMap<string, string>): RouteRule['access'] {
  const around = [...routes.keys()]
    .filter((name) => file.startsWith(`${name.replace(/tsx$/, '')}`))
    .toSorted((one, other) => other.length - one.length);
  const said = [file, ...around].map((name) => /\baccess: '(\w+)'/.exec(routes.get(name) ?? '')?.[1]);
  return (said.find((access) => access !== undefined) ?? 'open') as RouteRule['access'];
}

/** The row of the specification that a page belongs to: that of the nearest page above it. */
function rowAbove(pattern: string): string {
  const above = pattern.slice(0, pattern.lastIndexOf('/'));
  if (above === '')
    throw new Error(
      `No page stands above ${pattern}: write its row into packages/machines/src/addresses/route-table.ts.`,
    );
  return findRoute(addressOf(above), SPECIFIED)?.id ?? rowAbove(above);
}

/** The source of the rows, those of the same row and access together. */
export function rowsModule(rows: readonly RouteRule[]): string {
  const groups = Map.groupBy(rows, ({ id, access }) => `'${id}', '${access}'`);
  const lines = [...groups].map(
    ([head, group]) => `[${head}, ${group.map(({ pattern }) => `'${pattern}'`).join(', ')}],`,
  );
  return `${HEADER}import type { RouteAccess } from './route-table.ts';

/** The row that a page belongs to, who may open it, and its patterns. */
export const PAGE_ROWS: readonly (readonly [id: string, access: RouteAccess, ...patterns: string[]])[] = [${lines.join('')}];
`;
}

/** The routes of the portal. */
export function readRoutes(root: string): ReadonlyMap<string, string> {
  const folder = join(root, 'apps/portal/src/routes');
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsx') && !/^(?:-|__root)/.test(file));
  return new Map(files.toSorted().map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

import { dirname, posix } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/** One place where a file of the server reaches further than its layer, or does what another one is for. */
export interface Finding {
  /** Below apps/server/src. */
  file: string;
  message: string;
}

/** Files of the server by their path below apps/server/src. */
export type Sources = ReadonlyMap<string, string>;

/** What runs beneath the product: it knows no school, no account and no feature. */
const BASE = ['config.ts', 'contract', 'database', 'files', 'http', 'i18n', 'platform', 'rich-text'];
/** Layers from the bottom: each may use itself and what stands below it. */
const LAYERS: readonly (readonly string[])[] = [
  BASE,
  ['core'],
  ['modules', 'seed'],
  ['pages'],
  ['app.ts', 'server.ts', 'backup', 'bench', 'testing'],
];

/** Where statements may stand beside `*.repository.ts`: what works on whole databases, and fills them. */
const SQL_FOLDERS = new Set(['backup', 'bench', 'database', 'seed', 'testing']);
const REPOSITORY = /\.repository\.ts$/u;
const TEST = /\.(?:test|fixtures)\.ts$/u;
const SQL_METHODS = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'withRecursive',
]);
/** Statements that are written out. */
const SQL_TEXT =
  /^\s*(?:select\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|with\s+\S+\s+as\s*\()/u;

interface Node {
  type: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function visit(node: Node, found: (node: Record<string, unknown> & Node) => void): void {
  found(node as Record<string, unknown> & Node);
  for (const child of Object.values(node)) {
    for (const each of Array.isArray(child) ? (child as unknown[]) : [child])
      if (isNode(each)) visit(each, found);
  }
}

const parse = (source: string): Node => parseAst(source, { lang: 'ts' }) as unknown as Node;

/** The modules that a file imports, types and lazy ones included, by their path below the same folder. */
export function importsOf(file: string, source: string): string[] {
  const found: string[] = [];
  visit(parse(source), (node) => {
    const from = node['source'] as { value?: unknown } | null | undefined;
    if (/^(?:Import|Export)/u.test(node.type) && typeof from?.value === 'string') found.push(from.value);
  });
  return found
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.normalize(posix.join(dirname(file), specifier)));
}

const layerOf = (file: string): number =>
  LAYERS.findIndex((names) => names.includes(file.split('/')[0] as string));

/** The module or the part of the core that a file belongs to, as `modules/<name>`. */
const moduleOf = (file: string): string | undefined => /^(?:modules|core)\/[^/]+(?=\/)/u.exec(file)?.[0];

/** Imports that lead upwards, and folders that no layer names. */
export function findLayerBreaks(sources: Sources): Finding[] {
  const findings: Finding[] = [];
  for (const [file, source] of sources) {
    if (TEST.test(file)) continue;
    const layer = layerOf(file);
    if (layer < 0) findings.push({ file, message: 'stands in no layer: name its folder in layer-rules.ts' });
    else
      for (const target of importsOf(file, source))
        if (layerOf(target) > layer)
          findings.push({ file, message: `imports ${target} of a layer above its own` });
  }
  return findings;
}

/** Kinds of files of a module from the bottom: a request comes in at the top, and each may use what stands below it. */
const KINDS = [/\.(?:policy|repository)\.ts$/u, /\.presenter\.ts$/u, /\.service\.ts$/u, /\.handlers\.ts$/u];
const HANDLERS = KINDS.length - 1;
const kindOf = (file: string): number => KINDS.findIndex((kind) => kind.test(file));

/** Repositories, presenters, policies and services that use a kind of files above their own, and handlers that use others. */
export function findKindBreaks(sources: Sources): Finding[] {
  const findings: Finding[] = [];
  for (const [file, source] of sources) {
    const kind = kindOf(file);
    if (kind < 0) continue;
    for (const target of importsOf(file, source)) {
      const other = kindOf(target);
      if (other > kind || (kind === HANDLERS && other === HANDLERS))
        findings.push({
          file,
          message: `imports ${target}: handlers use services, and services repositories`,
        });
    }
  }
  return findings;
}

/** Modules, and parts of the core, that import each other in a circle, types included. @returns each group in the order of its names */
export function findCircles(sources: Sources): string[][] {
  const edges = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    const from = moduleOf(file);
    if (from === undefined || TEST.test(file)) continue;
    const targets = edges.get(from) ?? new Set();
    edges.set(from, targets);
    for (const target of importsOf(file, source)) {
      const to = moduleOf(target);
      if (to !== undefined && to !== from) targets.add(to);
    }
  }
  const reached = (from: string): Set<string> => {
    const seen = new Set<string>();
    const waiting = [...(edges.get(from) ?? [])];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(...(edges.get(next) ?? []));
    }
    return seen;
  };
  const reach = new Map([...edges.keys()].map((name) => [name, reached(name)]));
  const circles = new Map<string, string[]>();
  for (const [name, targets] of reach) {
    if (!targets.has(name)) continue;
    const group = [...targets].filter((other) => reach.get(other)?.has(name)).sort();
    circles.set(group.join(' '), group);
  }
  return [...circles.values()];
}

/** Whether a file holds statements of the database: it uses Kysely's builders or `sql`, or writes them out. */
export function hasSql(source: string): boolean {
  let found = false;
  visit(parse(source), (node) => {
    if (node.type === 'ImportDeclaration') {
      const { value } = node['source'] as { value: unknown };
      if (value === 'kysely' && node['importKind'] !== 'type') found = true;
    } else if (node.type === 'CallExpression') {
      const callee = node['callee'] as { type: string; property?: { name?: string } };
      if (callee.type === 'MemberExpression' && SQL_METHODS.has(callee.property?.name ?? '')) found = true;
    } else if (node.type === 'Literal') {
      if (typeof node['value'] === 'string' && SQL_TEXT.test(node['value'])) found = true;
    } else if (node.type === 'TemplateElement') {
      const { cooked } = node['value'] as { cooked: string | null };
      if (SQL_TEXT.test(cooked ?? '')) found = true;
    }
  });
  return found;
}

/**
 * Files with statements that are no repository, and files that are listed as such and are not any more.
 * @param listed files whose statements have still to move
 */
export function findSql(sources: Sources, listed: readonly string[]): Finding[] {
  const found = [...sources]
    .filter(
      ([file, source]) =>
        !TEST.test(file) &&
        !REPOSITORY.test(file) &&
        !SQL_FOLDERS.has(file.split('/')[0] as string) &&
        hasSql(source),
    )
    .map(([file]) => file);
  return [
    ...found
      .filter((file) => !listed.includes(file))
      .map((file) => ({ file, message: 'holds SQL: move it into a *.repository.ts' })),
    ...listed
      .filter((file) => !found.includes(file))
      .map((file) => ({ file, message: 'holds no SQL any more: take it off the list in layers.ts' })),
  ];
}

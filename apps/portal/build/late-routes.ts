import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { isLatePath } from '../src/app/early-paths.ts';

const TREE = /src[\\/]routeTree\.gen\.ts$/;
const LATE = /src[\\/]app[\\/]late-routes\.ts$/;
/** The statement of the tree that names the children of the root. */
const ROOT_CHILDREN = 'rootRouteChildren';

/** Routes by the files' first segments: around all others, the start, what answers an address that no route has. */
const STAYING: ReadonlySet<string> = new Set(['__root', 'index', '$']);

interface Node {
  type: string;
  start: number;
  end: number;
}
interface ImportNode extends Node {
  source: { value: string };
  specifiers: { local: { name: string } }[];
}
interface VariableNode extends Node {
  declarations: {
    id: { name: string };
    init: Node & { properties?: (Node & { value: Node })[] };
  }[];
}

/**
 * Moves the routes that visitors do not open (`isLatePath`) out of the generated route tree into `app/late-routes.ts`,
 * a chunk on demand: each costs every first load some 200 bytes otherwise. Types, the server and the development server
 * know the whole tree.
 */
export function lateRoutes(): Plugin {
  return {
    name: 'stoa:late-routes',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    enforce: 'pre',
    transform: {
      filter: { id: [TREE, LATE] },
      async handler(code, id) {
        if (TREE.test(id)) return splitTree(code, (text) => this.parse(text, { lang: 'ts' })).early;
        const tree = `${dirname(dirname(id))}/routeTree.gen.ts`;
        const text = await this.fs.readFile(tree, { encoding: 'utf8' });
        this.addWatchFile(tree);
        return splitTree(text, (source) => this.parse(source, { lang: 'ts' })).late;
      },
    },
  };
}

/** The route tree as two modules. @param parse as rolldown’s */
export function splitTree(
  code: string,
  parse: (code: string) => { body: unknown[] },
): { early: string; late: string } {
  const statements = parse(code).body as Node[];
  const textOf = ({ start, end }: Node) => code.slice(start, end);
  const late = new Set<string>();
  const moved: Node[] = [];
  const children: Node[] = [];
  const isLate = (text: string) => [...text.matchAll(/[\w$]+/g)].some(([name]) => late.has(name));
  for (const statement of statements) {
    if (statement.type === 'ImportDeclaration') {
      const { source, specifiers } = statement as ImportNode;
      const [segment = ''] = basename(source.value).split('.');
      if (!source.value.startsWith('./routes/') || STAYING.has(segment) || !isLatePath(`/${segment}`))
        continue;
      for (const { local } of specifiers) late.add(local.name);
      moved.push(statement);
    } else if (statement.type === 'VariableDeclaration') {
      const [declaration] = (statement as VariableNode).declarations;
      if (declaration?.id.name === ROOT_CHILDREN)
        children.push(...(declaration.init.properties ?? []).filter(({ value }) => isLate(textOf(value))));
      else if (declaration && isLate(textOf(declaration.init))) {
        late.add(declaration.id.name);
        moved.push(statement);
      }
    }
  }
  const names = children.map((child) => textOf(child));
  return {
    early: withoutParts(code, [...moved, ...children.map(withComma(code))]),
    late: [
      "import { Route as rootRouteImport } from '../routes/__root'",
      ...moved.map((statement) => textOf(statement).replace("'./routes/", "'../routes/")),
      `export const lateRoutes = { ${names.join(', ')} };`,
    ].join('\n'),
  };
}

const withComma =
  (code: string) =>
  ({ type, start, end }: Node): Node => ({ type, start, end: code[end] === ',' ? end + 1 : end });

/** A text without parts of it; lines stay where they are. */
function withoutParts(code: string, parts: readonly Node[]): string {
  let text = code;
  for (const { start, end } of parts.toSorted((one, other) => other.start - one.start))
    text = text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end);
  return text;
}

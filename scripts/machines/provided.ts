import { parseAst } from 'rolldown/parseAst';

interface Node {
  type: string;
  [field: string]: unknown;
}

/** A source file of the application. */
export interface Source {
  path: string;
  text: string;
}

/**
 * What an application provides to its machines: the names of actors and actions by the variable of the machine, as
 * read from calls such as `loginMachine.provide({ actors: { signIn: … } })`. Functions that make such objects are
 * looked into.
 */
export function providedIn(sources: readonly Source[]): Map<string, Set<string>> {
  const trees = sources.map(({ path, text }) => parse(text, path.endsWith('x') ? 'tsx' : 'ts'));
  const makers = new Map<string, string[]>();
  // Makers may spread each other: the second round knows them all.
  for (const tree of [...trees, ...trees]) visit(tree, (node) => noteMaker(node, makers));
  const provided = new Map<string, Set<string>>();
  for (const tree of trees) {
    visit(tree, (node) => {
      const call = provideCall(node);
      if (call === null) return;
      const names = provided.get(call.machine) ?? new Set<string>();
      for (const part of ['actors', 'actions']) {
        for (const name of keysOf(valueOf(call.given, part), makers)) names.add(name);
      }
      provided.set(call.machine, names);
    });
  }
  return provided;
}

/** A place where a machine is given another guard than its own. */
export interface GuardOverride {
  path: string;
  /** From 1. */
  line: number;
}

/**
 * Calls such as `loginMachine.provide({ guards: … })`. Guards decide where a machine goes: with another one it is not the
 * machine any more that its chart, its analysis and its tests tell of. What varies is an input.
 */
export function guardOverridesIn(sources: readonly Source[]): GuardOverride[] {
  const overrides: GuardOverride[] = [];
  for (const { path, text } of sources.filter(({ text }) => text.includes('guards'))) {
    visit(parse(text, path.endsWith('x') ? 'tsx' : 'ts'), (node) => {
      const given = givenTo(node);
      if (given && valueOf(given, 'guards'))
        overrides.push({ path, line: text.slice(0, node.start as number).split('\n').length });
    });
  }
  return overrides;
}

function parse(text: string, lang: 'ts' | 'tsx'): Node {
  return parseAst(text, { lang }) as unknown as Node;
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const child of Object.values(node)) {
    for (const each of Array.isArray(child) ? (child as unknown[]) : [child])
      if (isNode(each)) visit(each, look);
  }
}

/** The object that a call of `provide` is given. */
function givenTo(node: Node): Node | null {
  if (node.type !== 'CallExpression') return null;
  const callee = node.callee as Node;
  const [given] = node.arguments as Node[];
  const isProvide = callee.type === 'MemberExpression' && nameOf(callee.property) === 'provide';
  return isProvide && given?.type === 'ObjectExpression' ? given : null;
}

function provideCall(node: Node): { machine: string; given: Node } | null {
  const given = givenTo(node);
  const machine = given && nameOf((node.callee as Node).object);
  return given && machine ? { machine, given } : null;
}

/** Remembers what the objects hold that a function answers with. */
function noteMaker(node: Node, makers: Map<string, string[]>): void {
  const made = node.type === 'VariableDeclarator' && isNode(node.init) ? node.init : node;
  const name =
    node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration' ? nameOf(node.id) : undefined;
  if (name === undefined || !isNode(made.body)) return;
  const keys = [...(makers.get(name) ?? [])];
  if (made.body.type === 'ObjectExpression') keys.push(...keysOf(made.body, makers));
  visit(made.body, (inner) => {
    if (inner.type === 'ReturnStatement' && isNode(inner.argument))
      keys.push(...keysOf(inner.argument, makers));
  });
  makers.set(name, [...new Set(keys)]);
}

function keysOf(object: Node | undefined, makers: ReadonlyMap<string, string[]>): string[] {
  if (object === undefined) return [];
  if (object.type !== 'ObjectExpression') {
    return makers.get(nameOf(object.type === 'CallExpression' ? object.callee : object) ?? '') ?? [];
  }
  return (object.properties as Node[]).flatMap((property) =>
    property.type === 'Property' ? (nameOf(property.key) ?? []) : keysOf(property.argument as Node, makers),
  );
}

function valueOf(object: Node, key: string): Node | undefined {
  const property = (object.properties as Node[]).find(
    (each) => each.type === 'Property' && nameOf(each.key) === key,
  );
  return property?.value as Node | undefined;
}

function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (typeof node.name === 'string') return node.name;
  return typeof node.value === 'string' ? node.value : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

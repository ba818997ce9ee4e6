import { parseSync } from 'rolldown/utils';

/** One small fault put into a source: the text from `start` to `end` becomes `text`. */
export interface Mutant {
  /** What is done: `remove-transition`, `negate` and so on. */
  kind: string;
  start: number;
  end: number;
  text: string;
  /** From 1. */
  line: number;
  /** What stood there, in one line. */
  original: string;
}

/** A node of the syntax tree, as far as it is looked at here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Properties of a state or transition that do something; each is left out once. */
const REMOVED: Record<string, string> = {
  actions: 'remove-actions',
  entry: 'remove-actions',
  exit: 'remove-actions',
  guard: 'remove-guard',
  invoke: 'remove-invoke',
  onDone: 'remove-transition',
  onError: 'remove-transition',
  always: 'remove-transition',
  tags: 'remove-tag',
  reenter: 'remove-reenter',
};
/** Lists whose members are left out one by one. */
const LISTS = new Set(['actions', 'entry', 'exit', 'invoke', 'tags', 'always', 'onDone', 'onError']);
/** What describes the machine and does nothing. */
const DESCRIPTIONS = new Set(['meta', 'types']);

const COMPARISONS: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
};
const LOGICAL: Record<string, string> = { '&&': '||', '||': '&&' };

/** Every mutant of a TypeScript source, in the order of its text. @throws where the source cannot be parsed */
export function mutantsOf(path: string, code: string): Mutant[] {
  const parsed = parseSync(path, code);
  if (parsed.errors.length > 0) throw new Error(`${path} cannot be parsed: ${parsed.errors[0]?.message}`);
  const found: Mutant[] = [];
  const add = (kind: string, { start, end }: { start: number; end: number }, text: string): void => {
    const original = code.slice(start, end);
    if (original === text) return;
    const line = code.slice(0, start).split('\n').length;
    found.push({ kind, start, end, text, line, original: original.replaceAll(/\s+/gu, ' ') });
  };
  walk(parsed.program as unknown as Node, [], (node, parents) => {
    ofState(node, parents, code, add);
    ofExpression(node, parents, code, add);
  });
  const seen = new Set<string>();
  return found
    .filter(({ start, end, text }) => {
      const key = `${start} ${end} ${text}`;
      return !seen.has(key) && seen.add(key);
    })
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** The source with the mutant in it. */
export function applied(code: string, { start, end, text }: Mutant): string {
  return code.slice(0, start) + text + code.slice(end);
}

type Add = (kind: string, range: { start: number; end: number }, text: string) => void;

/** What makes a machine: transitions, targets, actions, guards, tags, effects on the context. */
function ofState(node: Node, parents: readonly Node[], code: string, add: Add): void {
  if (node.type === 'ObjectExpression') {
    const owner = keyOf(parents.at(-1));
    if (owner === 'on' || owner === 'after') {
      for (const property of propertiesOf(node)) add('remove-transition', withComma(property, code), '');
    }
    if (isAssigned(node, parents)) {
      const properties = propertiesOf(node);
      for (const property of properties) add('remove-effect', withComma(property, code), '');
    }
  }
  if (node.type !== 'Property') return;
  const key = keyOf(node) ?? '';
  const value = node.value as Node;
  const kind = REMOVED[key];
  if (kind !== undefined && isInConfig(parents) && !isSetOfActions(key, value))
    add(kind, withComma(node, code), '');
  if (value.type === 'ArrayExpression' && (LISTS.has(key) || isTransitionKey(parents))) {
    const members = value.elements as Node[];
    if (members.length > 1)
      for (const member of members) add(kind ?? 'remove-transition', withComma(member, code), '');
  }
  if (key === 'target' || key === 'initial' || isTransitionKey(parents) || isShorthandTarget(key)) {
    for (const target of stringsOf(value, key)) {
      const other = anotherState(target, parents);
      if (other !== null) add('change-target', target, quoted(other));
    }
  }
}

/** What any code has: conditions, comparisons, numbers, calls for their effect. */
function ofExpression(node: Node, parents: readonly Node[], code: string, add: Add): void {
  const textOf = ({ start, end }: Node): string => code.slice(start, end);
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression': {
      const test = node.test as Node;
      add('negate', test, `!(${textOf(test)})`);
      return;
    }
    case 'LogicalExpression': {
      const [left, right] = [node.left as Node, node.right as Node];
      const other = LOGICAL[String(node.operator)];
      if (other === undefined) add('drop-fallback', node, `(${textOf(left)})`);
      else add('swap-logical', node, `((${textOf(left)}) ${other} (${textOf(right)}))`);
      return;
    }
    case 'BinaryExpression': {
      const other = COMPARISONS[String(node.operator)];
      if (other === undefined) return;
      const [left, right] = [node.left as Node, node.right as Node];
      if (node.operator === '+' && [left, right].some(isText)) return;
      add('swap-operator', node, `(${textOf(left)} ${other} ${textOf(right)})`);
      return;
    }
    case 'UnaryExpression':
      if (node.operator === '!') add('negate', node, `(${textOf(node.argument as Node)})`);
      return;
    case 'Literal':
      if (typeof node.value === 'number' && !isInside(parents, 'TSEnumDeclaration'))
        add('change-number', node, String(otherNumber(node.value)));
      if (typeof node.value === 'boolean') add('flip', node, String(!node.value));
      return;
    case 'ArrowFunctionExpression': {
      const body = node.body as Node;
      if (keyOf(parents.at(-2)) === 'guards' || isInGuards(parents))
        if (body.type !== 'BlockStatement') add('negate', body, `!(${textOf(body)})`);
      return;
    }
    case 'ExpressionStatement': {
      const expression = node.expression as Node;
      if (['CallExpression', 'AssignmentExpression', 'UpdateExpression'].includes(expression.type))
        add('remove-call', node, ';');
      return;
    }
    case 'ThrowStatement':
      add('remove-call', node, ';');
  }
}

/** An object that becomes part of the context: `assign({ … })` or `assign(() => ({ … }))`. */
function isAssigned(node: Node, parents: readonly Node[]): boolean {
  let above = parents.length - 1;
  let current = node;
  while (above >= 0) {
    const parent = parents[above] as Node;
    if (parent.type === 'CallExpression')
      return (parent.callee as Node).name === 'assign' && (parent.arguments as Node[]).includes(current);
    const passes =
      parent.type === 'ParenthesizedExpression' ||
      parent.type === 'ConditionalExpression' ||
      (parent.type === 'ArrowFunctionExpression' && parent.body === current);
    if (!passes) return false;
    current = parent;
    above -= 1;
  }
  return false;
}

const isInGuards = (parents: readonly Node[]): boolean =>
  parents.at(-1)?.type === 'Property' &&
  parents.at(-2)?.type === 'ObjectExpression' &&
  keyOf(parents.at(-3)) === 'guards';

/** Whether the property belongs to a machine's configuration and not to its context or to what an action is given. */
const isInConfig = (parents: readonly Node[]): boolean =>
  !parents.some((parent) => ['actors', 'guards', 'delays', 'context'].includes(keyOf(parent) ?? ''));

/** The actions that `setup` names: without them nothing could be built. */
const isSetOfActions = (key: string, value: Node): boolean =>
  key === 'actions' &&
  value.type === 'ObjectExpression' &&
  !propertiesOf(value).some((property) => keyOf(property) === 'type');

/** Whether a property is an event's or a delay's: its value is a transition. */
const isTransitionKey = (parents: readonly Node[]): boolean =>
  parents.at(-1)?.type === 'ObjectExpression' && ['on', 'after'].includes(keyOf(parents.at(-2)) ?? '');

const isShorthandTarget = (key: string): boolean => ['always', 'onDone', 'onError'].includes(key);

/** The texts that name a target here. */
function stringsOf(value: Node, key: string): Node[] {
  const isString = (node: Node): boolean => node.type === 'Literal' && typeof node.value === 'string';
  if (isString(value)) return [value];
  if (value.type !== 'ArrayExpression' || key === 'tags') return [];
  return (value.elements as Node[]).filter(isString);
}

/** Another state to go to from here: the next of those that stand beside the one named. */
function anotherState(target: Node, parents: readonly Node[]): string | null {
  const name = String(target.value);
  const last = name.split('.').at(-1)?.replace(/^#/u, '') ?? '';
  // `initial` names a child, which stands in `states` of the same object.
  const lists = parents
    .filter(({ type }) => type === 'ObjectExpression')
    .flatMap((object) => propertiesOf(object).filter((property) => keyOf(property) === 'states'))
    .map((property) => propertiesOf(property.value as Node).map((state) => keyOf(state) ?? ''));
  const beside = lists.toReversed().find((names) => names.includes(last) && names.length > 1);
  if (beside === undefined) return null;
  const other = beside[(beside.indexOf(last) + 1) % beside.length] ?? '';
  return name.slice(0, name.length - last.length) + other;
}

function otherNumber(value: number): number {
  if (value === 0) return 1;
  return Number.isInteger(value) && value < 10 ? value + 1 : value * 2;
}

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

const isInside = (parents: readonly Node[], type: string): boolean =>
  parents.some((parent) => parent.type === type);

const quoted = (text: string): string => `'${text}'`;

function propertiesOf(node: Node): Node[] {
  return node.type === 'ObjectExpression'
    ? (node.properties as Node[]).filter(({ type }) => type === 'Property')
    : [];
}

function keyOf(node: Node | undefined): string | null {
  if (node?.type !== 'Property' || node.computed === true) return null;
  const key = node.key as Node;
  return String(key.type === 'Identifier' ? key.name : key.value);
}

/** A member of a list with the comma that follows it. */
function withComma({ start, end }: Node, code: string): { start: number; end: number } {
  const comma = /^\s*,/u.exec(code.slice(end));
  return { start, end: end + (comma?.[0].length ?? 0) };
}

/** Goes through a tree from above, types and descriptions left out. */
function walk(node: Node, parents: Node[], visit: (node: Node, parents: readonly Node[]) => void): void {
  if (node.type.startsWith('TS') && !EXPRESSIONS_WITH_TYPES.has(node.type)) return;
  if (DESCRIPTIONS.has(keyOf(node) ?? '')) return;
  if (node.type === 'ImportDeclaration') return;
  visit(node, parents);
  parents.push(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) walk(child, parents, visit);
  }
  parents.pop();
}

/** Expressions that carry a type beside them. */
const EXPRESSIONS_WITH_TYPES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

import { parseAst } from 'rolldown/parseAst';

/** One place where a page draws instead of arranging. */
export interface Finding {
  /** From 1. */
  line: number;
  property: string;
}

/** Where things stand and how much room they take. What is drawn belongs to the components. */
const LAYOUT = [
  /^display$/,
  /^visibility$/,
  /^(?:grid|flex|place|align|justify)(?:[A-Z]|$)/,
  /^(?:gap|rowGap|columnGap|order|columns|columnCount|columnWidth)$/,
  /^(?:margin|padding|scrollMargin|scrollPadding)(?:[A-Z]|$)/,
  /^(?:min|max)?(?:inlineSize|blockSize|InlineSize|BlockSize)$/,
  /^(?:aspectRatio|boxSizing)$/,
  /^(?:position|zIndex|float|clear)$/,
  /^inset(?:[A-Z]|$)/,
  /^overflow(?:[A-Z]|$)/,
  /^(?:textAlign|verticalAlign)$/,
  /^contain(?:er|erType|erName|IntrinsicBlockSize|IntrinsicInlineSize|IntrinsicSize)?$/,
  /^contentVisibility$/,
  /^scroll(?:SnapType|SnapAlign|Behavior)$/,
];

/** What holds the same rules under a condition: `'@media'`, `selectors`, and the conditions in them. */
const isCondition = (property: string): boolean => /^(?:@|selectors$|&|screen\b|\(|not\b)/.test(property);

/** Drawing that is allowed where a line says why, as in `// drawn: a story's own frame`. */
const REASON = /\/\/ drawn: \S/;

interface Node {
  type: string;
  start: number;
}

interface PropertyNode extends Node {
  type: 'Property';
  computed: boolean;
  key: Node & { name?: string; value?: unknown };
  value: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const isProperty = (node: Node): node is PropertyNode => node.type === 'Property';

function visit(node: Node, found: (property: PropertyNode) => void, isPattern = false): void {
  const inPattern = isPattern || node.type === 'ObjectPattern';
  if (isProperty(node) && !inPattern) found(node);
  for (const child of Object.values(node)) {
    for (const each of Array.isArray(child) ? (child as unknown[]) : [child])
      if (isNode(each)) visit(each, found, inPattern && !node.type.endsWith('Declaration'));
  }
}

/**
 * Reads one style file of the portal, and tells which properties of it draw. A line that must draw says why:
 * `// drawn: …` at its end.
 */
export function findDrawing(source: string): Finding[] {
  const findings: Finding[] = [];
  const lines = source.split('\n');
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node, ({ computed, key, value }) => {
    const property = key.name ?? (typeof key.value === 'string' ? key.value : undefined);
    // A computed key is a condition (`[media.desktop]`), and an object holds rules: a variant, a selector.
    if (computed || property === undefined || value.type === 'ObjectExpression') return;
    if (isCondition(property) || LAYOUT.some((pattern) => pattern.test(property))) return;
    const line = source.slice(0, key.start).split('\n').length;
    if (REASON.test(lines[line - 1] ?? '')) return;
    findings.push({ line, property });
  });
  return findings;
}

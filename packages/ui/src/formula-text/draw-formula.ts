import { createElement, type CSSProperties, type ReactNode } from 'react';
import temml from 'temml';
import type { Formula } from './split-formulas.ts';

/** Most elements of one formula: a short source with macros can ask for any number. */
const MAX_ELEMENTS = 3000;
/** Most macros that are replaced by what they stand for; those of one line of chemistry or algebra are far fewer. */
const MAX_EXPANSIONS = 500;
/** Widest space or rule, in em and in points. */
const MAX_SIZE: [number, number] = [20, 240];
/** Elements of MathML. What leads elsewhere, loads something or is HTML is not among them. */
const ELEMENTS = new Set(
  (
    'menclose mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow mspace msqrt mstyle ' +
    'msub msubsup msup mtable mtd mtext mtr munder munderover none'
  ).split(' '),
);
const ATTRIBUTES = new Set(
  (
    'depth displaystyle fence form height largeop linethickness lspace mathbackground mathcolor mathsize ' +
    'mathvariant maxsize minsize movablelimits rspace scriptlevel separator stretchy symmetric voffset width'
  ).split(' '),
);
/** Of tables, boxes and colours. */
const STYLES = new Set(
  (
    'border borderBottom borderLeft borderRight borderTop color fontWeight mathDepth padding paddingBottom ' +
    'paddingLeft paddingRight paddingTop'
  ).split(' '),
);
const STYLE_VALUE = /^[\w\s.#%-]{1,60}$/;
/** Those that `formula-text.css.ts` draws. */
const CLASSES = new Set(
  (
    'downstrike sout tml-cancel tml-fbox tml-jot tml-left tml-overline tml-right tml-small tml-underline ' +
    'tml-xcancel upstrike'
  ).split(' '),
);

/** A node of what Temml makes; it has no types for it. */
interface Node {
  type?: string;
  text?: string;
  attributes?: Record<string, unknown>;
  classes?: readonly string[];
  style?: Record<string, unknown>;
  children?: readonly Node[];
}

/**
 * A formula as elements of MathML. They are made one by one of what is known: whatever a formula asks for, it can
 * neither lead elsewhere nor load nor run anything.
 * @returns null for what cannot be read as TeX, or would be too much
 */
export function drawFormula({ tex, isDisplay }: Formula): ReactNode {
  try {
    const tree = parse(tex, isDisplay);
    let count = 0;
    const draw = (node: Node, key: number): ReactNode => {
      if (node.text !== undefined) return node.text;
      count += 1;
      if (count > MAX_ELEMENTS) throw new RangeError('too many elements');
      const children = joined((node.children ?? []).map(draw));
      // A fragment: what it holds stands where it does.
      if (node.type === undefined) return children;
      if (!ELEMENTS.has(node.type)) throw new TypeError(`<${node.type}> is not of formulas`);
      return createElement(node.type, { key, ...propsOf(node) }, ...children);
    };
    const drawn = (tree.children ?? []).map(draw);
    // A link to another formula, a macro alone: there would be nothing to see.
    return count > 0 ? drawn : null;
  } catch {
    return null;
  }
}

/** Digits of a number come one by one; between them the server would write a mark for each. */
function joined(nodes: readonly ReactNode[]): ReactNode[] {
  const found: ReactNode[] = [];
  for (const node of nodes) {
    const last = found.at(-1);
    if (typeof node === 'string' && typeof last === 'string') found[found.length - 1] = last + node;
    else found.push(node);
  }
  return found;
}

/** @throws {temml.ParseError} for what is not TeX */
function parse(tex: string, isDisplay: boolean): Node {
  return temml.__renderToMathMLTree(tex, {
    displayMode: isDisplay,
    throwOnError: true,
    strict: false,
    trust: false,
    maxExpand: MAX_EXPANSIONS,
    maxSize: MAX_SIZE,
    wrap: 'tex',
  }) as Node;
}

function propsOf({ attributes = {}, classes = [], style = {} }: Node): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(attributes))
    if (ATTRIBUTES.has(name)) props[name] = String(value);
  const names = classes.filter((name) => CLASSES.has(name));
  if (names.length > 0) props['className'] = names.join(' ');
  const shown = Object.entries(style)
    .map(([name, value]) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      String(value),
    ])
    .filter(([name = '', value = '']) => STYLES.has(name) && STYLE_VALUE.test(value));
  if (shown.length > 0) props['style'] = Object.fromEntries(shown) as CSSProperties;
  return props;
}

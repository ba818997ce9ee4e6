import type { RichTextDocument } from '@stoa/api/schema';
import { hasFormulas, withoutDelimiters } from '@stoa/ui/formula-text';

type Node = NonNullable<RichTextDocument['content']>[number];

/** The paragraphs of a text in which formulas are drawn, as they are written, a line each. Code draws none. */
export const linesWithFormulas = ({ content }: RichTextDocument): string =>
  content.flatMap(linesOf).join('\n');

function linesOf(node: Node): string[] {
  const nodes = node.content ?? [];
  if (node.type === 'codeBlock') return [];
  if (!nodes.some(({ type }) => type === 'text')) return nodes.flatMap(linesOf);
  const pieces = nodes.map(pieceOf);
  return pieces.some(hasFormulas) ? [pieces.join('')] : [];
}

const pieceOf = ({ type, text = '', marks = [] }: Node): string =>
  type === 'hardBreak' ? '\n' : marks.some((mark) => mark.type === 'code') ? withoutDelimiters(text) : text;

import type { ExamQuestion, RichTextDocument } from '@stoa/api/schema';

const GAP = /\[\[(\d{1,2})\]\]/gu;
const BLANK = '_____';

/**
 * The text of a question with its gaps as people read them: their number, and what was put into them.
 * @param valueOf what a part of the question was given; empty for nothing
 */
export function withGaps(
  { kind, text, parts = [], options }: ExamQuestion,
  valueOf: (key: string) => string = () => '',
): RichTextDocument {
  if (kind !== 'gaps') return text;
  const shown = (gap: string, number: string): string => {
    const part = parts[Number(number) - 1];
    if (!part) return gap;
    const value = valueOf(part.key);
    const said = options.find(({ key }) => key === value)?.text ?? value;
    return `\u2068${said || BLANK}\u2069\u00a0(${number})`;
  };
  const fill = (node: unknown): unknown =>
    Array.isArray(node)
      ? node.map(fill)
      : node !== null && typeof node === 'object'
        ? Object.fromEntries(
            Object.entries(node).map(([name, value]) => [
              name,
              name === 'text' && typeof value === 'string' ? value.replaceAll(GAP, shown) : fill(value),
            ]),
          )
        : node;
  return fill(text) as RichTextDocument;
}

import type { RichTextDocument, RichTextMark, RichTextNode } from '@stoa/api/schema';

/** `**bold**`, `*italic*` and `[a link](address)`. */
const INLINE = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/gu;

/** Kinds of nodes that the plain form of a text can say. */
const PLAIN_NODES: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'bulletList',
  'listItem',
  'text',
  'hardBreak',
]);
const PLAIN_MARKS: ReadonlySet<string> = new Set(['bold', 'italic', 'link']);

/** Whether nothing of a text would be lost if it were edited in its plain form. */
export const isPlain = (node: RichTextDocument | RichTextNode): boolean =>
  (node.type === 'doc' || PLAIN_NODES.has(node.type)) &&
  (!('marks' in node) ||
    ((node.marks ?? []).length <= 1 && (node.marks ?? []).every(({ type }) => PLAIN_MARKS.has(type)))) &&
  (node.content ?? []).every((child) =>
    child.type === 'listItem'
      ? (child.content ?? []).length === 1 && child.content?.[0]?.type === 'paragraph' && isPlain(child)
      : isPlain(child),
  );

/** A text in its plain form: a line is a paragraph, `##` begins a heading, `-` an entry of a list. */
export const toPlain = ({ content }: RichTextDocument): string => content.map(blockToPlain).join('\n\n');

function blockToPlain(node: RichTextNode): string {
  const children = node.content ?? [];
  if (node.type === 'heading') return `${'#'.repeat(node.attrs?.level ?? 2)} ${inlineToPlain(children)}`;
  if (node.type === 'bulletList')
    return children.map((item) => `- ${inlineToPlain(item.content?.[0]?.content ?? [])}`).join('\n');
  return inlineToPlain(children);
}

const inlineToPlain = (nodes: readonly RichTextNode[]): string =>
  nodes
    .map(({ type, text = '', marks = [] }) => {
      if (type === 'hardBreak') return '\n';
      const [mark] = marks;
      if (mark?.type === 'bold') return `**${text}**`;
      if (mark?.type === 'italic') return `*${text}*`;
      return mark?.type === 'link' ? `[${text}](${mark.attrs?.href ?? ''})` : text;
    })
    .join('');

/** The way back. */
export function fromPlain(plain: string): RichTextDocument {
  const content: RichTextNode[] = [];
  for (const part of plain.split(/\n\s*\n/u)) {
    for (const line of groupLines(part.split('\n'))) {
      const heading = /^(#{2,4})\s+(.*)$/u.exec(line[0] ?? '');
      if (heading)
        content.push({
          type: 'heading',
          attrs: { level: heading[1]?.length ?? 2 },
          content: inline(heading[2] ?? ''),
        });
      else if (isEntry(line[0] ?? ''))
        content.push({
          type: 'bulletList',
          content: line.map((entry) => ({
            type: 'listItem',
            content: [{ type: 'paragraph', content: inline(entry.replace(/^-\s+/u, '')) }],
          })),
        });
      else if (line.some((text) => text.trim() !== ''))
        content.push({ type: 'paragraph', content: withBreaks(line) });
    }
  }
  return { type: 'doc', content };
}

const isEntry = (line: string): boolean => /^-\s+/u.test(line);
const isHeading = (line: string): boolean => /^#{2,4}\s+/u.test(line);

/** Lines that belong together: entries of a list, lines of a paragraph; a heading stands alone. */
function groupLines(lines: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const previous = last?.at(-1);
    const isSame =
      previous !== undefined &&
      !isHeading(line) &&
      !isHeading(previous) &&
      isEntry(line) === isEntry(previous);
    if (last && isSame) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

const withBreaks = (lines: readonly string[]): RichTextNode[] =>
  lines.flatMap((line, index): RichTextNode[] =>
    index === 0 ? inline(line) : [{ type: 'hardBreak' }, ...inline(line)],
  );

function inline(text: string): RichTextNode[] {
  const nodes: RichTextNode[] = [];
  const push = (words: string | undefined, mark?: RichTextMark) => {
    if (words) nodes.push({ type: 'text', text: words, ...(mark ? { marks: [mark] } : {}) });
  };
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    push(text.slice(at, match.index));
    const { bold, italic, label, href } = match.groups ?? {};
    if (bold) push(bold, { type: 'bold' });
    else if (italic) push(italic, { type: 'italic' });
    else push(label, { type: 'link', attrs: { href: href ?? '' } });
    at = match.index + match[0].length;
  }
  push(text.slice(at));
  return nodes;
}

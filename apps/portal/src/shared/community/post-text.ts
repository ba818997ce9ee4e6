import type { RichTextDocument, RichTextNode } from '@stoa/api/schema';

/** Characters of a post or reply (contract). */
export const POST_TEXT_MAX = 20_000;
export const POST_TITLE_MAX = 200;

const BULLET = /^[-*•]\s+/;
const NUMBER = /^\d{1,3}[.)]\s+/;
const ADDRESS = /https?:\/\/[^\s<>"]+/g;
/** What ends a sentence behind an address, and is no part of it. */
const AFTER_ADDRESS = /[.,;:!?)\]}'’”»、。，；：！？）]+$/u;

const text = (words: string): RichTextNode[] => (words === '' ? [] : [{ type: 'text', text: words }]);

/** A line with its addresses as links. */
function inline(line: string): RichTextNode[] {
  const nodes: RichTextNode[] = [];
  let end = 0;
  for (const { 0: found, index } of line.matchAll(ADDRESS)) {
    const href = found.replace(AFTER_ADDRESS, '');
    if (!URL.canParse(href)) continue;
    nodes.push(...text(line.slice(end, index)), {
      type: 'text',
      text: href,
      marks: [{ type: 'link', attrs: { href } }],
    });
    end = index + href.length;
  }
  return [...nodes, ...text(line.slice(end))];
}

const paragraph = (lines: readonly string[]): RichTextNode => ({
  type: 'paragraph',
  content: lines.flatMap((line, index) => [
    ...(index > 0 ? [{ type: 'hardBreak' } as const] : []),
    ...inline(line),
  ]),
});

const markOf = (line: string): 'bulletList' | 'orderedList' | undefined =>
  BULLET.test(line) ? 'bulletList' : NUMBER.test(line) ? 'orderedList' : undefined;

const list = (type: 'bulletList' | 'orderedList', lines: readonly string[]): RichTextNode => ({
  type,
  ...(type === 'orderedList' ? { attrs: { start: Number.parseInt(lines[0] ?? '1', 10) } } : {}),
  content: lines.map((line) => ({
    type: 'listItem',
    content: [paragraph([line.replace(type === 'bulletList' ? BULLET : NUMBER, '')])],
  })),
});

/** What somebody typed: an empty line ends a paragraph, lines that begin with “-” or “1.” are lists, addresses are links. */
export function documentOf(typed: string): RichTextDocument {
  const content: RichTextNode[] = [];
  for (const block of typed
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .split(/\n[^\S\n]*\n\s*/)) {
    let lines: string[] = [];
    let mark: ReturnType<typeof markOf>;
    const close = () => {
      if (lines.length > 0) content.push(mark ? list(mark, lines) : paragraph(lines));
      lines = [];
    };
    for (const line of block.split('\n').map((one) => one.trim())) {
      const own = markOf(line);
      if (own !== mark) close();
      mark = own;
      if (line !== '') lines.push(line);
    }
    close();
  }
  return { type: 'doc', content };
}

/** The other way round, to be changed. */
export function typedOf({ content }: RichTextDocument): string {
  return content.map(blockText).join('\n\n');
}

function blockText(node: RichTextNode): string {
  const children = node.content ?? [];
  if (node.type === 'bulletList') return children.map((item) => `- ${itemText(item)}`).join('\n');
  if (node.type === 'orderedList') {
    const start = node.attrs?.start ?? 1;
    return children.map((item, index) => `${start + index}. ${itemText(item)}`).join('\n');
  }
  if (node.type === 'blockquote') return children.map(blockText).join('\n\n');
  return children.map((child) => (child.type === 'hardBreak' ? '\n' : (child.text ?? ''))).join('');
}

const itemText = ({ content = [] }: RichTextNode): string =>
  content.map(blockText).join(' ').replaceAll('\n', ' ');

/** How a text begins, in one line. */
export function excerptOf(document: RichTextDocument, most: number): string {
  const line = typedOf(document).replaceAll(/\s+/g, ' ').trim();
  const signs = [...line];
  return signs.length > most ? `${signs.slice(0, most).join('').trimEnd()}…` : line;
}

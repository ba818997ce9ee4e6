import type { RichTextDocument, RichTextMark, RichTextNode } from '@stoa/api/schema';
import { plainText } from './from-markdown.ts';

/** So deep may blocks stand in each other. */
const DEPTH_MAX = 32;
const WORDS_PER_MINUTE = 200;

type Attrs = NonNullable<RichTextNode['attrs']>;

/** What a kind of nodes may say of itself; nothing else is kept. */
const ATTRS: Partial<Record<RichTextNode['type'], readonly (keyof Attrs)[]>> = {
  heading: ['level'],
  orderedList: ['start'],
  codeBlock: ['language'],
  image: ['src', 'alt', 'width', 'height'],
  tableHeader: ['colspan', 'rowspan'],
  tableCell: ['colspan', 'rowspan'],
};

/** The document with what the contract names, and nothing else. @throws {RangeError} where it is nested too deeply */
export const cleanDocument = ({ content }: RichTextDocument): RichTextDocument => ({
  type: 'doc',
  content: content.map((node) => cleanNode(node, 1)),
});

function cleanNode({ type, text, marks, attrs, content }: RichTextNode, depth: number): RichTextNode {
  if (depth > DEPTH_MAX) throw new RangeError('The document is nested too deeply.');
  const kept = attrs ? pick(attrs, ATTRS[type] ?? []) : {};
  return {
    type,
    ...(text === undefined ? {} : { text }),
    ...(Object.keys(kept).length > 0 ? { attrs: kept } : {}),
    ...(marks?.length ? { marks: marks.map(cleanMark) } : {}),
    ...(content ? { content: content.map((node) => cleanNode(node, depth + 1)) } : {}),
  };
}

const cleanMark = ({ type, attrs }: RichTextMark): RichTextMark =>
  type === 'link' && attrs ? { type, attrs: { href: attrs.href } } : { type };

const pick = (attrs: Attrs, names: readonly (keyof Attrs)[]): Attrs =>
  Object.fromEntries(
    names.flatMap((name) => (attrs[name] === undefined ? [] : [[name, attrs[name]]])),
  ) as Attrs;

/** Every node of a document. */
export const nodesOf = (nodes: readonly RichTextNode[]): RichTextNode[] =>
  nodes.flatMap((node) => [node, ...nodesOf(node.content ?? [])]);

/** Whether there is anything to read or to see. */
export const hasContent = (document: RichTextDocument | undefined): boolean =>
  document !== undefined &&
  nodesOf(document.content).some(
    ({ type, text }) => (text ?? '').trim() !== '' || type === 'image' || type === 'horizontalRule',
  );

/** Minutes that reading takes, 1 at least. */
export function readingMinutes(document: RichTextDocument | undefined, locale: string): number {
  if (!document) return 1;
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(
    plainText(document),
  ))
    if (isWordLike) words++;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

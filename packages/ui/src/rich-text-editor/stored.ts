import type { RichTextDocument, RichTextNode } from '../rich-text/document.ts';
import { safeHref } from '../rich-text/safe-url.ts';

type Attrs = Record<string, unknown>;

/** What a kind of nodes says of itself. */
const ATTRS: Readonly<Record<string, readonly string[]>> = {
  heading: ['level'],
  orderedList: ['start'],
  codeBlock: ['language'],
  image: ['src', 'alt', 'width', 'height'],
  tableHeader: ['colspan', 'rowspan'],
  tableCell: ['colspan', 'rowspan'],
};

const filled = (attrs: Attrs, names: readonly string[]): Attrs =>
  Object.fromEntries(
    names.flatMap((name) =>
      attrs[name] === undefined || attrs[name] === null ? [] : [[name, attrs[name]] as const],
    ),
  );

const storedMark = ({ type, attrs }: NonNullable<RichTextNode['marks']>[number]) => {
  if (type !== 'link') return [{ type }];
  const href = safeHref(attrs?.['href']);
  return href === null ? [] : [{ type, attrs: { href } }];
};

function storedNode(node: RichTextNode): RichTextNode {
  const attrs = filled({ ...node.attrs }, ATTRS[node.type] ?? []);
  const marks = (node.marks ?? []).flatMap(storedMark);
  return {
    type: node.type,
    ...(node.text === undefined ? {} : { text: node.text }),
    ...(Object.keys(attrs).length > 0 ? { attrs } : {}),
    ...(marks.length > 0 ? { marks } : {}),
    ...(node.content ? { content: node.content.map(storedNode) } : {}),
  };
}

/** What the editor holds as it is stored: without the editor's own attributes, and links only where they may lead. */
export const toStored = (document: { content?: readonly RichTextNode[] }): RichTextDocument => ({
  type: 'doc',
  content: (document.content ?? []).map(storedNode),
});

/** Whether nothing but empty paragraphs is there. */
export const isBlank = ({ content = [] }: RichTextDocument): boolean =>
  content.every(({ type, content: inner = [] }) => type === 'paragraph' && inner.length === 0);

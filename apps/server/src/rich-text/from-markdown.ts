import type { Nodes, PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { RichTextDocument, RichTextMark, RichTextNode } from '@stoa/api/schema';

const MIN_HEADING = 2;
const MAX_HEADING = 4;
const SAFE_LINK = /^(https?:\/\/|mailto:|\/(?!\/)|#)/i;

/** Turns Markdown into the rich text that the portal stores and draws. Raw HTML is dropped, links that lead elsewhere than the web too. */
export function fromMarkdownText(markdown: string): RichTextDocument {
  const root = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return { type: 'doc', content: blocks(root.children) };
}

/** The words of a rich text, for searching and counting. */
export function plainText(node: { text?: string; content?: RichTextNode[] }): string {
  if (node.text !== undefined) return node.text;
  return (node.content ?? []).map(plainText).join(' ');
}

/** Its headings, with the anchors that the portal gives them. */
export function tableOfContents(document: RichTextDocument): { id: string; text: string; level: number }[] {
  const found: { id: string; text: string; level: number }[] = [];
  const walk = (node: RichTextNode) => {
    if (node.type === 'heading')
      found.push({
        id: `section-${found.length + 1}`,
        text: plainText(node).slice(0, 300),
        level: node.attrs?.level ?? MIN_HEADING,
      });
    node.content?.forEach(walk);
  };
  document.content.forEach(walk);
  return found;
}

const blocks = (nodes: Nodes[]): RichTextNode[] => nodes.flatMap((node) => block(node as RootContent));

function block(node: RootContent): RichTextNode[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', content: inline(node.children) }];
    case 'heading':
      return [
        {
          type: 'heading',
          attrs: { level: Math.min(MAX_HEADING, Math.max(MIN_HEADING, node.depth)) },
          content: inline(node.children),
        },
      ];
    case 'list':
      return [
        {
          type: node.ordered ? 'orderedList' : 'bulletList',
          ...(node.ordered ? { attrs: { start: node.start ?? 1 } } : {}),
          content: blocks(node.children),
        },
      ];
    case 'listItem':
      return [{ type: 'listItem', content: blocks(node.children) }];
    case 'blockquote':
      return [{ type: 'blockquote', content: blocks(node.children) }];
    case 'code':
      return [
        {
          type: 'codeBlock',
          attrs: { language: node.lang ?? null },
          content: [{ type: 'text', text: node.value }],
        },
      ];
    case 'thematicBreak':
      return [{ type: 'horizontalRule' }];
    case 'table':
      return [table(node)];
    default:
      return [];
  }
}

const table = (node: Table): RichTextNode => ({
  type: 'table',
  content: node.children.map((row, index) => ({
    type: 'tableRow',
    content: row.children.map((cell) => ({
      type: index === 0 ? 'tableHeader' : 'tableCell',
      content: [{ type: 'paragraph', content: inline(cell.children) }],
    })),
  })),
});

function inline(nodes: PhrasingContent[], marks: RichTextMark[] = []): RichTextNode[] {
  const text = (value: string, own: RichTextMark[] = marks): RichTextNode[] =>
    value ? [{ type: 'text', text: value, ...(own.length > 0 ? { marks: own } : {}) }] : [];
  return nodes.flatMap((node): RichTextNode[] => {
    switch (node.type) {
      case 'text':
        return text(node.value.replaceAll('\n', ' '));
      case 'strong':
        return inline(node.children, [...marks, { type: 'bold' }]);
      case 'emphasis':
        return inline(node.children, [...marks, { type: 'italic' }]);
      case 'inlineCode':
        return text(node.value, [...marks, { type: 'code' }]);
      case 'link':
        return inline(
          node.children,
          SAFE_LINK.test(node.url) ? [...marks, { type: 'link', attrs: { href: node.url } }] : marks,
        );
      case 'break':
        return [{ type: 'hardBreak' }];
      case 'image':
        return /^\/(?!\/)/.test(node.url)
          ? [{ type: 'image', attrs: { src: node.url, alt: node.alt ?? '' } }]
          : [];
      default:
        return [];
    }
  });
}

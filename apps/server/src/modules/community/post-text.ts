import type { RichTextDocument, RichTextNode } from '@stoa/api/schema';
import { invalid } from '../../core/text/texts.ts';
import { isSafeAddress } from '../../http/safe-address.ts';
import { cleanDocument, nodesOf } from '../../rich-text/clean.ts';

/** Characters of a post or reply, markup not counted. */
export const TEXT_MAX = 20_000;
/** A paragraph a line, with a mark in each, is far below it. */
const NODES_MAX = 5_000;

type NodeType = RichTextNode['type'];

const BLOCKS: readonly NodeType[] = ['paragraph', 'bulletList', 'orderedList', 'blockquote', 'codeBlock'];
/** What may stand in what; kinds that are not named have no place in posts. */
const INSIDE: Partial<Record<NodeType | 'doc', readonly NodeType[]>> = {
  doc: BLOCKS,
  paragraph: ['text', 'hardBreak'],
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: ['paragraph', 'bulletList', 'orderedList'],
  blockquote: ['paragraph', 'bulletList', 'orderedList'],
  codeBlock: ['text'],
};
const INLINE: readonly NodeType[] = ['text', 'hardBreak'];
/** Signs that turn the direction of what follows, and what cannot be seen. */
const UNSEEN = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

const refused = (rule: string, message: string) => invalid('body/body', rule, message);

/**
 * A text as it is kept: paragraphs, lists, quotations and code, and nothing that the contract does not name.
 * @throws {Problem} VALIDATION_FAILED for other blocks, links that lead where they must not, and what is empty or too long
 */
export function cleanPostBody(document: RichTextDocument): RichTextDocument {
  const kept = cleaned(document);
  if (nodesOf(kept.content).length > NODES_MAX) throw refused('maxItems', 'has too many parts');
  requireChildren('doc', kept.content);
  const words = wordsOf(kept);
  if (words.trim() === '') throw refused('minLength', 'must say something');
  if ([...words].length > TEXT_MAX) throw refused('maxLength', `must have at most ${TEXT_MAX} characters`);
  return kept;
}

function cleaned(document: RichTextDocument): RichTextDocument {
  try {
    const { content } = cleanDocument(document);
    return { type: 'doc', content: content.map(withoutUnseen) };
  } catch (error) {
    if (error instanceof RangeError) throw refused('depth', 'is nested too deeply');
    throw error;
  }
}

/** No text with unseen signs; of attributes only where an ordered list starts. */
const withoutUnseen = ({ attrs, text, content, ...node }: RichTextNode): RichTextNode => ({
  ...node,
  ...(text === undefined ? {} : { text: text.normalize('NFC').replaceAll(UNSEEN, '') }),
  ...(node.type === 'orderedList' && attrs?.start !== undefined ? { attrs: { start: attrs.start } } : {}),
  ...(content ? { content: content.map(withoutUnseen) } : {}),
});

function requireChildren(parent: NodeType | 'doc', nodes: readonly RichTextNode[]): void {
  const allowed = INSIDE[parent] ?? [];
  for (const { type, text, marks = [], content = [] } of nodes) {
    if (!allowed.includes(type)) throw refused('allowed', `must not have ${type} in ${parent}`);
    if ((type === 'text') !== (text !== undefined)) throw refused('allowed', 'has a text where none belongs');
    if (marks.length > 0 && type !== 'text') throw refused('allowed', 'has a mark where no text is');
    for (const mark of marks)
      if (mark.type === 'link' && !isSafeAddress(mark.attrs?.href ?? ''))
        throw refused('format', 'has a link that is neither a path nor an http(s) address');
    requireChildren(type, content);
  }
}

/** The words of a text: what stands in one line joined as it is read, so that no mark hides a word, and a line a block. */
export function wordsOf({ content }: Pick<RichTextDocument, 'content'>): string {
  const lineOf = (node: RichTextNode): string => (node.type === 'hardBreak' ? '\n' : (node.text ?? ''));
  const lines = (node: RichTextNode): string[] => {
    const children = node.content ?? [];
    return children.some(({ type }) => INLINE.includes(type))
      ? [children.map(lineOf).join('')]
      : children.flatMap(lines);
  };
  return content.flatMap(lines).join('\n');
}

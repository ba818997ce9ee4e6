/** A node of the documents in which articles and lessons are stored (the shape that TipTap writes). */
export interface RichTextNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: readonly RichTextNode[];
  text?: string;
  marks?: readonly { type: string; attrs?: Record<string, unknown> }[];
}

/** A whole article or lesson. */
export interface RichTextDocument {
  type: 'doc';
  content?: readonly RichTextNode[];
}

/** A heading of a document, for a table of contents. */
export interface RichTextHeading {
  /** The heading's id in the page. */
  id: string;
  text: string;
  level: 2 | 3 | 4;
}

/** All text below a node, without marks. */
export function plainText(node: RichTextNode): string {
  if (node.type === 'hardBreak') return ' ';
  return (node.text ?? '') + (node.content ?? []).map(plainText).join('');
}

/** The level at which a heading is shown: 2 to 4, whatever is stored, since the page has its own level 1. */
export function headingLevel(node: RichTextNode): 2 | 3 | 4 {
  const level = node.attrs?.['level'];
  return level === 3 || level === 4 ? level : typeof level === 'number' && level > 4 ? 4 : 2;
}

/** Letters and digits of any script, joined by hyphens: an id that can be read in an address. */
function slug(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '') || 'section'
  );
}

function* headingNodes(nodes: readonly RichTextNode[]): Generator<RichTextNode> {
  for (const node of nodes) {
    if (node.type === 'heading') yield node;
    else yield* headingNodes(node.content ?? []);
  }
}

/** Ids by heading node; equal headings get a number, so that each id stands once. */
export function headingIds(document: RichTextDocument): Map<RichTextNode, string> {
  const ids = new Map<RichTextNode, string>();
  const used = new Set<string>();
  for (const node of headingNodes(document.content ?? [])) {
    const base = slug(plainText(node));
    let id = base;
    for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
    used.add(id);
    ids.set(node, id);
  }
  return ids;
}

/** The headings of a document in order, with the ids that `RichText` gives them. */
export function collectHeadings(document: RichTextDocument): RichTextHeading[] {
  return [...headingIds(document)].map(([node, id]) => ({
    id,
    text: plainText(node),
    level: headingLevel(node),
  }));
}

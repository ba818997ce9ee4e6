import type { NotePlace } from '@stoa/api/schema';

/** What a text consists of, in the order in which it is read. */
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, pre, tr, figure';
export const QUOTE_MAX = 300;
/** So much of a block stands for it where nothing was marked. */
const BLOCK_QUOTE_MAX = 120;
/** What the head of the page covers. */
const HEAD_PX = 96;

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** The first characters of a text: no pair of surrogates and, where there are spaces, no word torn apart. */
function cut(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const first = characters.slice(0, length).join('');
  return first.replace(/\s\S*$/u, '').trim();
}

const blocksOf = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(BLOCKS)];

/** The place of what somebody has marked; undefined where nothing of the text is. */
export function placeOfSelection(root: HTMLElement, selection: Selection | null): NotePlace | undefined {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.startContainer)) return undefined;
  const quote = cut(oneLine(selection.toString()), QUOTE_MAX);
  if (quote === '') return undefined;
  const blocks = blocksOf(root);
  const own = blocks.findLastIndex((block) => block.contains(range.startContainer));
  return { kind: 'passage', position: Math.max(0, own), quote };
}

/** The place that somebody reads: the first block that they see. */
export function placeOfReading(root: HTMLElement): NotePlace {
  const blocks = blocksOf(root);
  const index = blocks.findIndex((block) => block.getBoundingClientRect().bottom > HEAD_PX);
  const block = blocks[index];
  return {
    kind: 'passage',
    position: Math.max(0, index),
    quote: block ? cut(oneLine(block.textContent), BLOCK_QUOTE_MAX) : '',
  };
}

export interface FoundPlace {
  /** What to bring into view. */
  block: HTMLElement;
  /** The words themselves, where they are still there. */
  range: Range | undefined;
}

/** Finds a place again: its words nearest to where they were, or the block that stands there now. */
export function findPlace(root: HTMLElement, { position, quote }: NotePlace): FoundPlace | undefined {
  const blocks = blocksOf(root);
  const there = blocks[Math.min(position, blocks.length - 1)];
  if (!there) return undefined;
  const range = findQuote(root, quote, there);
  const start = range?.startContainer;
  const block = start && blocks.findLast((one) => one.contains(start));
  return { block: block ?? there, range };
}

interface Letter {
  node: Text;
  offset: number;
}

/** Spaces and line ends differ between what was marked and what is drawn: they do not count. */
function lettersOf(root: HTMLElement): { text: string; letters: Letter[] } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const letters: Letter[] = [];
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const data = (node as Text).data;
    for (let offset = 0; offset < data.length; offset++) {
      const letter = data[offset] as string;
      if (/\s/u.test(letter)) continue;
      text += letter;
      letters.push({ node: node as Text, offset });
    }
  }
  return { text, letters };
}

function findQuote(root: HTMLElement, quote: string, near: HTMLElement): Range | undefined {
  const wanted = quote.replaceAll(/\s+/gu, '');
  if (wanted === '') return undefined;
  const { text, letters } = lettersOf(root);
  const from = letters.findIndex(({ node }) => near.contains(node));
  let best = -1;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
    if (best < 0 || Math.abs(at - from) < Math.abs(best - from)) best = at;
  const [first, last] = [letters[best], letters[best + wanted.length - 1]];
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}

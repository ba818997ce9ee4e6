import { passagesOf, piecesOf } from '@stoa/api/passages';
import type { ExamQuestion, RichTextDocument } from '@stoa/api/schema';
import type { MarkedPassage, MarkedTextProps } from '@stoa/ui/marked-text';

const wordsOf = (node: unknown): string => {
  const { text, content } = node as { text?: string; content?: unknown[] };
  return text ?? (content ?? []).map(wordsOf).join('');
};

const hasPassages = (node: unknown): boolean => passagesOf(wordsOf(node)).length > 0;

/** Of a text whose passages are marked, the paragraphs before the first passage; of another one all. */
export function beforePassages(document: RichTextDocument, { kind }: ExamQuestion): RichTextDocument {
  if (kind !== 'highlight') return document;
  const { content = [] } = document;
  const first = content.findIndex(hasPassages);
  return first < 0 ? document : { ...document, content: content.slice(0, first) };
}

/** The paragraphs of a question from its first passage on. */
export function fromPassages({ text: { content = [] } }: ExamQuestion): string[] {
  const first = content.findIndex(hasPassages);
  return first < 0 ? [] : content.slice(first).map(wordsOf);
}

/** The paragraphs of a text as it is written, which an empty line keeps apart. */
export const paragraphsOf = (text: string): string[] => text.split(/\n{2,}/u);

/**
 * Paragraphs as they are marked.
 * @param markOf the state of a passage, by its number; nothing for one that cannot be marked
 */
export function markedParagraphs(
  paragraphs: readonly string[],
  markOf: (number: number) => Omit<MarkedPassage, 'text'> | undefined,
): MarkedTextProps['paragraphs'] {
  let before = 0;
  return paragraphs.map((paragraph) => {
    const pieces = piecesOf(paragraph, before);
    before += passagesOf(paragraph).length;
    return pieces.map((piece) => {
      if (typeof piece === 'string') return piece;
      const mark = markOf(piece.number);
      return mark ? { ...mark, text: piece.text } : piece.text;
    });
  });
}

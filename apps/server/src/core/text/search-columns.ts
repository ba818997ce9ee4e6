import { fold, toVector, type IndexedText } from './tokens.ts';

const SEARCH_TEXT_MAX = 16_000;

/** What a resource is found by. @param pieces its texts, the weightiest first */
export const searchColumns = (
  pieces: readonly IndexedText[],
): { search_vector: string; search_text: string } => ({
  search_vector: toVector([...pieces]),
  search_text: pieces
    .filter(({ weight }) => weight !== 'D')
    .map(({ text }) => fold(text))
    .join('\n')
    .slice(0, SEARCH_TEXT_MAX),
});

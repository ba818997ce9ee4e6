import { LANGUAGES, type Language } from '@stoa/api/languages';
import type { Translations } from '../../../database/tables.ts';
import { fold } from '../../../core/text/tokens.ts';

/** Characters that a question is found by. */
const SEARCH_TEXT_MAX = 16_000;

/** The languages that a question has words in. */
export const questionLanguages = (text: Translations): Language[] =>
  LANGUAGES.filter((language) => text[language]?.trim());

/** What a question is found by: its words, its options and its tags, as keywords are compared. */
export const questionSearchText = ({
  text,
  options,
  tags,
}: {
  text: Translations;
  options: readonly Translations[];
  tags: readonly string[];
}): string =>
  fold(
    [text, ...options]
      .flatMap((texts) => Object.values(texts))
      .concat(tags)
      .join('\n'),
  ).slice(0, SEARCH_TEXT_MAX);

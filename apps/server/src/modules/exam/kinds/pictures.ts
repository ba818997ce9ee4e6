import { WITH_PICTURES } from '@stoa/api/entry-pictures';
import { hasText } from '../../../core/text/texts.ts';
import type { EntryPicture, QuestionKind, Translations } from '../../../database/tables.ts';

/** The picture of an option or a part, where it has one. @param index its place in the question */
export function pictureOf(
  kind: QuestionKind,
  holder: 'options' | 'parts',
  pictures: readonly (EntryPicture | null)[] | null,
  index: number,
): EntryPicture | undefined {
  return WITH_PICTURES[kind] === holder ? (pictures?.[index] ?? undefined) : undefined;
}

/** What is read of options or parts where there are no pictures: their texts, or what their pictures show. */
export const inWords = (
  kind: QuestionKind,
  holder: 'options' | 'parts',
  texts: readonly Translations[],
  pictures: readonly (EntryPicture | null)[] | null,
): Translations[] =>
  texts.map((text, index) =>
    hasText(text) ? text : (pictureOf(kind, holder, pictures, index)?.alt ?? text),
  );

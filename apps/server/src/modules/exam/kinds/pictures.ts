import { hasEntryPictures } from '@stoa/api/entry-pictures';
import { hasText } from '../../../core/text/texts.ts';
import type { EntryPicture, QuestionKind, Translations } from '../../../database/tables.ts';

type Holder = 'options' | 'parts';

/** Whose pictures are asked for. */
interface Shape {
  kind: QuestionKind;
  parts: readonly unknown[];
}

/**
 * The picture of an option or a part, where it has one.
 * @param pictures of a version as they are kept: those of parts, then those of options
 * @param index its place in the question
 */
export function pictureOf(
  { kind, parts }: Shape,
  pictures: readonly (EntryPicture | null)[] | null,
  holder: Holder,
  index: number,
): EntryPicture | undefined {
  if (!hasEntryPictures(kind, holder)) return undefined;
  const before = holder === 'options' && hasEntryPictures(kind, 'parts') ? parts.length : 0;
  return pictures?.[before + index] ?? undefined;
}

/** What is read of options or parts where there are no pictures: their texts, or what their pictures show. */
export const inWords = (
  question: { kind: QuestionKind } & Record<Holder, readonly Translations[]>,
  pictures: readonly (EntryPicture | null)[] | null,
  holder: Holder,
): Translations[] =>
  question[holder].map((text, index) =>
    hasText(text) ? text : (pictureOf(question, pictures, holder, index)?.alt ?? text),
  );

import { hasEntryPictures } from '@stoa/api/entry-pictures';
import type { QuestionInput, WrittenRubricCriterion } from '@stoa/api/schema';
import type {
  EntryPicture,
  QuestionKind,
  QuestionMedia,
  QuestionPicture,
  Translations,
} from '../../../database/tables.ts';
import { hasText, invalid } from '../../../core/text/texts.ts';
import { WITH_FEEDBACK } from '../kinds/choices.ts';
import { fault, type QuestionFault, type QuestionShape } from '../kinds/kind.ts';
import { pictureOf } from '../kinds/pictures.ts';
import { areaOf, KINDS } from '../kinds/registry.ts';

/** What a version of a question holds. */
export interface QuestionContent extends QuestionShape {
  kind: QuestionKind;
  points: number;
  text: Translations;
  media: QuestionMedia | null;
  explanation: Translations;
}

type Sized<Entry extends { picture?: unknown }> = Omit<Entry, 'picture'> & {
  picture?: (NonNullable<Entry['picture']> & Partial<Pick<QuestionPicture, 'width' | 'height'>>) | undefined;
};

/** A question as it is written, with the sizes of its pictures where they are known. */
export type SizedInput = Omit<Sized<QuestionInput>, 'options' | 'parts'> & {
  options: Sized<QuestionInput['options'][number]>[];
  parts?: Sized<NonNullable<QuestionInput['parts']>[number]>[] | undefined;
};

type WrittenPicture = SizedInput['options'][number]['picture'];

/** Texts without those that are empty. */
export const trimmed = (texts: Translations): Translations =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text.trim() ? [[language, text.trim()]] : [])),
  );

const trimmedCriterion = ({
  title,
  levels,
  ...criterion
}: WrittenRubricCriterion): WrittenRubricCriterion => ({
  ...criterion,
  title: trimmed(title),
  levels: levels.map((level) => ({ ...level, title: trimmed(level.title) })),
});

/**
 * A question as its version holds it; what another kind has is left out.
 * @param trueFalse what true and false are called
 */
export function contentOf(
  input: SizedInput,
  trueFalse: readonly [Translations, Translations],
): QuestionContent | QuestionFault {
  const { kind, picture } = input;
  const text = trimmed(input.text);
  if (!hasText(text)) return fault('text', 'TEXT', 'must have a text in one language');
  const pictures = picturesOf(input);
  if ('fault' in pictures) return pictures;
  const { parts = [] } = input;
  const pictured = (holder: 'options' | 'parts', index: number) => ({
    picture: pictureOf({ kind, parts }, pictures.entryPictures, holder, index),
  });
  const shape = KINDS[kind].shape({
    text,
    options: input.options.map((option, index) => ({
      text: (kind === 'truefalse' && trueFalse[index]) || trimmed(option.text),
      right: option.right,
      area: option.area,
      ...pictured('options', index),
      feedback: trimmed((WITH_FEEDBACK.includes(kind) && option.feedback) || {}),
    })),
    parts: parts.map((part, index) => ({
      ...part,
      text: trimmed(part.text),
      ...pictured('parts', index),
    })),
    accepts: input.accepts,
    number: input.number,
    range: input.range ?? null,
    picture: picture ? { width: null, height: null, ...picture, alt: trimmed(picture.alt) } : null,
    files: input.files ?? null,
    rubric: (input.rubric ?? []).map(trimmedCriterion),
    unit: trimmed(input.unit),
    credit: input.credit,
    isExact: input.isExact ?? false,
  });
  if ('fault' in shape) return shape;
  // Any question may have a picture to look at.
  const seen = picture && !KINDS[kind].areas ? { alt: trimmed(picture.alt) } : undefined;
  if (seen && !hasText(seen.alt)) return fault('picture/alt', 'TEXT', 'must have a text in one language');
  const media = input.media
    ? { ...input.media, title: trimmed(input.media.title), transcript: trimmed(input.media.transcript) }
    : null;
  if (media && !hasText(media.title)) return fault('media/title', 'TEXT', 'must have a text in one language');
  return {
    kind,
    points: input.points,
    text,
    media,
    options: [],
    optionFeedback: [],
    parts: [],
    range: null,
    picture:
      picture && seen ? { width: null, height: null, ...picture, ...seen, most: null, areas: [] } : null,
    files: null,
    rubric: [],
    unit: {},
    answer_key: {},
    ...pictures,
    ...shape,
    explanation: trimmed(input.explanation),
  };
}

/** The pictures of parts, then of options, by their places; none where the kind has none. */
function picturesOf({
  kind,
  options,
  parts = [],
}: SizedInput): Pick<QuestionContent, 'entryPictures'> | QuestionFault {
  const of = (holder: 'options' | 'parts', entries: readonly { picture?: WrittenPicture }[]) =>
    hasEntryPictures(kind, holder)
      ? entries.map(({ picture }): EntryPicture | null =>
          picture ? { width: null, height: null, ...picture, alt: trimmed(picture.alt) } : null,
        )
      : [];
  const found = { parts: of('parts', parts), options: of('options', options) };
  for (const holder of ['parts', 'options'] as const) {
    const untold = found[holder].findIndex((picture) => picture && !hasText(picture.alt));
    if (untold >= 0)
      return fault(`${holder}/${untold}/picture/alt`, 'TEXT', 'must have a text in one language');
  }
  if (found.options.some(Boolean)) return { entryPictures: [...found.parts, ...found.options] };
  return { entryPictures: found.parts.some(Boolean) ? found.parts : [] };
}

/** @throws {Problem} VALIDATION_FAILED for what is not right */
export function requireContent(found: QuestionContent | QuestionFault): QuestionContent {
  if ('fault' in found) throw invalid(found.path, 'required', found.message);
  return found;
}

/** The content of a version as its key and options are written. */
export function keyedOf({
  kind,
  options,
  optionFeedback,
  parts,
  range,
  picture,
  entryPictures,
  media,
  files,
  rubric,
  answer_key: { right = [], accepts = [], pairs, gaps, value, tolerance = 0, near, relative, credit, exact },
}: Pick<
  QuestionContent,
  | 'kind'
  | 'options'
  | 'optionFeedback'
  | 'parts'
  | 'range'
  | 'picture'
  | 'entryPictures'
  | 'media'
  | 'files'
  | 'rubric'
  | 'answer_key'
>): Pick<
  QuestionInput,
  | 'options'
  | 'parts'
  | 'accepts'
  | 'number'
  | 'range'
  | 'picture'
  | 'media'
  | 'files'
  | 'rubric'
  | 'credit'
  | 'isExact'
> {
  const pictured = (holder: 'options' | 'parts', index: number) => {
    const found = pictureOf({ kind, parts }, entryPictures, holder, index);
    return found ? { picture: { url: found.url, alt: found.alt } } : {};
  };
  return {
    options: options.map((text, index) => ({
      text,
      right: right.includes(index),
      ...(hasText(optionFeedback[index] ?? {}) ? { feedback: optionFeedback[index] } : {}),
      ...areaOf(kind, 'options', picture, index),
      ...pictured('options', index),
    })),
    accepts,
    number:
      value === undefined
        ? null
        : { value, tolerance, near: near ?? null, ...(relative ? { isRelative: true } : {}) },
    ...(parts.length > 0
      ? {
          parts: parts.map((text, index) => ({
            text,
            right: pairs?.[index] ?? null,
            accepts: gaps?.[index] ?? [],
            ...areaOf(kind, 'parts', picture, index),
            ...pictured('parts', index),
          })),
        }
      : {}),
    ...(range ? { range } : {}),
    ...(picture ? { picture: { url: picture.url, alt: picture.alt, most: picture.most } } : {}),
    ...(media ? { media } : {}),
    ...(files ? { files } : {}),
    ...(rubric.length > 0 ? { rubric } : {}),
    ...(credit ? { credit } : {}),
    ...(exact ? { isExact: true } : {}),
  };
}

/** A value as text, the same in whichever order its fields stand. */
export const written = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

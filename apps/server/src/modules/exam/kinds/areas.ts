import type { PictureArea, QuestionPicture, Translations } from '../../../database/tables.ts';
import { hasText } from '../../../core/text/texts.ts';
import { fault, type QuestionFault, type WrittenQuestion } from './kind.ts';

/** Sums of shares may be off by as much as binary fractions are. */
const EPSILON = 1e-6;

/**
 * The picture of a question and the areas of it that its options or parts are.
 * @param holder which of them have the areas
 */
export function pictureWithAreas(
  written: WrittenQuestion,
  holder: 'options' | 'parts',
): { picture: QuestionPicture } | QuestionFault {
  const { picture } = written;
  if (!picture) return fault('picture', 'PARTS', 'must be there');
  if (!hasText(picture.alt)) return fault('picture/alt', 'TEXT', 'must have a text in one language');
  const code = holder === 'options' ? 'OPTIONS' : 'PARTS';
  const places = written[holder];
  if (hasTwice(places.map(({ text }) => text))) return fault(holder, code, 'must have different texts');
  const areas = places.flatMap(({ area }) => area ?? []);
  if (areas.length < places.length || !areas.every(isWithin))
    return fault(holder, code, 'must have an area each, within the picture');
  return { picture: { ...picture, areas } };
}

const isWithin = ({ x, y, width, height }: PictureArea): boolean =>
  x + width <= 1 + EPSILON && y + height <= 1 + EPSILON;

/** Whether two are called the same in one language. */
function hasTwice(texts: readonly Translations[]): boolean {
  const names = texts.flatMap((text) =>
    Object.entries(text).map(([language, name]) => `${language} ${name.trim().toLowerCase()}`),
  );
  return new Set(names).size < names.length;
}

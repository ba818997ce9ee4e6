import type { PictureArea, Translations } from '../../../database/tables.ts';
import { hasText } from '../../../core/text/texts.ts';
import { csvChoices, optionTexts } from './choices.ts';
import { fault, type KindRules } from './kind.ts';
import { multiple } from './multiple.kind.ts';

/** Sums of shares may be off by as much as binary fractions are. */
const EPSILON = 1e-6;

/** Areas of a picture of which some are right: chosen and graded as the options of multiple. */
export const hotspot: KindRules = {
  ...multiple,
  // Whoever hears them gets them in the order of the author; where they stand is the picture's.
  options: 'never',
  shape: (written) => {
    const { picture } = written;
    if (!picture) return fault('picture', 'PARTS', 'must be there');
    if (!hasText(picture.alt)) return fault('picture/alt', 'TEXT', 'must have a text in one language');
    const options = optionTexts(written);
    if ('fault' in options) return options;
    if (hasTwice(options.texts)) return fault('options', 'OPTIONS', 'must have different texts');
    const areas = written.options.flatMap(({ area }) => area ?? []);
    if (areas.length < written.options.length || !areas.every(isWithin))
      return fault('options', 'OPTIONS', 'must have an area each, within the picture');
    if (picture.most !== null && picture.most < written.options.filter(({ right }) => right).length)
      return fault('picture/most', 'RIGHT', 'must let all right areas be marked');
    const shape = multiple.shape(written);
    return 'fault' in shape ? shape : { ...shape, picture: { ...picture, areas } };
  },
  csv: {
    read: () => ({ fault: 'KIND' }),
    // A file has no picture: what is left of it are its areas by their names.
    write: (question, say) => ({ ...csvChoices.write(question, say), kind: 'multiple' }),
  },
};

const isWithin = ({ x, y, width, height }: PictureArea): boolean =>
  x + width <= 1 + EPSILON && y + height <= 1 + EPSILON;

/** Whether two are called the same in one language. */
function hasTwice(texts: readonly Translations[]): boolean {
  const names = texts.flatMap((text) =>
    Object.entries(text).map(([language, name]) => `${language} ${name.trim().toLowerCase()}`),
  );
  return new Set(names).size < names.length;
}

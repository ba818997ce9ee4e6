import { pictureWithAreas } from './areas.ts';
import { csvChoices } from './choices.ts';
import { fault, type KindRules } from './kind.ts';
import { multiple } from './multiple.kind.ts';

/** Areas of a picture of which some are right: chosen and graded as the options of multiple. */
export const hotspot: KindRules = {
  ...multiple,
  // Whoever hears them gets them in the order of the author; where they stand is the picture's.
  options: 'never',
  areas: 'options',
  shape: (written) => {
    const found = pictureWithAreas(written, 'options');
    if ('fault' in found) return found;
    const { most } = found.picture;
    if (most !== null && most < written.options.filter(({ right }) => right).length)
      return fault('picture/most', 'RIGHT', 'must let all right areas be marked');
    const shape = multiple.shape(written);
    return 'fault' in shape ? shape : { ...shape, ...found };
  },
  csv: {
    read: () => ({ fault: 'KIND' }),
    // A file has no picture: what is left of it are its areas by their names.
    write: (question, say) => ({ ...csvChoices.write(question, say), kind: 'multiple' }),
  },
};

import { pictureWithAreas } from './areas.ts';
import type { KindRules } from './kind.ts';
import { matching } from './matching.kind.ts';

/** Areas of a picture that get a label each: answered and graded as the parts of matching. */
export const labels: KindRules = {
  ...matching,
  areas: 'parts',
  shape: (written) => {
    const found = pictureWithAreas(written, 'parts');
    if ('fault' in found) return found;
    const shape = matching.shape(written);
    // Every area wants a label: there is no number to bound.
    return 'fault' in shape ? shape : { ...shape, picture: { ...found.picture, most: null } };
  },
  csv: {
    read: () => ({ fault: 'KIND' }),
    // A file has no picture: what is left of it are its areas by their names.
    write: (question, say) => ({ ...matching.csv.write(question, say), kind: 'matching' }),
  },
};

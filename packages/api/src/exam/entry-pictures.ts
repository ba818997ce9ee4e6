import type { QuestionKind } from '../schema.gen.ts';

/** Who can have a picture each. */
type Holder = 'options' | 'parts';

/** Of which kinds options or parts may have a picture each, beside their text or instead of it. */
const WITH_PICTURES: Partial<Record<QuestionKind, readonly Holder[]>> = {
  single: ['options'],
  multiple: ['options'],
  ordering: ['options'],
  matching: ['parts', 'options'],
  categories: ['parts', 'options'],
};

/** Whether options, or parts, of a kind of questions may have a picture each. */
export const hasEntryPictures = (kind: QuestionKind, holder: Holder): boolean =>
  WITH_PICTURES[kind]?.includes(holder) ?? false;

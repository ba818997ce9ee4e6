import type { QuestionKind } from '../schema.gen.ts';

/** Of which kinds options or parts may have a picture each, beside their text or instead of it. */
export const WITH_PICTURES: Partial<Record<QuestionKind, 'options' | 'parts'>> = {
  single: 'options',
  multiple: 'options',
  ordering: 'options',
  matching: 'parts',
  categories: 'parts',
};

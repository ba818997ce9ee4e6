import type { SurveyItemKind } from '../schema.gen.ts';

/** Whether options of a kind of questions may have a picture each, beside their text or instead of it. */
export const hasOptionPictures = (kind: SurveyItemKind): boolean =>
  kind === 'single' || kind === 'multiple' || kind === 'ranking';

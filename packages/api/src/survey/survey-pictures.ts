import type { SurveyItemKind } from '../schema.gen.ts';
import { SURVEY_KINDS } from './survey-kinds.ts';

/** Whether options of a kind of questions may have a picture each, beside their text or instead of it. */
export const hasOptionPictures = (kind: SurveyItemKind): boolean => SURVEY_KINDS[kind].options === 'pictures';

/** The same of its rows. */
export const hasRowPictures = (kind: SurveyItemKind): boolean => SURVEY_KINDS[kind].rows === 'pictures';

import { lengthOf } from '../shared/field-rules.ts';
import type { DraftTexts } from './teaching-draft.ts';

/** As the contract bounds them. */
export const TEACHING_LENGTHS = {
  text: 5000,
  option: 1000,
  title: 200,
  summary: 1000,
  pattern: 200,
  folder: 100,
  unit: 40,
  password: 60,
} as const;
export const MAX_OPTIONS = 26;
export const MAX_ACCEPTED = 20;
export const MAX_QUESTIONS = 300;
export const MAX_SECTIONS = 20;

export const textsOf = (texts: DraftTexts): string[] =>
  Object.values(texts).flatMap((text) => (text ?? '').trim() || []);
export const isLonger = (texts: DraftTexts, most: number): boolean =>
  textsOf(texts).some((text) => lengthOf(text) > most);

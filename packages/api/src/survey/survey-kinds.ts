import { passageTexts } from '../exam/passages.ts';
import type { SurveyDraftItem, SurveyItemKind } from '../schema.gen.ts';

/** What a kind of questions has, and how it is answered. */
export interface SurveyKind {
  /** What of an answer says it. */
  answer: 'choice' | 'number' | 'text' | 'rows' | 'parts' | 'files';
  /**
   * What there is to choose from: at least two options with words, or with words or a picture each; at least one area of
   * the picture; the passages of the text; options with words or none.
   */
  options?: 'words' | 'pictures' | 'areas' | 'passages' | 'maybe';
  /** What gets an option each: at least one row with words, with words or a picture, or one area of the picture. */
  rows?: 'words' | 'pictures' | 'areas';
}

/** Everything that the server, the editor and whoever answers have to know of a kind. */
export const SURVEY_KINDS: Readonly<Record<SurveyItemKind, SurveyKind>> = {
  single: { answer: 'choice', options: 'pictures' },
  multiple: { answer: 'choice', options: 'pictures' },
  text: { answer: 'text' },
  longtext: { answer: 'text' },
  number: { answer: 'number' },
  scale: { answer: 'number' },
  slider: { answer: 'number' },
  ranking: { answer: 'choice', options: 'pictures' },
  matrix: { answer: 'rows', options: 'words', rows: 'words' },
  categories: { answer: 'rows', options: 'pictures', rows: 'pictures' },
  matching: { answer: 'rows', options: 'pictures', rows: 'pictures' },
  hotspot: { answer: 'choice', options: 'areas' },
  labels: { answer: 'rows', options: 'words', rows: 'areas' },
  highlight: { answer: 'choice', options: 'passages' },
  gaps: { answer: 'parts', options: 'maybe' },
  file: { answer: 'files' },
};

/** Whether options or rows are areas of the picture, so that there has to be one. */
export const hasAreas = (kind: SurveyItemKind): boolean =>
  SURVEY_KINDS[kind].options === 'areas' || SURVEY_KINDS[kind].rows === 'areas';

/** Whether some of the options of a kind are chosen, so that conditions and filters can name them. */
export const hasChosenOptions = (kind: SurveyItemKind): boolean =>
  SURVEY_KINDS[kind].answer === 'choice' && kind !== 'ranking';

/** Numbers to choose from. */
export type SliderRange = NonNullable<SurveyDraftItem['range']>;

/** Steps of one slider. */
const STEPS_MAX = 1000;
/** Spans that results are counted in. */
const SPANS_MAX = 10;
const EPSILON = 1e-6;
const DIGITS = 12;

const exactly = (number: number): number => Number(number.toPrecision(DIGITS));
const stepsIn = ({ min, step }: SliderRange, number: number): number => (number - min) / step;

/** Whether people can choose a number of it. */
export function isRange(range: SliderRange): boolean {
  const steps = stepsIn(range, range.max);
  return range.step > 0 && steps >= 1 && steps <= STEPS_MAX;
}

/** The number of a slider that is meant: binary fractions miss some of them by a little. Undefined for no number of it. */
export function sliderNumber(range: SliderRange, number: number): number | undefined {
  const steps = stepsIn(range, number);
  const nearest = Math.round(steps);
  const isStep = Math.abs(steps - nearest) < EPSILON && number <= range.max + EPSILON && nearest >= 0;
  return isStep ? exactly(range.min + nearest * range.step) : undefined;
}

/** The spans that the numbers of a slider are counted in, from the lowest: a step each, or ten as wide as each other. */
export function sliderSpans(range: SliderRange): { from: number; to: number }[] {
  const last = Math.floor(stepsIn(range, range.max) + EPSILON);
  const width = last <= SPANS_MAX ? 1 : Math.ceil((last + 1) / SPANS_MAX);
  const at = (step: number) => exactly(range.min + Math.min(step, last) * range.step);
  return Array.from({ length: Math.ceil((last + 1) / width) }, (_, index) => ({
    from: at(index * width),
    to: at((index + 1) * width - 1),
  }));
}

/** Of a longer passage its beginning is what it is called. */
const PASSAGE_NAME = 200;

/** What the passages of a text are called by language; undefined where languages have others, or it has none. */
export function surveyPassages(passage: SurveyDraftItem['passage']): Record<string, string>[] | undefined {
  // A text that is empty in a language is not there.
  const written = Object.entries(passage ?? {}).filter(([, words]) => words?.trim());
  const passages = passageTexts(Object.fromEntries(written));
  if (!passages || passages.length === 0) return undefined;
  return passages.map((texts) =>
    Object.fromEntries(
      Object.entries(texts).map(([language, words]) => [language, words.slice(0, PASSAGE_NAME)]),
    ),
  );
}

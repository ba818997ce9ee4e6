import type { SurveyAnswer } from '../schema.gen.ts';

/** Where a gap stands in the text of its question: [[1]], [[2]] and so on. */
const GAP = /\[\[(\d{1,2})\]\]/gu;
/** Gaps of one question. */
export const MAX_GAPS = 20;

/** The keys of the gaps of a text, which are their numbers in order; undefined where one is missing or there twice. */
export function gapKeys(text: string): string[] | undefined {
  const numbers = [...text.matchAll(GAP)].map((found) => Number(found[1])).sort((one, other) => one - other);
  const isInOrder = numbers.every((number, index) => number === index + 1);
  return isInOrder && numbers.length > 0 && numbers.length <= MAX_GAPS ? numbers.map(String) : undefined;
}

/** The keys of the gaps of a question: undefined where there are none, or not the same in every language. */
export function gapsIn(texts: Readonly<Partial<Record<string, string>>>): string[] | undefined {
  const [first, ...others] = Object.values(texts)
    .filter((text) => (text ?? '').trim() !== '')
    .map((text) => gapKeys(text ?? ''));
  return first && others.every((keys) => keys?.length === first.length) ? first : undefined;
}

/** A text with what its gaps say. @param say what stands for the gap of a number */
export const fillGaps = (text: string, say: (key: string) => string): string =>
  text.replaceAll(GAP, (_gap, number: string) => say(String(Number(number))));

/** What was put into a gap; empty for nothing. */
export const inGap = (answer: Pick<SurveyAnswer, 'parts'> | undefined, key: string): string =>
  answer?.parts?.find((part) => part.key === key)?.value ?? '';

import type { SurveyItem, SurveyResultItem } from '@stoa/api/schema';
import { hasChosenOptions } from '@stoa/api/survey-kinds';
import type { Language } from '../../../i18n/languages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { wordsOf } from '../../../shared/option-words.ts';

/** What can be chosen: an option's key with its words, a step of a scale with its number. */
export interface ResultChoice {
  key: string;
  text: string;
}

/** The answers that results can be filtered by; none for questions that are answered otherwise. */
export function choicesOf({ kind, options, min, max }: SurveyItem, language: Language): ResultChoice[] {
  if (hasChosenOptions(kind)) return options.map((option) => ({ key: option.key, text: wordsOf(option) }));
  if (kind !== 'scale') return [];
  return Array.from({ length: max - min + 1 }, (_, index) => ({
    key: String(min + index),
    text: formatNumber(min + index, language),
  }));
}

/** Options of a ranking, the one first that people put first on average; what nobody ranked comes last. */
export function ranked({
  item,
  counts,
}: SurveyResultItem): { key: string; text: string; place: number | null }[] {
  const places = new Map(counts.map(({ key, meanPlace }) => [key, meanPlace]));
  return item.options
    .map((option) => ({ key: option.key, text: wordsOf(option), place: places.get(option.key) ?? null }))
    .toSorted((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity));
}

const PROMOTER_FROM = 9;
const DETRACTOR_TO = 6;
const PERCENT = 100;

/**
 * The Net Promoter Score of a scale from 0 to 10: the share of those who chose 9 or 10 without the share of those who
 * chose 6 or less, -100 to 100; undefined for other questions and where nobody answered.
 */
export function netPromoterScore({
  item,
  counts,
  answerCount,
}: Pick<SurveyResultItem, 'item' | 'counts' | 'answerCount'>): number | undefined {
  if (item.kind !== 'scale' || item.min !== 0 || item.max !== 10 || answerCount === 0) return undefined;
  const sum = (isCounted: (step: number) => boolean) =>
    counts.filter(({ key }) => isCounted(Number(key))).reduce((all, { count }) => all + count, 0);
  const promoters = sum((step) => step >= PROMOTER_FROM);
  const detractors = sum((step) => step <= DETRACTOR_TO);
  return Math.round(((promoters - detractors) / answerCount) * PERCENT);
}

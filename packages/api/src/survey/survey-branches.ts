import { hasChosenOptions } from './survey-kinds.ts';
import type { SurveyAnswer, SurveyCondition, SurveyItemKind } from '../schema.gen.ts';

/** A question, as far as it decides whether it is asked. */
export interface BranchItem {
  id: string;
  showIf?: SurveyCondition | null;
}

/** A question that a condition can name. */
export interface BranchSource {
  id: string;
  kind: SurveyItemKind;
  options: readonly { key: string }[];
  min: number;
  max: number;
}

/** An answer, as far as conditions look at it. */
export type BranchAnswer = Pick<SurveyAnswer, 'choice' | 'number'>;

function holds({ is, values }: SurveyCondition, answer: BranchAnswer | undefined): boolean {
  const chosen = answer?.number === undefined ? (answer?.choice ?? []) : [String(answer.number)];
  // Who has chosen nothing has said neither that it is nor that it is not.
  return chosen.length > 0 && values.some((value) => chosen.includes(value)) === is;
}

/**
 * The ids of the questions that are asked of whoever answers so, in order. An answer counts only where its question is
 * asked itself; a condition on a later question never holds. People see by it what they are asked, and the server
 * decides by it what it keeps.
 * @param items all questions of a survey in order
 */
export function askedQuestions(
  items: readonly BranchItem[],
  answerOf: (itemId: string) => BranchAnswer | undefined,
): Set<string> {
  const asked = new Set<string>();
  for (const { id, showIf } of items)
    if (!showIf || (asked.has(showIf.itemId) && holds(showIf, answerOf(showIf.itemId)))) asked.add(id);
  return asked;
}

/** What a condition can name of a question: options, or steps of a scale; nothing of other kinds. */
export function branchValues({ kind, options, min, max }: BranchSource): string[] {
  if (hasChosenOptions(kind)) return options.map(({ key }) => key);
  return kind === 'scale' ? Array.from({ length: max - min + 1 }, (_, step) => String(min + step)) : [];
}

/**
 * What has to be mended of a condition: `SOURCE` where its question does not come earlier or nothing of it can be
 * chosen, `VALUES` where no answer of it is named.
 * @param earlier the questions before the one that has the condition
 */
export function conditionFault(
  { itemId, values }: SurveyCondition,
  earlier: readonly BranchSource[],
): 'SOURCE' | 'VALUES' | undefined {
  const source = earlier.find(({ id }) => id === itemId);
  const known = source ? branchValues(source) : [];
  if (known.length === 0) return 'SOURCE';
  // One that is gone does no harm beside another.
  return values.some((value) => known.includes(value)) ? undefined : 'VALUES';
}

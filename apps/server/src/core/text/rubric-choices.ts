import type { RubricChoice } from '@stoa/api/schema';
import { invalid } from './texts.ts';

/** @throws {Problem} VALIDATION_FAILED for choices that the rubric does not have, and for a criterion that is named twice */
export function requireChoices(
  rubric: readonly { id: string; levels: readonly { id: string }[] }[],
  choices: readonly RubricChoice[],
  path: string,
): void {
  for (const [index, { criterionId, levelId }] of choices.entries()) {
    const criterion = rubric.find(({ id }) => id === criterionId);
    if (!criterion)
      throw invalid(`${path}/${index}/criterionId`, 'unknown', 'must be a criterion of the rubric');
    if (!criterion.levels.some(({ id }) => id === levelId))
      throw invalid(`${path}/${index}/levelId`, 'unknown', 'must be a level of the criterion');
    if (choices.findIndex((other) => other.criterionId === criterionId) !== index)
      throw invalid(`${path}/${index}/criterionId`, 'unique', 'must not be named twice');
  }
}

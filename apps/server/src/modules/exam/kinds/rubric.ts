import { bestOf, hasDuplicates } from '@stoa/api/rubric';
import type { WrittenRubricCriterion } from '@stoa/api/schema';
import { hasText } from '../../../core/text/texts.ts';
import { fault, type QuestionFault, type WrittenQuestion } from './kind.ts';

/** As the contract bounds them. */
const POINTS_MAX = 1000;

/** What a question is graded by, with the points that its best levels give; nothing where there is no rubric. */
export function rubricShape({
  rubric,
}: Pick<WrittenQuestion, 'rubric'>): { rubric?: WrittenRubricCriterion[]; points?: number } | QuestionFault {
  if (rubric.length === 0) return {};
  if (hasDuplicates(rubric)) return fault('rubric', 'PARTS', 'has two with one id');
  const untitled = rubric.findIndex(
    ({ title, levels }) => !hasText(title) || levels.some((level) => !hasText(level.title)),
  );
  if (untitled >= 0)
    return fault(`rubric/${untitled}`, 'TEXT', 'must have a title in one language, and each of its levels');
  const points = bestOf(rubric);
  return Number.isInteger(points) && points >= 1 && points <= POINTS_MAX
    ? { rubric, points }
    : fault(
        'rubric',
        'NUMBER',
        `must have best levels that add up to a whole number from 1 to ${POINTS_MAX}`,
      );
}

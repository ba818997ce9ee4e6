import type { RubricCriterion } from '@stoa/api/schema';
import type { DraftCriterion } from '@stoa/machines/teaching-editor';

type Texts = DraftCriterion['title'];

/** A rubric as it is said. */
export const rubricIn = (
  rubric: readonly DraftCriterion[],
  say: (texts: Texts) => string,
): RubricCriterion[] =>
  rubric.map((criterion) => ({
    ...criterion,
    title: say(criterion.title),
    levels: criterion.levels.map((level) => ({ ...level, title: say(level.title) })),
  }));

/** A rubric that was edited in one language, with what it is called in the others. */
export function withLanguage(
  rubric: readonly DraftCriterion[],
  edited: readonly RubricCriterion[],
  language: string,
): DraftCriterion[] {
  const known = new Map(rubric.map((criterion) => [criterion.id, criterion]));
  return edited.map((criterion) => {
    const before = known.get(criterion.id);
    return {
      ...criterion,
      title: { ...before?.title, [language]: criterion.title },
      levels: criterion.levels.map((level) => ({
        ...level,
        title: { ...before?.levels.find(({ id }) => id === level.id)?.title, [language]: level.title },
      })),
    };
  });
}

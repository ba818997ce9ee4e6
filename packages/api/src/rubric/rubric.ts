import type { RubricChoice } from '../schema.gen.ts';

/** What points are made of; words do not matter. */
type Rubric = readonly {
  readonly id: string;
  readonly levels: readonly { readonly id: string; readonly points: number }[];
}[];

/** The most that a rubric gives: the sum of its best levels. */
export const bestOf = (rubric: Rubric): number =>
  rubric.reduce((sum, { levels }) => sum + Math.max(0, ...levels.map(({ points }) => points)), 0);

/** Whether two criteria, or two levels of one, share an id. */
export const hasDuplicates = (rubric: Rubric): boolean =>
  [rubric, ...rubric.map(({ levels }) => levels)].some(
    (list) => new Set(list.map(({ id }) => id)).size < list.length,
  );

/** Whether each criterion has its level. */
export const isComplete = (rubric: Rubric, choices: readonly RubricChoice[]): boolean =>
  rubric.every(({ id }) => choices.some(({ criterionId }) => criterionId === id));

/** Points are kept in hundredths. */
const HUNDREDTHS = 100;

/** What the chosen levels give. */
export function sumOf(rubric: Rubric, choices: readonly RubricChoice[]): number {
  const points = rubric.map(({ id, levels }) => {
    const chosen = choices.find(({ criterionId }) => criterionId === id)?.levelId;
    return levels.find((level) => level.id === chosen)?.points ?? 0;
  });
  return Math.round(points.reduce((sum, given) => sum + given, 0) * HUNDREDTHS) / HUNDREDTHS;
}

/** Choices with one more, or another one of its criterion. */
export const withChoice = (choices: readonly RubricChoice[], choice: RubricChoice): RubricChoice[] => [
  ...choices.filter(({ criterionId }) => criterionId !== choice.criterionId),
  choice,
];

/** A rubric whose best levels give so many points, each level its share of them. */
export function scaledTo<Criterion extends Rubric[number]>(
  points: number,
  rubric: readonly Criterion[],
): Criterion[] {
  const best = bestOf(rubric);
  return rubric.map((criterion) => ({
    ...criterion,
    levels: criterion.levels.map((level) => ({
      ...level,
      points: best === points || best === 0 ? level.points : (level.points / best) * points,
    })),
  }));
}

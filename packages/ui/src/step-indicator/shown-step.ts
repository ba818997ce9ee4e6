/** How far a step has come. */
export type StepState = 'done' | 'current' | 'ahead' | 'failed';

/**
 * Index of the step that a narrow place shows alone: the current one, else the first that failed, else the first
 * ahead; when everything is done, the last. -1 without steps.
 */
export function shownStep(states: readonly StepState[]): number {
  for (const wanted of ['current', 'failed', 'ahead'] as const) {
    const index = states.indexOf(wanted);
    if (index >= 0) return index;
  }
  return states.length - 1;
}

/**
 * States of steps that are walked in order: before the current one done, after it ahead.
 *
 * @param current index of the current step; the number of steps when all are done.
 * @param failed indexes of steps that need mending, wherever they stand.
 */
export function statesAround(count: number, current: number, failed: readonly number[] = []): StepState[] {
  return Array.from({ length: Math.max(0, count) }, (_unused, index) => {
    if (failed.includes(index)) return 'failed';
    if (index === current) return 'current';
    return index < current ? 'done' : 'ahead';
  });
}

import type { StepRecord } from '../../engine/simulation/simulation.types.ts';

/** The transitions of a machine that steps have taken. */
export function takenIn(records: readonly StepRecord[], machine: string): Set<string> {
  return new Set(
    records.flatMap(({ steps }) =>
      steps
        .filter((step) => step.machine === machine)
        .flatMap(({ microsteps }) => microsteps.flatMap(({ transitions }) => transitions)),
    ),
  );
}

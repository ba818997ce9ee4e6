import type { ProblemCode, SimulationProblem } from './simulation.types.ts';

/** Ends a step that cannot be taken. */
export class RefusedError extends Error {
  readonly problem: SimulationProblem;

  constructor(code: ProblemCode, message: string, subject: string | null = null) {
    super(message);
    this.problem = { code, message, subject };
  }
}

/** Turns what a machine's own function threw into a problem that can be told. */
export function problemOfThrown(
  error: unknown,
  where: { machine: string; event: string; guard: string | null },
): RefusedError {
  if (error instanceof RefusedError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (message.startsWith('Infinite loop detected')) {
    return new RefusedError(
      'ENDLESS',
      `The machine "${where.machine}" never comes to rest after "${where.event}": its states lead on by themselves in a circle.`,
      where.machine,
    );
  }
  return new RefusedError(
    'THREW',
    `The machine "${where.machine}" threw on "${where.event}"${where.guard === null ? '' : ` in the guard "${where.guard}"`}: ${message}`,
    where.guard ?? where.machine,
  );
}

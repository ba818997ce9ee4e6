import { coverageOf } from '../../engine/paths/coverage.ts';
import { createSession, type Session } from '../../engine/simulation/session.ts';
import type { SimulationProblem } from '../../engine/simulation/simulation.types.ts';
import type { LoadedMachine } from '../../machines/load-machine.ts';
import { setCoverage } from '../tried/kept-coverage.ts';

/** A session of a machine, started with its first input. The start counts as tried, as every later step does. */
export function beginSession({ entry, details, chart }: Pick<LoadedMachine, 'entry' | 'details' | 'chart'>): {
  session: Session;
  problem: SimulationProblem | null;
} {
  const session = createSession(entry.machine);
  const outcome = session.apply({ kind: 'start', input: details?.inputs[0].value });
  if (outcome.ok) setCoverage(chart, coverageOf(chart, [outcome.record]));
  return { session, problem: !outcome.ok && 'problem' in outcome ? outcome.problem : null };
}

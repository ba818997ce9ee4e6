import { chartOf } from '../model/chart-of.ts';
import type { ChartSource } from '../model/chart-of.ts';
import { makeSimulator } from '../simulation/simulator.ts';
import type { StepRecord } from '../simulation/simulation.types.ts';
import { explore, pathTo } from './explore.ts';
import type { Reached } from './explore.ts';
import { isOneMoveAway } from './lookahead.ts';
import type { World } from '../simulation/world.ts';
import type { Alphabet, Path, SearchLimits } from './paths.types.ts';

/** A set of ways that together take every transition that can be reached. */
export interface Cover {
  paths: readonly Path[];
  /** The ids of the transitions that nothing has reached. */
  missing: readonly string[];
  /** Of all that was tried, for measuring guards and states as well. */
  records: readonly StepRecord[];
}

/** Finds few ways through a machine that take all of its transitions, with its guards as they are. */
export function coverTransitions(source: ChartSource, alphabet: Alphabet, limits?: SearchLimits): Cover {
  const chart = chartOf(source);
  const left = new Set(chart.transitions.map(({ id }) => id));
  const finds: Reached[] = [];
  const simulator = makeSimulator(source.machine);
  const isPromising = (world: World) => isOneMoveAway(simulator, world, alphabet, left);
  for (const reached of explore({ simulator, alphabet, limits, order: 'varied', isPromising })) {
    const before = left.size;
    for (const id of reached.taken) left.delete(id);
    if (left.size < before) finds.push(reached);
    if (left.size === 0) break;
  }
  const paths = fewest(finds.map(pathTo));
  const records = finds.flatMap(recordsOf);
  return { paths, missing: [...left], records };
}

function recordsOf(reached: Reached): StepRecord[] {
  const records: StepRecord[] = [];
  for (let at: Reached | null = reached; at !== null; at = at.before)
    if (at.record !== null) records.unshift(at.record);
  return records;
}

/** Takes the way that adds most again and again, until the others add nothing. */
function fewest(candidates: readonly Path[]): Path[] {
  const left = new Set(candidates.flatMap(({ transitions }) => transitions));
  const chosen: Path[] = [];
  while (left.size > 0) {
    const gains = candidates.map((path) => path.transitions.filter((id) => left.has(id)).length);
    const best = candidates[gains.indexOf(Math.max(...gains))];
    if (best === undefined) break;
    chosen.push(best);
    for (const id of best.transitions) left.delete(id);
  }
  return chosen;
}

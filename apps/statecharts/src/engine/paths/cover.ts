import { chartOf } from '../model/chart-of.ts';
import type { ChartSource } from '../model/chart-of.ts';
import type { Chart } from '../model/chart.types.ts';
import { makeSimulator } from '../simulation/simulator.ts';
import type { Simulator } from '../simulation/simulator.ts';
import type { StepRecord, Stimulus } from '../simulation/simulation.types.ts';
import type { World } from '../simulation/world.ts';
import { explore, pathTo, step } from './explore.ts';
import type { Reached } from './explore.ts';
import { isOneMoveAway } from './lookahead.ts';
import type { Alphabet, Path, SearchLimits } from './paths.types.ts';

/** How long guards are looked for after the last transition was found, in worlds. */
const PATIENCE = 400;

/** A set of ways that together take every transition that can be reached, and try every guard both ways. */
export interface Cover {
  paths: readonly Path[];
  /** The ids of the transitions that nothing has reached. */
  missing: readonly string[];
  /** Of the paths, for measuring. */
  records: readonly StepRecord[];
}

export interface CoverOptions {
  limits?: SearchLimits;
  /** Ways that are too long to be found, written by hand. They are walked first. */
  hints?: readonly (readonly Stimulus[])[];
  /** Narrows what can happen in a world, where the machine alone allows more than whoever drives it can do. */
  isPossible?: (world: World, stimulus: Stimulus) => boolean;
}

/** Finds few ways through a machine that take all of its transitions, with its guards as they are. */
export function coverTransitions(
  source: ChartSource,
  alphabet: Alphabet,
  { limits, hints = [], isPossible }: CoverOptions = {},
): Cover {
  const chart = chartOf(source);
  const goals = goalsOf(chart);
  const transitions = new Set(chart.transitions.map(({ id }) => id));
  const finds: Reached[] = [];
  const simulator = narrowed(makeSimulator(source.machine), isPossible);
  const note = (reached: Reached): boolean => {
    const reachedNew = gainsOf(chart, reached).filter((goal) => goals.delete(goal));
    for (const goal of reachedNew) transitions.delete(goal);
    if (reachedNew.length > 0) finds.push(reached);
    return reachedNew.length > 0;
  };
  for (const hint of hints) walk(simulator, hint).forEach(note);
  const isPromising = (world: World) => isOneMoveAway(simulator, world, alphabet, transitions);
  let sinceLast = 0;
  for (const reached of explore({ simulator, alphabet, limits, order: 'varied', isPromising })) {
    sinceLast = note(reached) ? 0 : sinceLast + 1;
    if (goals.size === 0 || (transitions.size === 0 && sinceLast > PATIENCE)) break;
  }
  const chosen = fewest(chart, finds);
  return { paths: chosen.map(pathTo), missing: [...transitions], records: chosen.flatMap(recordsOf) };
}

/** A simulator that refuses what is not possible, so that no search goes there. */
function narrowed(simulator: Simulator, isPossible: CoverOptions['isPossible']): Simulator {
  if (!isPossible) return simulator;
  const problem = { code: 'NO_SUCH_ACTOR' as const, message: 'Nobody can do that now.', subject: null };
  return {
    ...simulator,
    perform: (world, stimulus, guards) =>
      world === null || isPossible(world, stimulus)
        ? simulator.perform(world, stimulus, guards)
        : { ok: false, problem },
  };
}

function goalsOf(chart: Chart): Set<string> {
  const guards = chart.guards.flatMap((name) => [`${chart.id}/${name}=true`, `${chart.id}/${name}=false`]);
  return new Set([...chart.transitions.map(({ id }) => id), ...guards]);
}

/** What one step adds to what has been covered. */
function gainsOf(chart: Chart, { taken, record }: Reached): string[] {
  const guards = record?.guards ?? [];
  const own = guards.filter(({ guard }) => guard.startsWith(`${chart.id}/`));
  return [...taken, ...own.map(({ guard, outcome }) => `${guard}=${outcome}`)];
}

function walk(simulator: Simulator, stimuli: readonly Stimulus[]): Reached[] {
  const reached: Reached[] = [];
  for (const stimulus of stimuli) {
    const next = step(simulator, reached.at(-1) ?? null, stimulus);
    if (next === null)
      throw new Error(`A hint is refused at step ${reached.length + 1}: ${JSON.stringify(stimulus)}`);
    reached.push(next);
  }
  return reached;
}

function chainOf(reached: Reached): Reached[] {
  const chain: Reached[] = [];
  for (let at: Reached | null = reached; at !== null; at = at.before) chain.unshift(at);
  return chain;
}

function recordsOf(reached: Reached): StepRecord[] {
  return chainOf(reached).flatMap(({ record }) => (record === null ? [] : [record]));
}

/** Takes the way that adds most again and again, until the others add nothing. */
function fewest(chart: Chart, candidates: readonly Reached[]): Reached[] {
  const gains = candidates.map(
    (reached) => new Set(chainOf(reached).flatMap((each) => gainsOf(chart, each))),
  );
  const left = new Set(gains.flatMap((set) => [...set]));
  const chosen: Reached[] = [];
  while (left.size > 0) {
    const counts = gains.map((set) => [...set].filter((goal) => left.has(goal)).length);
    const index = counts.indexOf(Math.max(...counts));
    const best = candidates[index];
    if (best === undefined) break;
    chosen.push(best);
    for (const goal of gains[index] ?? []) left.delete(goal);
  }
  return chosen;
}

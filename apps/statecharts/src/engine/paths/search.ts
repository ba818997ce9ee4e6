import { makeSimulator } from '../simulation/simulator.ts';
import type { Simulator } from '../simulation/simulator.ts';
import { activeIds, rootOf } from '../simulation/world.ts';
import type { World } from '../simulation/world.ts';
import { explore, pathTo, step } from './explore.ts';
import type { Reached } from './explore.ts';
import { coarseKey, movesIn } from './moves.ts';
import type { Alphabet, Path, SearchLimits } from './paths.types.ts';

/** Where a search wants to get. */
export type Goal = { state: string } | { transition: string };

/** What a search needs to know. */
export interface SearchOptions {
  limits?: SearchLimits;
  /** Begins here instead of at the start, with the simulator that has made the world. */
  from?: { simulator: Simulator; world: World };
}

interface Source {
  machine: Parameters<typeof makeSimulator>[0];
}

/** The shortest way to a state or through a transition; null where none was found within the limits. */
export function shortestPath(
  { machine }: Source,
  alphabet: Alphabet,
  goal: Goal,
  { limits, from }: SearchOptions = {},
): Path | null {
  const simulator = from?.simulator ?? makeSimulator(machine);
  for (const reached of explore({ simulator, alphabet, from: from?.world, limits })) {
    if (isThere(reached, goal)) return pathTo(reached);
  }
  return null;
}

/** The shortest way to every state that can be rested in. */
export function shortestPaths({ machine }: Source, alphabet: Alphabet, limits?: SearchLimits): Path[] {
  const simulator = makeSimulator(machine);
  const found = new Map<string, Path>();
  for (const reached of explore({ simulator, alphabet, limits })) {
    const key = JSON.stringify(rootOf(reached.world).snapshot?.value);
    if (!found.has(key)) found.set(key, pathTo(reached));
  }
  return [...found.values()];
}

/**
 * Ways that are in no state twice, the shorter ones first.
 * @param limit how many
 */
export function simplePaths(
  { machine }: Source,
  alphabet: Alphabet,
  { goal, limit = 100, limits = {} }: { goal?: Goal; limit?: number; limits?: SearchLimits } = {},
): Path[] {
  const { depth = 12, milliseconds = 10_000 } = limits;
  const simulator = makeSimulator(machine);
  const until = performance.now() + milliseconds;
  const found: Path[] = [];
  const starts = explore({
    simulator,
    alphabet: { ...alphabet, events: [], outcomes: {} },
    limits: { depth: 0 },
  });
  let level: Reached[] = [...starts];
  while (level.length > 0 && found.length < limit) {
    const next: Reached[] = [];
    for (const at of level) {
      if (goal === undefined || isThere(at, goal)) found.push(pathTo(at));
      if (found.length >= limit || performance.now() > until) return found;
      if (at.depth >= depth || (goal !== undefined && isThere(at, goal))) continue;
      const passed = keysOf(at);
      for (const stimulus of movesIn(at.world, alphabet).flatMap((move) => (move.length === 1 ? move : []))) {
        const reached = step(simulator, at, stimulus);
        if (reached !== null && !passed.has(coarseKey(reached.world))) next.push(reached);
      }
    }
    level = next;
  }
  return found;
}

function keysOf(reached: Reached): Set<string> {
  const keys = new Set<string>();
  for (let at: Reached | null = reached; at !== null; at = at.before) keys.add(coarseKey(at.world));
  return keys;
}

function isThere({ world, taken, record }: Reached, goal: Goal): boolean {
  if ('transition' in goal) return taken.includes(goal.transition);
  const { snapshot } = rootOf(world);
  if (snapshot !== null && activeIds(snapshot).includes(goal.state)) return true;
  // States that decide at once are passed, and never rested in.
  return (record?.steps ?? []).some(
    ({ actor, microsteps }) => actor === '' && microsteps.some(({ entered }) => entered.includes(goal.state)),
  );
}

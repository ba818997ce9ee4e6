import type { Simulator } from '../simulation/simulator.ts';
import type { StepRecord, Stimulus } from '../simulation/simulation.types.ts';
import { rootOf } from '../simulation/world.ts';
import type { World } from '../simulation/world.ts';
import { coarseKey, fineKey, movesIn } from './moves.ts';
import type { Alphabet, Path, SearchLimits } from './paths.types.ts';

/** A world that a search has reached. */
export interface Reached {
  world: World;
  before: Reached | null;
  stimulus: Stimulus | null;
  /** The root's transitions that its last step has taken. */
  taken: readonly string[];
  record: StepRecord | null;
  depth: number;
}

interface Exploration {
  simulator: Simulator;
  alphabet: Alphabet;
  /** Where to begin instead of the alphabet's inputs. */
  from?: World;
  limits?: SearchLimits;
  /** `near` visits by distance; `varied` prefers states that it has seen least. @default near */
  order?: 'near' | 'varied';
  /** Worlds that are visited before all others. */
  isPromising?: (world: World) => boolean;
}

/** Visits worlds one after the other; whoever looks on stops when it has seen enough. */
export function* explore({
  simulator,
  alphabet,
  from,
  limits = {},
  order = 'near',
  isPromising = () => false,
}: Exploration): Generator<Reached> {
  const { worlds = 6_000, depth = 40, milliseconds = 20_000 } = limits;
  const until = performance.now() + milliseconds;
  const frontier = order === 'near' ? makeQueue() : makeVariedFrontier();
  const promising: Reached[] = [];
  const seen = new Set<string>();

  const next = (): Reached | undefined => {
    for (let at = promising.shift(); at !== undefined; at = promising.shift()) {
      // What was promised may have been found elsewhere meanwhile.
      if (isPromising(at.world)) return at;
      frontier.add(at);
    }
    return frontier.take();
  };

  const meet = function* (reached: Reached): Generator<Reached> {
    const key = fineKey(reached.world);
    const isNew = !seen.has(key);
    // A known world can be reached by a transition that nothing else takes.
    yield reached;
    if (!isNew || seen.size >= worlds) return;
    seen.add(key);
    if (isPromising(reached.world)) promising.push(reached);
    else frontier.add(reached);
  };

  if (from !== undefined) {
    yield* meet({ world: from, before: null, stimulus: null, taken: [], record: null, depth: 0 });
  } else {
    for (const { name, value } of alphabet.inputs) {
      const stimulus: Stimulus = { kind: 'start', input: value, fixture: name };
      const reached = step(simulator, null, stimulus);
      if (reached !== null) yield* meet(reached);
    }
  }

  for (let at = next(); at !== undefined; at = next()) {
    if (at.depth >= depth) continue;
    for (const move of movesIn(at.world, alphabet)) {
      if (performance.now() > until) return;
      let reached = at;
      for (const stimulus of move) {
        const after = step(simulator, reached, stimulus);
        if (after === null) break;
        reached = after;
        yield* meet(reached);
      }
    }
  }
}

/** Takes one step of a search, from the start where there is nothing before; null where it is refused. */
export function step(simulator: Simulator, before: Reached | null, stimulus: Stimulus): Reached | null {
  const performed = simulator.perform(before?.world ?? null, stimulus);
  if (!performed.ok) return null;
  const { world, record } = performed;
  return { world, before, stimulus, taken: takenIn(record), record, depth: (before?.depth ?? -1) + 1 };
}

/** The way to a world. */
export function pathTo(reached: Reached): Path {
  const chain: Reached[] = [];
  for (let at: Reached | null = reached; at !== null; at = at.before) chain.unshift(at);
  return {
    stimuli: chain.flatMap(({ stimulus }) => (stimulus === null ? [] : [stimulus])),
    transitions: [...new Set(chain.flatMap(({ taken }) => taken))],
    value: rootOf(reached.world).snapshot?.value,
  };
}

/** The transitions of the root machine in a record. */
export function takenIn({ steps }: StepRecord): string[] {
  return steps
    .filter(({ actor }) => actor === '')
    .flatMap(({ microsteps }) => microsteps.flatMap(({ transitions }) => transitions));
}

interface Frontier {
  add: (reached: Reached) => void;
  take: () => Reached | undefined;
}

function makeQueue(): Frontier {
  const queue: Reached[] = [];
  let next = 0;
  return { add: (reached) => void queue.push(reached), take: () => queue[next++] };
}

/**
 * Keeps one queue for every rough state, and takes from the one that was taken from least: by turns what is near and
 * what is far.
 */
function makeVariedFrontier(): Frontier {
  const groups = new Map<string, { waiting: Reached[]; taken: number }>();
  return {
    add: (reached) => {
      const key = coarseKey(reached.world);
      const group = groups.get(key) ?? { waiting: [], taken: 0 };
      group.waiting.push(reached);
      groups.set(key, group);
    },
    take: () => {
      const open = [...groups.values()].filter(({ waiting }) => waiting.length > 0);
      const [first, ...rest] = open;
      if (first === undefined) return undefined;
      const least = rest.reduce((best, group) => (group.taken < best.taken ? group : best), first);
      least.taken += 1;
      return least.taken % 2 === 0 ? least.waiting.pop() : least.waiting.shift();
    },
  };
}

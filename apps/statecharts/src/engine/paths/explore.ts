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
}

/** Visits worlds one after the other; whoever looks on stops when it has seen enough. */
export function* explore({
  simulator,
  alphabet,
  from,
  limits = {},
  order = 'near',
}: Exploration): Generator<Reached> {
  const { worlds = 6_000, depth = 40, milliseconds = 20_000 } = limits;
  const until = performance.now() + milliseconds;
  const frontier = order === 'near' ? makeQueue() : makeVariedFrontier();
  const seen = new Set<string>();

  const meet = function* (reached: Reached): Generator<Reached> {
    const key = fineKey(reached.world);
    const isNew = !seen.has(key);
    // A known world can be reached by a transition that nothing else takes.
    yield reached;
    if (!isNew || seen.size >= worlds) return;
    seen.add(key);
    frontier.add(reached);
  };

  if (from !== undefined) {
    yield* meet({ world: from, before: null, stimulus: null, taken: [], record: null, depth: 0 });
  } else {
    for (const { name, value } of alphabet.inputs) {
      const stimulus: Stimulus = { kind: 'start', input: value, fixture: name };
      const performed = simulator.perform(null, stimulus);
      if (!performed.ok) continue;
      const { world, record } = performed;
      yield* meet({ world, before: null, stimulus, taken: takenIn(record), record, depth: 0 });
    }
  }

  for (let at = frontier.take(); at !== undefined; at = frontier.take()) {
    if (at.depth >= depth) continue;
    for (const stimulus of movesIn(at.world, alphabet)) {
      if (performance.now() > until) return;
      const performed = simulator.perform(at.world, stimulus);
      if (!performed.ok) continue;
      const { world, record } = performed;
      yield* meet({ world, before: at, stimulus, taken: takenIn(record), record, depth: at.depth + 1 });
    }
  }
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

/** Keeps one queue for every rough state, and takes from the one that was taken from least. */
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
      return least.waiting.shift();
    },
  };
}

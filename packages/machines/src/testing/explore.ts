import { initialTransition, transition } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, StateNode } from 'xstate';
import type { AnyMachineDetails } from '../shared/machine-details.ts';
import { done, elapsed, failed } from './paths.ts';

/** What a walk with a machine's own fixtures has met. */
export interface Explored {
  /** Paths of states. */
  states: ReadonlySet<string>;
  /** `actor: fixture` */
  outcomes: ReadonlySet<string>;
}

const LIMIT = 6_000;

interface Move {
  event: object;
  outcome?: string;
}

/**
 * Walks through a machine with the fixtures that its details hold: every event with every payload, every end of every
 * actor that runs, every delay. Situations that differ in typed text alone count as one.
 * @throws whatever an actor's end or an event makes the machine throw
 */
export function explore(machine: AnyStateMachine, details: AnyMachineDetails): Explored {
  const states = new Set<string>();
  const outcomes = new Set<string>();
  const seen = new Set<string>();
  const queue: AnyMachineSnapshot[] = [];
  const meet = (snapshot: AnyMachineSnapshot): void => {
    if (snapshot.status === 'error') throw snapshot.error;
    for (const node of snapshot._nodes as StateNode[]) states.add(node.path.join('.'));
    const situation = situationOf(snapshot);
    if (seen.has(situation) || seen.size >= LIMIT) return;
    seen.add(situation);
    queue.push(snapshot);
  };
  for (const { value } of details.inputs) {
    const [start, actions] = initialTransition(machine, value as never);
    void actions;
    meet(start);
  }
  for (let snapshot = queue.shift(); snapshot !== undefined; snapshot = queue.shift()) {
    if (snapshot.status !== 'active') continue;
    for (const { event, outcome } of movesOf(snapshot, details)) {
      const [next] = transition(machine, snapshot, event as { type: string });
      if (outcome !== undefined) outcomes.add(outcome);
      meet(next);
    }
  }
  return { states, outcomes };
}

function movesOf(snapshot: AnyMachineSnapshot, details: AnyMachineDetails): Move[] {
  const nodes = snapshot._nodes as StateNode[];
  const handled = new Set(nodes.flatMap((node) => node.ownEvents as string[]));
  const events = Object.entries(details.events).flatMap(([type, { fixtures }]) =>
    !handled.has(type)
      ? []
      : fixtures.length === 0
        ? [{ event: { type } }]
        : fixtures.map(({ value }) => ({ event: { type, ...value } })),
  );
  const ends = nodes.flatMap((node) =>
    node.invoke.flatMap(({ id, src }) => {
      const actor = typeof src === 'string' ? details.actors[src] : undefined;
      return [
        ...(actor?.resolves ?? []).map((one) => ({
          event: done(id, one.value),
          outcome: `${String(src)}: ${one.id}`,
        })),
        ...(actor?.rejects ?? []).map((one) => ({
          event: failed(id, one.value),
          outcome: `${String(src)}: ${one.id}`,
        })),
      ];
    }),
  );
  const delays = nodes.flatMap((node) =>
    node.after.map(({ delay }) => ({ event: elapsed(delay as string | number, node.id) })),
  );
  return [...ends, ...delays, ...events];
}

/** The state, and of the context what is not typed text. */
function situationOf({ value, context, status }: AnyMachineSnapshot): string {
  return JSON.stringify([value, status, context], (key, item: unknown) => {
    if (typeof item === 'string')
      return item.length > 40 ? 'long' : item === '' ? '' : isCode(item) ? item : 'text';
    return key === 'endsAt' || key === 'requestId' ? undefined : item;
  });
}

function isCode(text: string): boolean {
  return /^[A-Z_]+$|^[a-z][A-Za-z]*$/.test(text);
}

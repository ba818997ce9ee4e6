import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom, InputFrom, StateNode } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

interface WalkOptions<Machine extends AnyStateMachine> {
  input?: InputFrom<Machine>;
  /** What may happen, the ends of actors and the passing of delays included (`done`, `failed` and `elapsed` build them). */
  events: object[];
  /** Every fact of context that a guard reads; without it states fold into each other and paths go missing. */
  facts: (context: ContextFrom<Machine>) => object;
  /** @default 3000 */
  limit?: number;
}

/** One state that a walk has reached, and the events that lead there. */
export interface Reached {
  state: AnyMachineSnapshot;
  events: string[];
}

/** Every state that can be reached by the given events, each with its shortest path. */
export function walk<Machine extends AnyStateMachine>(
  machine: Machine,
  options: WalkOptions<Machine>,
): Reached[] {
  const paths = getShortestPaths(machine as AnyStateMachine, {
    input: options.input,
    events: options.events as { type: string }[],
    limit: options.limit ?? 3_000,
    filterEvents: (state, event) =>
      options.events.includes(event) && canEnd(state as AnyMachineSnapshot, event),
    serializeState: (state: AnyMachineSnapshot) =>
      JSON.stringify([state.value, state.status, options.facts(state.context as ContextFrom<Machine>)]),
  });
  const broken = paths.find((path) => path.state.status === 'error');
  if (broken !== undefined) throw (broken.state as AnyMachineSnapshot).error;
  return paths.map((path) => ({
    state: path.state,
    events: path.steps.map((step) => step.event.type).filter((type) => type !== 'xstate.init'),
  }));
}

/** The atomic and final states of a machine that no reached state contains. */
export function unreachedStates<Machine extends AnyStateMachine>(
  machine: Machine,
  reached: readonly Reached[],
): string[] {
  const seen = new Set(reached.flatMap(({ state }) => (state._nodes as StateNode[]).map((node) => node.id)));
  return leaves(machine.root).filter((id) => !seen.has(id));
}

/** The reached states with a tag in which none of the events is accepted: dead ends. */
export function deadEnds(reached: readonly Reached[], tag: string, ways: readonly object[]): string[] {
  return reached
    .filter(({ state }) => state.hasTag(tag) && !ways.some((event) => state.can(event)))
    .map(({ state }) => JSON.stringify(state.value));
}

/** The event by which an actor that answers once ends well. */
export function done(actorId: string, output: unknown): object {
  return { type: `xstate.done.actor.${actorId}`, output, actorId };
}

/** The event by which an actor ends badly. */
export function failed(actorId: string, error: unknown): object {
  return { type: `xstate.error.actor.${actorId}`, error, actorId };
}

/** The event by which a delay passes. */
export function elapsed(delay: string | number, stateId: string): object {
  return { type: `xstate.after.${delay}.${stateId}` };
}

/** An actor can only end while it runs; a bad end that nobody expects would stop the machine. */
function canEnd(state: AnyMachineSnapshot, event: object): boolean {
  return 'actorId' in event ? Object.hasOwn(state.children, event.actorId as string) : true;
}

function leaves(node: AnyStateMachine['root']): string[] {
  const children = Object.values(node.states) as AnyStateMachine['root'][];
  if (children.length === 0) return node.type === 'history' ? [] : [node.id];
  return children.flatMap(leaves);
}

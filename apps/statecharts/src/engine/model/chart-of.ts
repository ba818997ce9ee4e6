import type { AnyStateMachine } from 'xstate';
import { isNotProvided } from '@stoa/machines/shared';
import { actorKind, isMachine } from './actor-kind.ts';
import { chartTransitions } from './chart-transitions.ts';
import type {
  Chart,
  ChartActor,
  ChartDelay,
  ChartEvent,
  ChartState,
  ChartTransition,
} from './chart.types.ts';
import { describeAction, isDelayMachinery } from './describe.ts';
import { fingerprint } from './hash.ts';
import { nodesOf } from './transition-ids.ts';
import type { AnyNode } from './transition-ids.ts';

/** What a chart is made of: an entry of the catalogue, or any machine with two words about it. */
export interface ChartSource {
  machine: AnyStateMachine;
  purpose?: string;
  spec?: readonly string[];
}

/** Reads a machine: its states, transitions, events, guards, actors and delays as plain data. */
export function chartOf({ machine, purpose = '', spec = [] }: ChartSource): Chart {
  const nodes = nodesOf(machine);
  const states = nodes.map((node) => stateOf(node, machine));
  const transitions = nodes.flatMap((node) => chartTransitions(node, machine));
  const actors = actorsOf(machine, states);
  const shape = [states.map((state) => ({ ...state, description: null })), transitions, actors];
  return {
    id: machine.id,
    hash: fingerprint(JSON.stringify(shape)),
    purpose,
    spec,
    root: machine.root.id,
    states,
    transitions,
    events: eventsOf(machine, nodes, states, transitions),
    guards: unique([
      ...Object.keys(machine.implementations.guards),
      ...transitions.flatMap(({ guard }) => guard?.names ?? []),
    ]),
    actors,
    delays: delaysOf(machine, transitions),
    actions: Object.keys(machine.implementations.actions),
    tags: unique(states.flatMap(({ tags }) => tags)),
  };
}

function stateOf(node: AnyNode, machine: AnyStateMachine): ChartState {
  const { actions } = machine.implementations;
  const described = (list: readonly unknown[]) =>
    list.filter((action) => !isDelayMachinery(action)).map((action) => describeAction(action, actions));
  const children = Object.values(node.states) as AnyNode[];
  return {
    id: node.id,
    key: node.key,
    kind: node.type,
    history:
      node.history === false || node.history === undefined
        ? null
        : node.history === 'deep'
          ? 'deep'
          : 'shallow',
    parent: node.parent?.id ?? null,
    children: children.map(({ id }) => id),
    initial: node.type === 'compound' ? ((node.initial.target[0] as AnyNode | undefined)?.id ?? null) : null,
    depth: node.path.length,
    tags: node.tags,
    entry: described(node.entry),
    exit: described(node.exit),
    invokes: node.invoke.map(({ id, src, onDone, onError }) => ({
      id,
      src: typeof src === 'string' ? src : id,
      hasOnDone: onDone !== undefined,
      hasOnError: onError !== undefined,
    })),
    description: node.description ?? null,
  };
}

function actorsOf(machine: AnyStateMachine, states: readonly ChartState[]): ChartActor[] {
  const named = Object.keys(machine.implementations.actors);
  const invoked = states.flatMap(({ invokes }) => invokes.map(({ src }) => src));
  return unique([...named, ...invoked]).map((src) => {
    const logic: unknown = machine.implementations.actors[src];
    return {
      src,
      kind: actorKind(logic),
      machine: isMachine(logic) ? logic.id : null,
      isExternal: isNotProvided(logic),
      invokedIn: states.filter(({ invokes }) => invokes.some((each) => each.src === src)).map(({ id }) => id),
    };
  });
}

function eventsOf(
  machine: AnyStateMachine,
  nodes: readonly AnyNode[],
  states: readonly ChartState[],
  transitions: readonly ChartTransition[],
): ChartEvent[] {
  const raised = new Set<string>();
  const note = (action: unknown) => {
    if (isDelayMachinery(action)) return;
    const { type, event } = (typeof action === 'function' ? action : {}) as {
      type?: string;
      event?: unknown;
    };
    if (type === 'xstate.raise') raised.add((event as { type?: string }).type ?? '');
  };
  Object.values(machine.implementations.actions).forEach(note);
  for (const node of nodes) [...node.entry, ...node.exit].forEach(note);
  for (const node of nodes) {
    for (const each of node.transitions.values()) each.forEach(({ actions }) => actions.forEach(note));
    node.always?.forEach(({ actions }) => actions.forEach(note));
  }
  const order = new Map(states.map(({ id }, index) => [id, index]));
  const types = unique(transitions.filter(({ kind }) => kind === 'event').map(({ event }) => event));
  return types.map((type) => ({
    type,
    handledIn: unique(transitions.filter(({ event }) => event === type).map(({ source }) => source)).sort(
      (one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0),
    ),
    isRaised: raised.has(type),
  }));
}

function delaysOf(machine: AnyStateMachine, transitions: readonly ChartTransition[]): ChartDelay[] {
  const used = new Map(
    transitions.flatMap(({ delay }) => (delay === null ? [] : [[delay.name, delay] as const])),
  );
  for (const [name, value] of Object.entries(machine.implementations.delays as Record<string, unknown>)) {
    used.set(name, { name, milliseconds: typeof value === 'number' ? value : null });
  }
  return [...used.values()];
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

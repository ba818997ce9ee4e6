import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, StateNode } from 'xstate';
import type { ActorKind } from '../model/chart.types.ts';
import type {
  ActorPath,
  ActorView,
  GuardModes,
  PendingDelay,
  SimulatedEvent,
  WorldView,
} from './simulation.types.ts';

/** One actor of a simulated system. Immutable, its reference apart, which only names it. */
export interface SimulatedActor {
  path: ActorPath;
  parent: ActorPath | null;
  id: string;
  src: string;
  kind: ActorKind;
  ref: AnyActorRef;
  status: ActorView['status'];
  input: unknown;
  output: unknown;
  error: unknown;
  received: readonly SimulatedEvent[];
  /** Only of machines; the snapshot is null until the machine has started. */
  machine: AnyStateMachine | null;
  snapshot: AnyMachineSnapshot | null;
}

/** A simulated system at one moment. Never changed: every step makes a new one. */
export interface World {
  now: number;
  actors: ReadonlyMap<ActorPath, SimulatedActor>;
  /** In the order in which they were set. */
  delays: readonly ScheduledEvent[];
  guards: GuardModes;
}

export interface ScheduledEvent extends PendingDelay {
  /** Who has set it, and can cancel it. */
  setBy: ActorPath;
}

/** The root of a world. */
export function rootOf(world: World): SimulatedActor {
  const root = world.actors.get('');
  if (root === undefined) throw new Error('A world without a root was made: every session starts with one.');
  return root;
}

/** The ids of the active states, from the outside in. */
export function activeIds(snapshot: AnyMachineSnapshot): string[] {
  return [...(snapshot._nodes as StateNode[])]
    .sort((one, other) => one.order - other.order)
    .map(({ id }) => id);
}

/** What is shown of a world. */
export function viewOf(world: World): WorldView {
  return {
    now: world.now,
    actors: [...world.actors.values()].map(viewOfActor),
    delays: [...world.delays]
      .sort((one, other) => one.dueAt - other.dueAt)
      .map(({ actor, id, event, dueAt }) => ({ actor, id, event, dueAt })),
    guards: world.guards,
  };
}

function viewOfActor(actor: SimulatedActor): ActorView {
  const { path, parent, id, src, kind, status, input, output, error, received, machine, snapshot } = actor;
  const shown =
    machine === null || snapshot === null
      ? null
      : {
          id: machine.id,
          value: snapshot.value,
          active: activeIds(snapshot),
          tags: [...(snapshot.tags as Set<string>)],
          context: snapshot.context as unknown,
        };
  return { path, parent, id, src, kind, status, input, output, error, received, machine: shown };
}

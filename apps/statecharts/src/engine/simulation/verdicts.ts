import { getNextTransitions } from 'xstate';
import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { describeGuard } from '../model/describe.ts';
import { transitionIds } from '../model/transition-ids.ts';
import type { ActorPath, EventStatus, EventVerdict, SimulatedEvent } from './simulation.types.ts';
import type { Simulator } from './simulator.ts';
import type { World } from './world.ts';

/** What an event would do now to one actor. Forced guards count; a guard that asks is looked at as it really is. */
export function verdictOf(
  simulator: Simulator,
  world: World,
  event: SimulatedEvent,
  actor: ActorPath = '',
): EventVerdict {
  const { machine, snapshot, status } = world.actors.get(actor) ?? {};
  if (
    machine === undefined ||
    machine === null ||
    snapshot === null ||
    snapshot === undefined ||
    status === 'done'
  ) {
    return { status: 'unhandled' };
  }
  const ids = transitionIds(machine);
  const idsOf = (transitions: readonly AnyTransitionDefinition[]) =>
    transitions.map((each) => ids.get(each) ?? '');
  try {
    const taken = simulator.look(world, () => machine.getTransitionData(snapshot, event));
    const acting = taken.filter(({ target, actions }) => target !== undefined || actions.length > 0);
    if (acting.length > 0) return { status: 'enabled', transitions: idsOf(acting) };
    const held = taken.length > 0 ? [] : candidates(snapshot, event.type);
    if (held.length === 0) return { status: 'unhandled' };
    const guards = held.map(({ guard }) => describeGuard(guard, machine.implementations.guards).text);
    return { status: 'blocked', guards: [...new Set(guards)], transitions: idsOf(held) };
  } catch (error) {
    return { status: 'throws', message: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * What every event of an actor would do now.
 * @param types the events of its chart
 * @param samples payloads to judge with; an event without one is judged bare
 */
export function verdicts(
  simulator: Simulator,
  world: World,
  types: readonly string[],
  samples: Readonly<Record<string, SimulatedEvent>> = {},
  actor: ActorPath = '',
): EventStatus[] {
  return types.map((type) => ({
    type,
    verdict: verdictOf(simulator, world, samples[type] ?? { type }, actor),
  }));
}

function candidates(snapshot: AnyMachineSnapshot, type: string): AnyTransitionDefinition[] {
  return getNextTransitions(snapshot).filter(
    ({ eventType, guard }) =>
      guard !== undefined &&
      (eventType === type ||
        eventType === '*' ||
        (eventType.endsWith('.*') && type.startsWith(eventType.slice(0, -1)))),
  );
}

import type { AnyTransitionDefinition } from 'xstate';
import { transitionIds } from '../model/transition-ids.ts';
import type { Simulator } from '../simulation/simulator.ts';
import type { SimulatedEvent, Stimulus } from '../simulation/simulation.types.ts';
import { rootOf } from '../simulation/world.ts';
import type { World } from '../simulation/world.ts';
import { movesIn } from './moves.ts';
import type { Alphabet } from './paths.types.ts';

/** Whether one of the wanted transitions is a single move away. Transitions that follow by themselves are not seen. */
export function isOneMoveAway(
  simulator: Simulator,
  world: World,
  alphabet: Alphabet,
  wanted: ReadonlySet<string>,
): boolean {
  const { snapshot, machine } = rootOf(world);
  if (snapshot === null || machine === null || snapshot.status !== 'active') return false;
  const ids = transitionIds(machine);
  return simulator.look(world, () =>
    movesIn(world, alphabet)
      .flatMap((move) => (move.length === 1 ? move : []))
      .flatMap((stimulus) => eventsOf(world, stimulus))
      .some((event) => {
        try {
          const taken = machine.getTransitionData(snapshot, event) as AnyTransitionDefinition[];
          return taken.some((transition) => wanted.has(ids.get(transition) ?? ''));
        } catch {
          return false;
        }
      }),
  );
}

function eventsOf(world: World, stimulus: Stimulus): SimulatedEvent[] {
  switch (stimulus.kind) {
    case 'event':
      return [stimulus.event];
    case 'resolve':
      return [
        { type: `xstate.done.actor.${stimulus.actor}`, output: stimulus.output, actorId: stimulus.actor },
      ];
    case 'reject':
      return [
        { type: `xstate.error.actor.${stimulus.actor}`, error: stimulus.error, actorId: stimulus.actor },
      ];
    case 'wait':
      return world.delays
        .filter(({ actor, dueAt }) => actor === '' && dueAt - world.now === stimulus.milliseconds)
        .map(({ event }) => event);
    default:
      return [];
  }
}

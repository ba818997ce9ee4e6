import type { AnyActorLogic, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { isMachine } from '../model/actor-kind.ts';
import type { Controller } from './controller.ts';
import type { SimulatedEvent } from './simulation.types.ts';

/** Transitions without an event that one event may set off before the machine counts as endless. */
const ENDLESS_AFTER_MICROSTEPS = 500;

interface GuardArguments {
  context: unknown;
  event: SimulatedEvent;
}
type Guard = ((args: GuardArguments, params: unknown) => boolean) & {
  check?: (snapshot: AnyMachineSnapshot, args: GuardArguments, guard: unknown) => boolean;
};

/** Stands for an actor's logic, so that nothing runs when a machine starts it. */
const standIns = new WeakMap<object, { original: unknown; machine: AnyStateMachine | null }>();

/**
 * Makes a machine whose named guards are decided at the desk and whose actors are only noted. Everything else is the
 * machine's own. Machines that it invokes are treated alike.
 */
export function instrument(machine: AnyStateMachine, controller: Controller): AnyStateMachine {
  const { guards, actors } = machine.implementations;
  const instrumented = machine.provide({
    guards: mapRecord(guards, (guard, name) =>
      typeof guard === 'function' ? atController(guard as Guard, `${machine.id}/${name}`, controller) : guard,
    ),
    actors: mapRecord(actors, (logic) =>
      standIn(logic, isMachine(logic) ? instrument(logic, controller) : null),
    ),
  });
  instrumented.options = { ...instrumented.options, maxIterations: ENDLESS_AFTER_MICROSTEPS };
  return instrumented;
}

/** What an actor that a simulated machine has started really is. */
export function behind(logic: unknown): { original: unknown; machine: AnyStateMachine | null } {
  const known = typeof logic === 'object' && logic !== null ? standIns.get(logic) : undefined;
  return known ?? { original: logic, machine: isMachine(logic) ? logic : null };
}

function atController(guard: Guard, name: string, controller: Controller): Guard {
  const { check } = guard;
  const decided: Guard = (args, params) =>
    controller.decide({ guard: name, params, event: args.event, real: () => guard(args, params) });
  if (check !== undefined) {
    decided.check = (snapshot, args) =>
      controller.decide({
        guard: name,
        params: undefined,
        event: args.event,
        real: () => check(snapshot, args, guard),
      });
  }
  return decided;
}

function standIn(original: unknown, machine: AnyStateMachine | null): AnyActorLogic {
  const logic = {
    transition: (state: unknown) => state,
    getInitialSnapshot: (_: unknown, input: unknown) => ({
      status: 'active',
      output: undefined,
      error: undefined,
      input,
    }),
    getPersistedSnapshot: (state: unknown) => state,
  } as AnyActorLogic;
  standIns.set(logic, { original, machine });
  return logic;
}

function mapRecord(
  record: object,
  change: (value: unknown, name: string) => unknown,
  // XState's own types for implementations depend on the machine, which is any machine here.
): Record<string, never> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]: [string, unknown]) => [name, change(value, name)]),
  ) as Record<string, never>;
}

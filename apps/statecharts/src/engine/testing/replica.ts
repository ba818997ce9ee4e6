import { createActor, fromCallback, fromPromise } from 'xstate';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { isNotProvided } from '@stoa/machines/shared';
import { actorKind, isMachine } from '../model/actor-kind.ts';
import type { Stimulus } from '../simulation/simulation.types.ts';
import { onVirtualTime } from '../simulation/virtual-time.ts';

/** A machine that really runs, on a clock that tests move, with effects that only end when a test says so. */
export interface Replica {
  apply: (stimulus: Stimulus) => void;
  state: () => { value: unknown; context: unknown; status: string };
  stop: () => void;
}

/** Starts the machine that is simulated, to compare them. */
export function startReplica(machine: AnyStateMachine, input: unknown): Replica {
  const clock = makeClock();
  // Machines that report to whoever has invoked them need somebody.
  const parent = createActor(
    fromCallback(() => undefined),
    { clock },
  ).start();
  const actor = createActor(silenced(machine), { input: input as never, parent });
  actor.subscribe({ error: () => undefined });
  const onClock = (work: () => void) => onVirtualTime(clock.now, work);
  onClock(() => actor.start());
  /** The machine at a path, as `pictures`; the root at none. */
  const at = (path: string): AnyActorRef =>
    path
      .split('/')
      .filter((id) => id !== '')
      .reduce<AnyActorRef>((ref, id) => {
        const child = (ref.getSnapshot() as AnyMachineSnapshot).children[id] as AnyActorRef | undefined;
        if (child === undefined) throw new Error(`Nothing runs at "${path}".`);
        return child;
      }, actor);
  return {
    apply: (stimulus) => {
      switch (stimulus.kind) {
        case 'event':
          return onClock(() => at(stimulus.actor ?? '').send(stimulus.event));
        case 'resolve': {
          const { parent, actorId } = splitPath(stimulus.actor);
          const { output } = stimulus;
          return onClock(() => at(parent).send({ type: `xstate.done.actor.${actorId}`, output, actorId }));
        }
        case 'reject': {
          const { parent, actorId } = splitPath(stimulus.actor);
          const { error } = stimulus;
          return onClock(() => at(parent).send({ type: `xstate.error.actor.${actorId}`, error, actorId }));
        }
        case 'wait':
          return onClock(() => clock.pass(stimulus.milliseconds));
        default:
          throw new Error(`A machine that runs knows no "${stimulus.kind}".`);
      }
    },
    state: () => {
      const { value, context, status } = actor.getSnapshot();
      return { value: value as unknown, context: context as unknown, status };
    },
    stop: () => parent.stop(),
  };
}

function splitPath(path: string) {
  const end = path.lastIndexOf('/');
  return { parent: path.slice(0, Math.max(end, 0)), actorId: path.slice(end + 1) };
}

/** The machine with effects that never end by themselves. */
function silenced(machine: AnyStateMachine): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]: [string, unknown]) => {
    if (isMachine(logic)) return [name, silenced(logic)];
    const isChannel = actorKind(logic) === 'callback';
    return [
      name,
      isChannel ? fromCallback(() => undefined) : fromPromise(() => new Promise(() => undefined)),
    ];
  });
  const actions = Object.entries(machine.implementations.actions)
    .filter(([, action]) => isNotProvided(action))
    .map(([name]) => [name, () => undefined]);
  return machine.provide({ actors: Object.fromEntries(actors), actions: Object.fromEntries(actions) });
}

/** A clock that stands at the very moment at which something falls due, unlike XState's own for tests. */
function makeClock() {
  let now = 0;
  let count = 0;
  const waiting = new Map<number, { dueAt: number; run: () => void }>();
  return {
    now: () => now,
    setTimeout: (run: (...given: unknown[]) => void, milliseconds: number) => {
      count += 1;
      waiting.set(count, { dueAt: now + milliseconds, run });
      return count;
    },
    clearTimeout: (id: number) => void waiting.delete(id),
    pass: (milliseconds: number) => {
      const end = now + milliseconds;
      for (;;) {
        const due = [...waiting].filter(([, { dueAt }]) => dueAt <= end);
        const [next] = due.sort(([, one], [, other]) => one.dueAt - other.dueAt);
        if (next === undefined) break;
        waiting.delete(next[0]);
        now = Math.max(now, next[1].dueAt);
        next[1].run();
      }
      now = end;
    },
  };
}

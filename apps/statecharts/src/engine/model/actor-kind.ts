import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import type { ActorKind } from './chart.types.ts';

/** Whether an actor's logic is a machine. */
export function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && 'implementations' in logic && 'root' in logic;
}

/** How an actor behaves. XState keeps no mark of it, so the logic is asked how it takes an answer. */
export function actorKind(logic: unknown): ActorKind {
  if (isMachine(logic)) return 'machine';
  if (typeof logic !== 'object' || logic === null || !('transition' in logic)) return 'other';
  const { transition, start } = logic as AnyActorLogic;
  try {
    const answered = transition(
      { status: 'active', output: undefined, error: undefined, input: undefined },
      { type: 'xstate.promise.resolve', data: null },
      {} as Parameters<typeof transition>[2],
    ) as { status: string };
    return answered.status === 'done' ? 'promise' : 'other';
  } catch {
    // A callback looks for its running instance, and there is none.
    return start === undefined ? 'other' : 'callback';
  }
}

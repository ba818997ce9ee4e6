import { createActor } from 'xstate';
import type { AnyActorLogic, AnyActorRef, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { initialContext, shapeWarnings } from './context-shape.ts';
import { adopt, schedule } from './draft.ts';
import type { Draft } from './draft.ts';
import { actorAt } from './perform.ts';
import type { Stage } from './perform.ts';
import { RefusedError } from './problems.ts';
import type { AnyNode } from '../model/transition-ids.ts';

/** What makes a machine look once whether it can stay where it was put. */
const SETTLE = { type: 'xstate.placed' };

/**
 * Puts the root into a state that is given: its actors are started and its delays set, entry actions are not run.
 * @returns warnings about the context
 * @throws RefusedError where there is no such state
 */
export function beginIn(_: Stage, draft: Draft, value: unknown, context: unknown): string[] {
  const root = actorAt(draft, '');
  const machine = root.machine;
  if (machine === null) return [];
  const snapshot = placed(machine, value as StateValue, context);
  const nodes = snapshot._nodes as AnyNode[];
  const event = SETTLE;
  const children: AnyMachineSnapshot['children'] = {};
  const placedRoot = { ...root, snapshot: { ...snapshot, children } };
  draft.actors.set('', placedRoot);
  for (const { id, src, input } of nodes.flatMap((node) => node.invoke)) {
    const given: unknown = attempt(() =>
      typeof input === 'function'
        ? (input as (args: object) => unknown)({ context, event, self: root.ref })
        : input,
    );
    const logic = (typeof src === 'string' ? machine.implementations.actors[src] : src) as AnyActorLogic;
    const ref: AnyActorRef = createActor(logic, { id, parent: root.ref, src, input: given });
    children[id] = ref;
    adopt(draft, placedRoot, ref, { src, input: given });
  }
  for (const { eventType, delay } of nodes.flatMap((node) => node.after)) {
    const named: unknown = typeof delay === 'string' ? machine.implementations.delays[delay] : delay;
    const resolved = attempt(() =>
      typeof named === 'function'
        ? (named as (args: object) => unknown)({ context, event, self: root.ref })
        : named,
    );
    if (typeof resolved === 'number') {
      schedule(draft, '', '', { id: eventType, event: { type: eventType } }, resolved);
    }
  }
  draft.queue.push({ to: '', from: 'outside', event: SETTLE });
  return shapeWarnings(initialContext(machine), context);
}

function placed(machine: AnyStateMachine, value: StateValue, context: unknown): AnyMachineSnapshot {
  try {
    return machine.resolveState({ value, context: context as never }) as AnyMachineSnapshot;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RefusedError('NO_SUCH_STATE', `The machine "${machine.id}" has no such state: ${reason}`);
  }
}

/** An input or delay that needs the event which usually leads here is left out: the card can still be ended. */
function attempt(make: () => unknown): unknown {
  try {
    return make();
  } catch {
    return undefined;
  }
}

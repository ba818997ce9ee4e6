import { getNextTransitions } from 'xstate';
import type { AnyMachineSnapshot } from 'xstate';
import { isRecord, shapeWarnings } from './context-shape.ts';
import type { Draft } from './draft.ts';
import type { Stage } from './perform.ts';
import { RefusedError } from './problems.ts';
import { runEvent } from './run-machine.ts';
import type { SimulatedActor } from './world.ts';

/**
 * Gives a machine another context, after looking whether its functions can live with it: everything that can happen
 * next is tried with the old and the new one.
 * @returns warnings about its shape
 * @throws RefusedError where a function throws on the new context alone
 */
export function checkContext(stage: Stage, draft: Draft, actor: SimulatedActor, context: unknown): string[] {
  const { machine, snapshot } = actor;
  if (machine === null || snapshot === null) {
    throw new RefusedError('ACTOR_NOT_ACTIVE', `The actor "${actor.path}" has no context.`, actor.path);
  }
  if (!isRecord(context)) {
    throw new RefusedError('CONTEXT_REFUSED', 'A context is an object with fields.', actor.path);
  }
  const changed: AnyMachineSnapshot = { ...snapshot, context };
  const before = throwing(stage, actor, snapshot);
  const worse = [...throwing(stage, actor, changed)].filter(([event]) => !before.has(event));
  const [first] = worse;
  if (first !== undefined) {
    const [event, message] = first;
    throw new RefusedError(
      'CONTEXT_REFUSED',
      `With this context the machine "${machine.id}" throws on ${worse.map(([type]) => `"${type}"`).join(', ')}: ${message}`,
      event,
    );
  }
  draft.actors.set(actor.path, { ...actor, snapshot: changed });
  return shapeWarnings(snapshot.context, context);
}

/** The events that a machine throws on in a state, with what it throws. */
function throwing(
  stage: Stage,
  { machine, ref }: SimulatedActor,
  snapshot: AnyMachineSnapshot,
): Map<string, string> {
  const found = new Map<string, string>();
  if (machine === null) return found;
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType || 'xstate.placed'));
  stage.controller.silently(() => {
    for (const type of types) {
      try {
        const event = { type, output: undefined, error: undefined };
        runEvent({ machine, ref, listener: stage.listener }, snapshot, event);
      } catch (error) {
        found.set(type, error instanceof Error ? error.message : String(error));
      }
    }
  });
  return found;
}

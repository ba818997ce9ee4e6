import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { adopt, carryOut, remove } from './draft.ts';
import type { Delivery, Draft } from './draft.ts';
import type { Controller } from './controller.ts';
import { problemOfThrown, RefusedError } from './problems.ts';
import { runEvent, runStart } from './run-machine.ts';
import type { Listener } from './run-machine.ts';
import type { ActorPath, SimulatedEvent } from './simulation.types.ts';
import type { SimulatedActor } from './world.ts';

/** Events that one stimulus may set off before the system counts as endless. */
const ENDLESS_AFTER_EVENTS = 5_000;

/** What steps of one simulated system share. */
export interface Stage {
  controller: Controller;
  listener: Listener;
}

/** Delivers everything that is under way, until nothing is. @throws RefusedError */
export function settle(stage: Stage, draft: Draft): void {
  for (let count = 0; draft.queue.length > 0; count += 1) {
    if (count > ENDLESS_AFTER_EVENTS) {
      throw new RefusedError(
        'ENDLESS',
        'The actors send each other events without an end.',
        draft.queue[0]?.to,
      );
    }
    const delivery = draft.queue.shift();
    if (delivery !== undefined) deliver(stage, draft, delivery);
  }
}

/** Lets time pass; everything that falls due happens in its order. @throws RefusedError */
export function pass(stage: Stage, draft: Draft, milliseconds: number): void {
  const end = draft.now + milliseconds;
  for (let count = 0; ; count += 1) {
    if (count > ENDLESS_AFTER_EVENTS) {
      throw new RefusedError('ENDLESS', `More than ${ENDLESS_AFTER_EVENTS} delays fall due in that time.`);
    }
    const next = draft.delays
      .filter(({ dueAt }) => dueAt <= end)
      .reduce<Draft['delays'][number] | null>(
        (first, each) => (first === null || each.dueAt < first.dueAt ? each : first),
        null,
      );
    if (next === null) break;
    draft.delays = draft.delays.filter((each) => each !== next);
    draft.now = Math.max(draft.now, next.dueAt);
    draft.queue.push({ to: next.actor, from: 'clock', event: next.event });
    settle(stage, draft);
  }
  draft.now = end;
}

/** Ends an actor, and tells whoever has invoked it. */
export function end(
  draft: Draft,
  actor: SimulatedActor,
  result: { status: 'done'; output: unknown } | { status: 'error'; error: unknown },
): void {
  for (const path of draft.actors.keys()) if (path.startsWith(`${actor.path}/`)) remove(draft, path);
  draft.delays = draft.delays.filter(({ setBy }) => setBy !== actor.path);
  draft.actors.set(actor.path, { ...actor, ...result });
  if (actor.parent === null) return;
  const event: SimulatedEvent =
    result.status === 'done'
      ? { type: `xstate.done.actor.${actor.id}`, output: result.output, actorId: actor.id }
      : { type: `xstate.error.actor.${actor.id}`, error: result.error, actorId: actor.id };
  draft.queue.push({ to: actor.parent, from: actor.path, event });
}

function deliver(stage: Stage, draft: Draft, { to, from, event }: Delivery): void {
  const actor = draft.actors.get(to);
  if (actor === undefined || actor.status === 'done' || actor.status === 'error') return;
  const { machine, snapshot, ref } = actor;
  if (machine === null) {
    if (event !== 'start') draft.actors.set(to, { ...actor, received: [...actor.received, event] });
    return;
  }
  const shown = event === 'start' ? { type: 'xstate.init', input: actor.input } : event;
  try {
    const run = { machine, ref, listener: stage.listener };
    const result =
      event === 'start' || snapshot === null ? runStart(run, actor.input) : runEvent(run, snapshot, event);
    const after = { ...actor, snapshot: result.snapshot };
    draft.actors.set(to, after);
    const microsteps = carryOut(draft, after, result.microsteps);
    adoptSpawned(draft, after, result.snapshot);
    draft.steps.push({ actor: to, machine: machine.id, from, event: shown, microsteps });
    notifySnapshot(draft, after, result.snapshot);
    note(draft, after, result.snapshot);
  } catch (error) {
    throw problemOfThrown(error, {
      machine: machine.id,
      event: shown.type,
      guard: stage.controller.thrower(),
    });
  }
}

/** Actors that were spawned while the context was assigned come without an action. */
function adoptSpawned(draft: Draft, parent: SimulatedActor, snapshot: AnyMachineSnapshot): void {
  const known = new Set([...draft.actors.values()].map(({ ref }) => ref));
  for (const ref of Object.values(snapshot.children as Record<string, AnyActorRef | undefined>)) {
    if (ref === undefined || known.has(ref)) continue;
    const { src, options } = ref as typeof ref & { src?: unknown; options?: { input?: unknown } };
    adopt(draft, parent, ref, { src, input: options?.input });
  }
}

/** A machine that is invoked with `onSnapshot` tells where it stands after every event, its start included. */
function notifySnapshot(
  draft: Draft,
  { id, path, parent, ref }: SimulatedActor,
  snapshot: AnyMachineSnapshot,
) {
  const { _syncSnapshot: isFollowed = false } = ref as AnyActorRef & { _syncSnapshot?: boolean };
  if (parent === null || !isFollowed || snapshot.status !== 'active') return;
  draft.queue.push({ to: parent, from: path, event: { type: `xstate.snapshot.${id}`, snapshot } });
}

function note(draft: Draft, actor: SimulatedActor, { status, output, error }: AnyMachineSnapshot): void {
  if (status === 'done') end(draft, actor, { status, output: output as unknown });
  if (status === 'error') end(draft, actor, { status, error });
}

/** The actor at a path. @throws RefusedError */
export function actorAt(draft: Draft, path: ActorPath): SimulatedActor {
  const actor = draft.actors.get(path);
  if (actor === undefined) {
    throw new RefusedError('NO_SUCH_ACTOR', `There is no actor "${path}" in this state.`, path);
  }
  return actor;
}

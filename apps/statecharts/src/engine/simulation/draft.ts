import type { AnyActorRef } from 'xstate';
import { isNotProvided } from '@stoa/machines/shared';
import { actorKind } from '../model/actor-kind.ts';
import { behind } from './instrument.ts';
import { problemOfThrown } from './problems.ts';
import type { ActionView, ActorPath, ActorStep, SimulatedEvent } from './simulation.types.ts';
import type { RawMicrostep, Wanted } from './run-machine.ts';
import type { ScheduledEvent, SimulatedActor, World } from './world.ts';

/** An event under way to an actor, or the start of one. */
export interface Delivery {
  to: ActorPath;
  from: string;
  event: SimulatedEvent | 'start';
}

/** A world in the making: what one stimulus changes, until nothing is under way any more. */
export interface Draft {
  now: number;
  actors: Map<ActorPath, SimulatedActor>;
  delays: ScheduledEvent[];
  queue: Delivery[];
  steps: ActorStep[];
  emitted: SimulatedEvent[];
}

/** Begins to change a world. */
export function draftOf(world: World): Draft {
  return {
    now: world.now,
    actors: new Map(world.actors),
    delays: [...world.delays],
    queue: [],
    steps: [],
    emitted: [],
  };
}

/** Takes an actor and everything below it away, with the delays that it has set. */
export function remove(draft: Draft, path: ActorPath): void {
  const isGone = (other: ActorPath) => other === path || other.startsWith(`${path}/`);
  for (const other of draft.actors.keys()) if (isGone(other)) draft.actors.delete(other);
  draft.delays = draft.delays.filter(({ setBy, actor }) => !isGone(setBy) && !isGone(actor));
  draft.queue = draft.queue.filter(({ to }) => !isGone(to));
}

/** Carries out what a machine wants done, in order, and says what it was. */
export function carryOut(draft: Draft, actor: SimulatedActor, microsteps: readonly RawMicrostep[]) {
  return microsteps.map(({ actions, ...microstep }) => ({
    ...microstep,
    actions: actions.map((action) => carryOutOne(draft, actor, action)),
  }));
}

function carryOutOne(draft: Draft, actor: SimulatedActor, action: Wanted): ActionView {
  const params = (action.params ?? {}) as Record<string, unknown>;
  const view: ActionView = {
    type: action.type,
    params: null,
    event: (params.event as SimulatedEvent | undefined) ?? null,
    to: null,
    delay: typeof params.delay === 'number' ? params.delay : null,
    isExternal: false,
  };
  switch (action.type) {
    case 'xstate.raise':
      if (view.delay !== null) schedule(draft, actor.path, actor.path, params, view.delay);
      return view;
    case 'xstate.cancel':
      draft.delays = draft.delays.filter(({ setBy, id }) => setBy !== actor.path || id !== params.sendId);
      return { ...view, params: { sendId: params.sendId } };
    case 'xstate.sendTo':
      return { ...view, to: send(draft, actor, params, view) };
    case 'xstate.emit':
      if (actor.parent === null && view.event !== null) draft.emitted.push(view.event);
      return view;
    case 'xstate.spawnChild':
      adopt(draft, actor, params.actorRef as AnyActorRef | undefined, params);
      return { ...view, params: { id: params.id, src: params.src, input: params.input } };
    case 'xstate.stopChild':
      if (action.params !== undefined)
        remove(draft, pathOf(draft, action.params as unknown as AnyActorRef) ?? '-');
      return { ...view, params: { id: params.id } };
    default:
      return { ...view, event: null, params: action.params ?? null, isExternal: !runPure(actor, action) };
  }
}

/** Takes a child that a machine has started into the world, to be started itself when its turn comes. */
export function adopt(
  draft: Draft,
  parent: SimulatedActor,
  ref: AnyActorRef | undefined,
  { src, input }: { src?: unknown; input?: unknown },
): void {
  if (ref === undefined) return;
  const { original, machine } = behind((ref as { logic?: unknown }).logic);
  const path = parent.path === '' ? ref.id : `${parent.path}/${ref.id}`;
  remove(draft, path);
  draft.actors.set(path, {
    path,
    parent: parent.path,
    id: ref.id,
    src: typeof src === 'string' ? src : ref.id,
    kind: actorKind(original),
    ref,
    status: 'active',
    input,
    output: undefined,
    error: undefined,
    received: [],
    machine,
    snapshot: null,
  });
  if (machine !== null) draft.queue.push({ to: path, from: parent.path, event: 'start' });
}

/** Sets an event for later; one of the same name is replaced, as XState does. */
export function schedule(
  draft: Draft,
  setBy: ActorPath,
  actor: ActorPath,
  { id, event }: Record<string, unknown>,
  delay: number,
): void {
  const named = typeof id === 'string' ? id : `${setBy}:${draft.delays.length}:${draft.now}`;
  draft.delays = draft.delays.filter((each) => each.setBy !== setBy || each.id !== named);
  draft.delays.push({ setBy, actor, id: named, event: event as SimulatedEvent, dueAt: draft.now + delay });
}

function send(
  draft: Draft,
  actor: SimulatedActor,
  params: Record<string, unknown>,
  view: ActionView,
): string | null {
  const to = pathOf(draft, params.to as AnyActorRef);
  if (view.event === null) return to;
  if (to === null) {
    // The parent of the root is whoever runs it.
    draft.emitted.push(view.event);
    return null;
  }
  if (view.delay === null) draft.queue.push({ to, from: actor.path, event: view.event });
  else schedule(draft, actor.path, to, params, view.delay);
  return to;
}

function pathOf(draft: Draft, ref: AnyActorRef): ActorPath | null {
  for (const actor of draft.actors.values()) if (actor.ref === ref) return actor.path;
  return null;
}

/**
 * Runs an action that the machine brings along itself, to notice that it throws.
 * @returns whether it was run; effects of the application are not
 */
function runPure(actor: SimulatedActor, { exec, info, params, type }: Wanted): boolean {
  const implementation: unknown = actor.machine?.implementations.actions[type];
  if (exec === undefined || isNotProvided(implementation) || isNotProvided(exec)) return false;
  try {
    exec(info, params);
    return true;
  } catch (error) {
    throw problemOfThrown(error, { machine: actor.machine?.id ?? '', event: info.event.type, guard: null });
  }
}

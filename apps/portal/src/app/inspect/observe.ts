import { Actor, type AnyActorRef, type AnyTransitionDefinition, type InspectionEvent } from 'xstate';
import type { ActorView, InspectFact, TakenTransition } from './protocol.ts';

type Redact = (value: unknown) => unknown;

/** An actor as its system knows it, beyond what the public type tells. */
type Observed = AnyActorRef & { _parent?: Observed; logic?: { id?: string; root?: unknown } };

/**
 * Observes every actor that starts from now on, by the `inspect` of its system: no page has to know of it.
 * @returns ends it
 */
export function observeActors(notify: (fact: InspectFact) => void, redact: Redact): () => void {
  const seen = new Set<string>();
  const observations: { unsubscribe(): void }[] = [];
  // Reading the method off the prototype, to put it back unchanged.
  // oxlint-disable-next-line typescript/unbound-method
  const { start } = Actor.prototype;

  const introduce = (actor: Observed): string => {
    const name = actor.sessionId;
    if (seen.has(name)) return name;
    const parent = actor._parent ? introduce(actor._parent) : null;
    seen.add(name);
    const machine = actor.logic?.root === undefined ? null : (actor.logic.id ?? null);
    notify({ kind: 'actor', actor: name, at: now(), machine, name: actor.id, parent });
    return name;
  };

  const observe = (event: InspectionEvent): void => {
    const actor = introduce(event.actorRef as Observed);
    const fact = factOf(event, actor, introduce, redact);
    if (fact) notify(fact);
  };

  Actor.prototype.start = function startObserved(this: InstanceType<typeof Actor> & Observed) {
    // Children belong to the system of their root.
    if (!this._parent && !seen.has(this.sessionId)) {
      observations.push(this.system.inspect(observe));
      introduce(this);
    }
    // XState tells no snapshot of a machine that ends in its first state.
    const first = this.getSnapshot() as { status: string };
    const isOver = first.status !== 'active' && !this._parent;
    const started = start.call(this);
    if (isOver)
      notify({
        kind: 'snapshot',
        actor: introduce(this),
        at: now(),
        event: 'xstate.init',
        view: viewOf(first, redact),
      });
    return started;
  } as typeof start;

  return () => {
    Actor.prototype.start = start;
    for (const observation of observations) observation.unsubscribe();
  };
}

const now = (): number => Math.round(performance.now());

function factOf(
  event: InspectionEvent,
  actor: string,
  introduce: (actor: Observed) => string,
  redact: Redact,
): InspectFact | undefined {
  const of = { actor, at: now() };
  switch (event.type) {
    case '@xstate.event':
      return {
        ...of,
        kind: 'event',
        from: event.sourceRef ? introduce(event.sourceRef as Observed) : null,
        event: redact(event.event) as { type: string },
      };
    case '@xstate.microstep':
      return {
        ...of,
        kind: 'microstep',
        event: event.event.type,
        transitions: event._transitions.map(transitionOf),
        value: (event.snapshot as { value?: unknown }).value,
      };
    case '@xstate.action':
      return { ...of, kind: 'action', action: event.action.type, params: redact(event.action.params) };
    case '@xstate.snapshot':
      return { ...of, kind: 'snapshot', event: event.event.type, view: viewOf(event.snapshot, redact) };
    default:
      return undefined;
  }
}

function transitionOf(transition: AnyTransitionDefinition): TakenTransition {
  const { source, eventType, target, guard } = transition;
  const named = guard as string | { type?: string } | undefined;
  const alike = eventType === '' ? source.always : source.transitions.get(eventType);
  return {
    source: source.id,
    event: eventType,
    targets: (target ?? []).map(({ id }) => id),
    guard: named === undefined ? null : typeof named === 'string' ? named : (named.type ?? 'guard'),
    index: alike?.indexOf(transition) ?? -1,
  };
}

/** The part of a snapshot that can be sent. */
export function viewOf(snapshot: object, redact: Redact): ActorView {
  const { status, value, context, tags, output, error } = snapshot as {
    status: string;
    value?: unknown;
    context?: unknown;
    tags?: ReadonlySet<string>;
    output?: unknown;
    error?: unknown;
  };
  return {
    status,
    ...(value === undefined ? {} : { value }),
    ...(context === undefined ? {} : { context: redact(context) }),
    ...(tags === undefined ? {} : { tags: [...tags] }),
    ...(output === undefined ? {} : { output: redact(output) }),
    ...(error === undefined ? {} : { error: JSON.stringify(redact(error)) }),
  };
}

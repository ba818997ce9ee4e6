import { initialTransition, transition } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, StateNode } from 'xstate';
import type { JsonSchema } from '../shared/json-schema.ts';
import type { AnyMachineDetails } from '../shared/machine-details.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { done, elapsed, failed } from './paths.ts';

/** What a walk with a machine's own fixtures has met. */
export interface Explored {
  /** Paths of states. */
  states: ReadonlySet<string>;
  /** `actor: fixture` */
  outcomes: ReadonlySet<string>;
}

const LIMIT = 200;
const HOSTILE = new Set(hostileTexts(() => null).map(({ id }) => id));

interface Move {
  event: object;
  outcome?: string;
}

/**
 * Walks through a machine with the fixtures that its details hold (every event, every end of every actor that runs,
 * every delay), from each of its inputs, until it has met what it looks for or nothing new comes. Situations that
 * differ in typed text alone count as one, and those with a new state come first.
 * @throws whatever an actor's end or an event makes the machine throw
 */
export function explore(machine: AnyStateMachine, details: AnyMachineDetails, goals: Explored): Explored {
  const met = { states: new Set<string>(), outcomes: new Set<string>() };
  for (const { value } of details.inputs) {
    exploreFrom(initialTransition(machine, value as never)[0], machine, details, goals, met);
  }
  return met;
}

function exploreFrom(
  start: AnyMachineSnapshot,
  machine: AnyStateMachine,
  details: AnyMachineDetails,
  goals: Explored,
  met: { states: Set<string>; outcomes: Set<string> },
): void {
  const seen = new Set<string>();
  const choices = choicesOf(details);
  const outlines = new Set<string>();
  const filled = new WeakSet<AnyMachineSnapshot>();
  const fresh: AnyMachineSnapshot[] = [];
  const others: AnyMachineSnapshot[] = [];
  const take = (snapshot: AnyMachineSnapshot, event: object): AnyMachineSnapshot =>
    transition(machine, snapshot, event as { type: string })[0];
  const meet = (snapshot: AnyMachineSnapshot, isUrgent = false): void => {
    if (snapshot.status === 'error') throw snapshot.error;
    for (const node of snapshot._nodes as StateNode[]) met.states.add(node.path.join('.'));
    const situation = situationOf(snapshot);
    if (seen.has(situation) || snapshot.status !== 'active') return;
    seen.add(situation);
    const outline = outlineOf(snapshot, choices);
    if (isUrgent) fresh.unshift(snapshot);
    else if (outlines.has(outline)) others.push(snapshot);
    else fresh.push(snapshot);
    outlines.add(outline);
  };
  meet(start);
  for (let count = 0; count < LIMIT && !isReached(goals, met); count += 1) {
    const isFresh = fresh.length > 0;
    const snapshot = fresh.shift() ?? others.shift();
    if (snapshot === undefined) return;
    if (!filled.has(snapshot)) {
      const form = filling(snapshot, details).reduce(take, snapshot);
      filled.add(form);
      meet(form, true);
    }
    if (isFresh) {
      for (const { value } of details.contexts ?? [])
        meet({ ...snapshot, context: { ...snapshot.context, ...value } } as AnyMachineSnapshot);
    }
    for (const { event, outcome } of movesOf(snapshot, details, isFresh)) {
      meet(take(snapshot, event));
      if (outcome !== undefined) met.outcomes.add(outcome);
    }
  }
}

function isReached(goals: Explored, met: Explored): boolean {
  return isSubset(goals.states, met.states) && isSubset(goals.outcomes, met.outcomes);
}

/** What fills a form: every payload of every change, those that come first in their lists last, so that they stay. */
function filling(snapshot: AnyMachineSnapshot, details: AnyMachineDetails): object[] {
  return Object.entries(details.events)
    .filter(([type]) => type.endsWith('.changed') && snapshot.machine.events.includes(type))
    .flatMap(([type, { fixtures }]) =>
      fixtures
        .filter(({ id }) => !HOSTILE.has(id))
        .toReversed()
        .map(({ value }) => ({ type, ...value })),
    );
}

function isSubset(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return [...part].every((item) => whole.has(item));
}

/** Hostile and huge payloads are tried where a state is met for the first time. */
function movesOf(snapshot: AnyMachineSnapshot, details: AnyMachineDetails, isFresh: boolean): Move[] {
  const nodes = snapshot._nodes as StateNode[];
  const handled = new Set(nodes.flatMap((node) => node.ownEvents as string[]));
  const events = Object.entries(details.events).flatMap(([type, { fixtures }]) =>
    !handled.has(type)
      ? []
      : fixtures.length === 0
        ? [{ event: { type } }]
        : fixtures
            .filter(({ id }) => isFresh || !HOSTILE.has(id))
            .map(({ value }) => ({ event: { type, ...value } })),
  );
  const ends = nodes.flatMap((node) =>
    node.invoke.flatMap(({ id, src }) => {
      const actor = typeof src === 'string' ? details.actors[src] : undefined;
      return [
        ...(actor?.resolves ?? []).map((one) => ({
          event: done(id, one.value),
          outcome: `${String(src)}: ${one.id}`,
        })),
        ...(actor?.rejects ?? []).map((one) => ({
          event: failed(id, one.value),
          outcome: `${String(src)}: ${one.id}`,
        })),
      ];
    }),
  );
  const delays = nodes.flatMap((node) =>
    node.after.map(({ delay }) => ({ event: elapsed(delay as string | number, node.id) })),
  );
  return [...ends, ...delays, ...events];
}

/** The state, and the choices among known values that the context holds at its top. */
function outlineOf({ value, context }: AnyMachineSnapshot, choices: ReadonlySet<unknown>): string {
  return JSON.stringify([value, Object.values(context as object).filter((item) => choices.has(item))]);
}

function choicesOf(details: AnyMachineDetails): ReadonlySet<unknown> {
  const walk = (schema: JsonSchema): unknown[] => [
    ...(schema.enum ?? []).filter((item) => typeof item === 'string'),
    ...[...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? [])].flatMap(walk),
  ];
  return new Set(Object.values(details.events).flatMap(({ payload }) => walk(payload)));
}

/** The state, and of the context what is not typed text. */
function situationOf({ value, context, status }: AnyMachineSnapshot): string {
  return JSON.stringify([value, status, context], (key, item: unknown) => {
    if (typeof item === 'string')
      return item.length > 40 ? 'long' : item === '' ? '' : isCode(item) ? item : 'text';
    return key === 'endsAt' || key === 'requestId' ? undefined : item;
  });
}

function isCode(text: string): boolean {
  return /^[A-Z_]+$|^[a-z][A-Za-z]*$/.test(text);
}

import type { StateNode } from 'xstate';
import type { Stimulus } from '../simulation/simulation.types.ts';
import { isRecord } from '../simulation/context-shape.ts';
import { SIMULATION_EPOCH_MS } from '../simulation/virtual-time.ts';
import { rootOf } from '../simulation/world.ts';
import type { World } from '../simulation/world.ts';
import type { Alphabet } from './paths.types.ts';

/** Long enough for every wait between two tries. */
const LONG_WAIT_MS = 300_000;

/**
 * What can happen to the root machine in a world, as far as an alphabet goes. Actors of child machines are left alone.
 * Each move is one stimulus, or a form filled in as a whole.
 */
export function movesIn(world: World, alphabet: Alphabet): Stimulus[][] {
  const { snapshot } = rootOf(world);
  if (snapshot === null || snapshot.status !== 'active') return [];
  const nodes = snapshot._nodes as StateNode[];
  const isHandled = (type: string) =>
    nodes.some(({ transitions }) => transitions.has(type) || transitions.has('*'));
  const events = alphabet.events
    .filter(({ value }) => isHandled(value.type))
    .map(({ name, value }): Stimulus => ({ kind: 'event', event: value, fixture: name }));
  const ends = [...world.actors.values()]
    .filter(({ parent, status }) => parent === '' && status === 'active')
    .flatMap(({ path, src }) =>
      (alphabet.outcomes[src] ?? []).map(({ name, value }): Stimulus => ({
        ...value,
        actor: path,
        fixture: name,
      })),
    );
  const due = new Set(world.delays.filter(({ actor }) => actor === '').map(({ dueAt }) => dueAt - world.now));
  const waits = [...due].map((milliseconds): Stimulus => ({ kind: 'wait', milliseconds }));
  if (due.size > 0 || isTimed(world)) waits.push({ kind: 'wait', milliseconds: LONG_WAIT_MS });
  return [...filledForms(events), ...[...ends, ...events, ...waits].map((stimulus) => [stimulus])];
}

/** Fills in every field of a form with the first value that is known for it. */
function filledForms(events: readonly Stimulus[]): Stimulus[][] {
  const forms = new Map<string, Map<string, Stimulus>>();
  for (const stimulus of events) {
    if (stimulus.kind !== 'event' || typeof stimulus.event.field !== 'string') continue;
    const form = forms.get(stimulus.event.type) ?? new Map<string, Stimulus>();
    if (!form.has(stimulus.event.field)) form.set(stimulus.event.field, stimulus);
    forms.set(stimulus.event.type, form);
  }
  return [...forms.values()].filter(({ size }) => size > 1).map((form) => [...form.values()]);
}

/** Whether the machine remembers a moment of the clock, so that time alone changes what it does. */
function isTimed(world: World): boolean {
  const context = rootOf(world).snapshot?.context as Record<string, unknown> | undefined;
  return Object.values(context ?? {}).some((value) => isRecord(value) && typeof value.endsAt === 'number');
}

/** What tells two worlds apart roughly: the states and the actors that run. */
export function coarseKey(world: World): string {
  const { snapshot, status } = rootOf(world);
  const actors = [...world.actors.values()]
    .filter(({ parent }) => parent === '')
    .map(({ id, status: is }) => [id, is]);
  return JSON.stringify([snapshot?.value, status, actors]);
}

/** What tells two worlds apart for a search: the context as well, and the states of the machines below. */
export function fineKey(world: World): string {
  const inner = [...world.actors.values()].map(({ path, status, snapshot }) => [
    path,
    status,
    snapshot?.value,
  ]);
  const { snapshot } = rootOf(world);
  // Moments count by how far away they are, or every wait would make another world.
  const context = JSON.stringify(snapshot?.context, (key, value: unknown) =>
    key === 'endsAt' && typeof value === 'number'
      ? Math.max(0, value - SIMULATION_EPOCH_MS - world.now)
      : value,
  );
  return JSON.stringify([
    inner,
    context,
    snapshot?.historyValue === undefined ? [] : historyOf(snapshot.historyValue),
  ]);
}

function historyOf(history: object): [string, string[]][] {
  return Object.entries(history).map(([id, nodes]) => [id, (nodes as StateNode[]).map((node) => node.id)]);
}

import { isRecord } from '../simulation/context-shape.ts';
import type { Chart, ChartTransition } from '../model/chart.types.ts';
import type { Coverage } from './paths.types.ts';

/** A microstep as a running page tells it. */
export interface TakenMicrostep {
  transitions: readonly TakenTransition[];
  /** XState's state value afterwards. */
  value: unknown;
}

export interface TakenTransition {
  source: string;
  event: string;
  targets: readonly string[];
  /** The guard's name, if it has one. */
  guard: string | null;
  /** Its place among the transitions of the state for the event. Pages of an earlier release do not tell it. */
  index?: number;
}

/** What a running page has gone through. Guards are not seen from outside, only which transitions they let pass. */
export function coverageOfMicrosteps(chart: Chart, microsteps: readonly TakenMicrostep[]): Coverage {
  const states: Record<string, number> = {};
  const transitions: Record<string, number> = {};
  for (const { transitions: taken, value } of microsteps) {
    for (const id of activeIn(chart, value)) states[id] = (states[id] ?? 0) + 1;
    for (const transition of taken) {
      const id = transitionIdOf(chart, transition);
      if (id !== undefined) transitions[id] = (transitions[id] ?? 0) + 1;
    }
  }
  return { machine: chart.id, hash: chart.hash, states, transitions, guards: {} };
}

/** The id of a transition that a page has told. Without its place, those that look alike count as the first of them. */
export function transitionIdOf({ transitions }: Chart, taken: TakenTransition): string | undefined {
  if (taken.index === -1) return undefined;
  const exact = `${taken.source}|${taken.event}|${taken.index}`;
  if (transitions.some(({ id }) => id === exact)) return exact;
  const alike = transitions.filter(
    ({ source, event, targets }) =>
      source === taken.source && event === taken.event && targets.join() === taken.targets.join(),
  );
  const isSame = ({ guard }: ChartTransition) =>
    taken.guard === null
      ? guard === null
      : guard !== null && [guard.text, ...guard.names].includes(taken.guard);
  return (alike.find(isSame) ?? alike[0])?.id;
}

/** The ids of the states that a state value holds, the root first. */
export function activeIn(chart: Chart, value: unknown): string[] {
  const byPlace = new Map(chart.states.map(({ id, parent, key }) => [`${parent ?? ''}>${key}`, id]));
  const walk = (parent: string, inner: unknown): string[] => {
    const parts = typeof inner === 'string' ? { [inner]: {} } : isRecord(inner) ? inner : {};
    return Object.entries(parts).flatMap(([key, below]) => {
      const id = byPlace.get(`${parent}>${key}`);
      return id === undefined ? [] : [id, ...walk(id, below)];
    });
  };
  return [chart.root, ...walk(chart.root, value)];
}

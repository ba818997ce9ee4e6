import type { Chart, ChartState, ChartTransition } from './chart.types.ts';

/** Quick ways into a chart. */
export interface ChartIndex {
  states: ReadonlyMap<string, ChartState>;
  transitions: ReadonlyMap<string, ChartTransition>;
  from: ReadonlyMap<string, readonly ChartTransition[]>;
  to: ReadonlyMap<string, readonly ChartTransition[]>;
}

const known = new WeakMap<Chart, ChartIndex>();

/** The index of a chart, made once. */
export function indexOf(chart: Chart): ChartIndex {
  const before = known.get(chart);
  if (before !== undefined) return before;
  const index: ChartIndex = {
    states: new Map(chart.states.map((state) => [state.id, state])),
    transitions: new Map(chart.transitions.map((transition) => [transition.id, transition])),
    from: Map.groupBy(chart.transitions, ({ source }) => source),
    to: groupByTarget(chart.transitions),
  };
  known.set(chart, index);
  return index;
}

/** The state and everything that it lies in, from the inside out. */
export function withAncestors(chart: Chart, id: string): ChartState[] {
  const { states } = indexOf(chart);
  const found: ChartState[] = [];
  for (let state = states.get(id); state !== undefined; state = states.get(state.parent ?? ''))
    found.push(state);
  return found;
}

function groupByTarget(transitions: readonly ChartTransition[]): Map<string, ChartTransition[]> {
  const groups = new Map<string, ChartTransition[]>();
  for (const transition of transitions) {
    for (const target of transition.targets) {
      const group = groups.get(target);
      if (group === undefined) groups.set(target, [transition]);
      else group.push(transition);
    }
  }
  return groups;
}

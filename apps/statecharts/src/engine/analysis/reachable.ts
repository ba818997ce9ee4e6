import { indexOf, withAncestors } from '../model/chart-index.ts';
import type { Chart, ChartState } from '../model/chart.types.ts';
import { isShadowed } from './shadowed.ts';

/** The ids of all states that some way of events leads to, whatever guards say. */
export function reachableStates(chart: Chart): Set<string> {
  const { states, from } = indexOf(chart);
  const reached = new Set<string>();
  const waiting = [chart.root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    const state = states.get(id);
    if (state === undefined) continue;
    waiting.push(...entered(state));
    for (const transition of from.get(id) ?? []) {
      if (isShadowed(chart, transition)) continue;
      for (const target of transition.targets)
        waiting.push(...withAncestors(chart, target).map((each) => each.id));
    }
  }
  return reached;
}

/** What is entered together with a state. */
export function entered({ kind, initial, children }: ChartState): readonly string[] {
  if (kind === 'parallel') return children;
  return initial === null ? [] : [initial];
}

import { indexOf, withAncestors } from '../../engine/model/chart-index.ts';
import type { Chart } from '../../engine/model/chart.types.ts';

type StateValue = string | { [key: string]: StateValue };

/** XState's value for "in this state": around it everything stands where it begins. */
export function stateValueOf(chart: Chart, id: string): StateValue {
  const { states } = indexOf(chart);
  const wanted = new Set(withAncestors(chart, id).map((state) => state.id));
  const valueOf = (stateId: string): StateValue => {
    const state = states.get(stateId);
    if (!state || state.children.length === 0) return {};
    const inside = (child: string): [string, StateValue] => [states.get(child)?.key ?? child, valueOf(child)];
    if (state.kind === 'parallel')
      return Object.fromEntries(
        state.children.filter((child) => states.get(child)?.kind !== 'history').map(inside),
      );
    const next = state.children.find((child) => wanted.has(child)) ?? state.initial;
    if (next === null || next === undefined) return {};
    const [key, value] = inside(next);
    return typeof value === 'object' && Object.keys(value).length === 0 ? key : { [key]: value };
  };
  return valueOf(chart.root);
}

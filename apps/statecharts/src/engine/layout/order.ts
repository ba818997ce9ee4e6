import { indexOf, withAncestors } from '../model/chart-index.ts';
import type { Chart, ChartState } from '../model/chart.types.ts';

/** The place of every state among its siblings: how people come to them from where they begin. */
export function siblingOrder(chart: Chart): ReadonlyMap<string, number> {
  const { states } = indexOf(chart);
  const order = new Map<string, number>();
  for (const state of chart.states) {
    walkFrom(chart, state).forEach((child, index) => order.set(child, index));
  }
  for (const id of states.keys()) if (!order.has(id)) order.set(id, 0);
  return order;
}

/** Whether a transition leads back to where one has been: it is drawn against the flow. */
export function leadsBack(
  chart: Chart,
  order: ReadonlyMap<string, number>,
  source: string,
  target: string,
): boolean {
  const from = withAncestors(chart, source).map(({ id }) => id);
  const to = withAncestors(chart, target).map(({ id }) => id);
  const shared = from.find((id) => to.includes(id));
  if (shared === undefined) return false;
  const [one, other] = [from[from.indexOf(shared) - 1], to[to.indexOf(shared) - 1]];
  if (one === undefined || other === undefined) return false;
  return (order.get(other) ?? 0) < (order.get(one) ?? 0);
}

/** Children in the order in which a walk from the initial one finds them, then those that it does not find. */
function walkFrom(chart: Chart, parent: ChartState): string[] {
  const next = siblingSteps(chart, parent);
  const found: string[] = [];
  const waiting = parent.initial === null ? [...parent.children] : [parent.initial];
  const rest = [...parent.children];
  for (;;) {
    const id = waiting.shift() ?? rest.find((child) => !found.includes(child));
    if (id === undefined) return found;
    if (found.includes(id)) continue;
    found.push(id);
    waiting.push(...(next.get(id) ?? []));
  }
}

function siblingSteps(chart: Chart, parent: ChartState): Map<string, string[]> {
  const { from } = indexOf(chart);
  const childOf = new Map<string, string>();
  for (const { id } of chart.states) {
    const inside = withAncestors(chart, id).map((state) => state.id);
    const at = inside.indexOf(parent.id);
    const child = at > 0 ? inside[at - 1] : undefined;
    if (child !== undefined) childOf.set(id, child);
  }
  const steps = new Map<string, string[]>(parent.children.map((child) => [child, []]));
  for (const [id, child] of childOf) {
    for (const { targets } of from.get(id) ?? []) {
      for (const target of targets) {
        const to = childOf.get(target);
        if (to !== undefined && to !== child) steps.get(child)?.push(to);
      }
    }
  }
  return steps;
}

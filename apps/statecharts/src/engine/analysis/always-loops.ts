import { indexOf, withAncestors } from '../model/chart-index.ts';
import type { Chart, ChartTransition } from '../model/chart.types.ts';
import { entered } from './reachable.ts';

/**
 * The states from which `always` leads back to themselves without anything that could change on the way: either no
 * guard decides, or guards decide about a context that no action touches.
 */
export function alwaysLoops(chart: Chart): string[] {
  const edges = new Map<string, string[]>();
  for (const transition of chart.transitions) {
    if (transition.kind !== 'always' || (transition.guard !== null && changesAnything(chart, transition)))
      continue;
    const next = transition.targets.flatMap((target) => activeWith(chart, target));
    edges.set(transition.source, [...(edges.get(transition.source) ?? []), ...next]);
  }
  return [...edges.keys()].filter((start) => leadsTo(edges, start, start));
}

function leadsTo(edges: ReadonlyMap<string, readonly string[]>, from: string, goal: string): boolean {
  const seen = new Set<string>();
  const waiting = [...(edges.get(from) ?? [])];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (id === goal) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...(edges.get(id) ?? []));
  }
  return false;
}

function changesAnything(chart: Chart, { actions, targets }: ChartTransition): boolean {
  return (
    actions.length > 0 || targets.some((target) => (indexOf(chart).states.get(target)?.entry.length ?? 0) > 0)
  );
}

/** What is active once a target is entered: it, what lies around it and what it begins with. */
function activeWith(chart: Chart, target: string): string[] {
  const active = withAncestors(chart, target).map(({ id }) => id);
  const waiting = [target];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const state = indexOf(chart).states.get(id);
    if (state === undefined) continue;
    const inner = entered(state);
    active.push(...inner);
    waiting.push(...inner);
  }
  return active;
}

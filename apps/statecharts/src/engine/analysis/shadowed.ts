import { indexOf } from '../model/chart-index.ts';
import type { Chart, ChartTransition } from '../model/chart.types.ts';

/** Whether an earlier transition of the same state and event, which has no guard, always wins. */
export function isShadowed(chart: Chart, transition: ChartTransition): boolean {
  for (const other of indexOf(chart).from.get(transition.source) ?? []) {
    if (other.id === transition.id) return false;
    if (other.event === transition.event && other.kind === transition.kind && other.guard === null)
      return true;
  }
  return false;
}

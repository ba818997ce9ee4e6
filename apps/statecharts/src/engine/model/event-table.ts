import type { Chart, ChartState, ChartTransition } from './chart.types.ts';

/** The chart as a table, which says the same as the drawing to those who cannot see it. */
export interface EventTable {
  columns: readonly EventColumn[];
  rows: readonly { state: ChartState; cells: readonly (readonly ChartTransition[])[] }[];
}

export interface EventColumn {
  /** What transitions of the column share: the event, or their label. */
  key: string;
  label: string;
  kind: ChartTransition['kind'];
}

/** Every state with what each event does in it. States without anything of their own are left out unless wanted. */
export function eventTable(chart: Chart, { withEmpty = false }: { withEmpty?: boolean } = {}): EventTable {
  const columns = new Map<string, EventColumn>();
  for (const transition of chart.transitions) {
    const key = columnOf(transition);
    if (!columns.has(key)) columns.set(key, { key, label: transition.label, kind: transition.kind });
  }
  const bySource = Map.groupBy(chart.transitions, ({ source }) => source);
  const rows = chart.states
    .filter(({ id }) => withEmpty || bySource.has(id))
    .map((state) => {
      const own = Map.groupBy(bySource.get(state.id) ?? [], columnOf);
      return { state, cells: [...columns.keys()].map((key) => own.get(key) ?? []) };
    });
  return { columns: [...columns.values()], rows };
}

/** Delays and states' ends carry the id of their state in the event: the label is what they share. */
function columnOf({ kind, event, label }: ChartTransition): string {
  return kind === 'after' || kind === 'stateDone' || kind === 'always' ? `${kind}:${label}` : event;
}

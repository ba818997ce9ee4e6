import { nameOf } from '../layout/measure.ts';
import type { Chart, ChartTransition } from './chart.types.ts';
import { eventTable } from './event-table.ts';

/** A chart as a Markdown table: states down, events across, in each cell where it leads and under which guard. */
export function toMarkdown(chart: Chart): string {
  const { columns, rows } = eventTable(chart);
  const short = (id: string) => id.slice(chart.root.length + 1) || chart.root;
  const table = [
    ['State', ...columns.map(({ label }) => label)],
    columns.map(() => '---').concat('---'),
    ...rows.map(({ state, cells }) => [
      `\`${short(state.id)}\``,
      ...cells.map((transitions) => transitions.map((each) => cellText(each, short)).join('<br>')),
    ]),
  ];
  return `${table.map((cells) => `| ${cells.map(escape).join(' | ')} |`).join('\n')}\n`;
}

function cellText(
  { targets, guard, actions, forbids }: ChartTransition,
  short: (id: string) => string,
): string {
  if (forbids) return 'kept away';
  const condition = guard === null ? '' : `[${guard.text}] `;
  const where = targets.length === 0 ? '' : `→ ${targets.map(short).join(', ')}`;
  const what = actions.length === 0 ? '' : `/ ${actions.map(nameOf).join(', ')}`;
  return `${condition}${[where, what].filter((part) => part !== '').join(' ')}`;
}

function escape(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

import type { Chart } from '../model/chart.types.ts';
import { redact } from '../simulation/redact.ts';
import type { WorldView } from '../simulation/simulation.types.ts';
import type { Trace } from './trace.types.ts';
import { lineOf } from './wording.ts';
import type { Wording } from './wording.ts';

/** What a report tells beside the steps. */
export interface ReportFacts {
  chart: Chart;
  trace: Trace;
  /** Where it ended. */
  world: WorldView;
  /** The deep link, if there is one. */
  link?: string;
  wording?: Wording;
  /** Shows personal facts and secrets as they are. @default false */
  isOpen?: boolean;
}

/** A trace as Markdown for a bug report: steps, where they led, and the link that shows it. */
export function toBugReport({ chart, trace, world, link, wording, isOpen = false }: ReportFacts): string {
  const shown = (value: unknown) => (isOpen ? value : redact(value));
  const root = world.actors[0]?.machine;
  const steps = trace.steps.map(
    ({ stimulus }, index) => `${index + 1}. ${lineOf(shown(stimulus) as typeof stimulus, wording)}`,
  );
  const parts = [
    `# ${trace.name}`,
    '',
    `Machine \`${chart.id}\` (${chart.hash}): ${chart.purpose}`,
    '',
    '## Steps',
    '',
    ...steps,
    '',
    '## What happens',
    '',
    `State: \`${JSON.stringify(root?.value)}\``,
    '',
    '```json',
    JSON.stringify(shown(root?.context), null, 2),
    '```',
    '',
    '## What should happen',
    '',
    '…',
    ...(link === undefined ? [] : ['', `[The same in the statecharts](${link})`]),
  ];
  return `${parts.join('\n')}\n`;
}

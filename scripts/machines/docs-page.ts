import type { Chart } from '../../apps/statecharts/src/engine/model/chart.types.ts';
import { toMarkdown } from '../../apps/statecharts/src/engine/model/to-markdown.ts';
import { toMermaid } from '../../apps/statecharts/src/engine/model/to-mermaid.ts';

const GENERATED = '<!-- Generated from the machines by `npm run machines:docs`. Do not edit. -->';

/** The page of one machine: its chart, which code hosts draw, and the same as a table. */
export function pageOf(chart: Chart): string {
  return `${GENERATED}

# ${chart.id}

${chart.purpose}

${facts(chart)}

\`\`\`mermaid
${toMermaid(chart)}\`\`\`

## State by event

${toMarkdown(chart)}`;
}

/** The list of all machines. */
export function indexPage(charts: readonly Chart[]): string {
  const rows = charts.map(
    ({ id, purpose, states, transitions }) =>
      `| [${id}](${id}.md) | ${purpose.replaceAll('|', '\\|')} | ${states.length} | ${transitions.length} |`,
  );
  return `${GENERATED}

# Machines

| Machine | What for | States | Transitions |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

function facts({ spec, actors, delays }: Chart): string {
  const external = actors.filter(({ isExternal }) => isExternal).map(({ src }) => `\`${src}\``);
  const inner = actors.flatMap(({ machine, src }) => (machine === null ? [] : [`[${src}](${machine}.md)`]));
  const waits = delays.map(
    ({ name, milliseconds }) => `\`${name}\`${milliseconds === null ? '' : ` (${milliseconds} ms)`}`,
  );
  return [
    `- Holds: ${spec.join(', ')}`,
    `- Actors of the application: ${listed(external)}`,
    `- Machines within: ${listed(inner)}`,
    `- Delays: ${listed(waits)}`,
  ].join('\n');
}

function listed(parts: readonly string[]): string {
  return parts.length === 0 ? 'none' : parts.join(', ');
}

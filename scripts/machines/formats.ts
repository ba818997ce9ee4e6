import { layOut } from '../../apps/statecharts/src/engine/layout/lay-out.ts';
import { estimate } from '../../apps/statecharts/src/engine/layout/measure.ts';
import { makeNodeElk } from '../../apps/statecharts/src/engine/layout/node-elk.ts';
import type { Chart } from '../../apps/statecharts/src/engine/model/chart.types.ts';
import { toMarkdown } from '../../apps/statecharts/src/engine/model/to-markdown.ts';
import { toMermaid } from '../../apps/statecharts/src/engine/model/to-mermaid.ts';
import { toPlantuml } from '../../apps/statecharts/src/engine/model/to-plantuml.ts';
import { toSvg } from '../../apps/statecharts/src/engine/model/to-svg.ts';

/** What a chart can be written as. */
export const FORMATS: Readonly<Record<string, (chart: Chart) => string | Promise<string>>> = {
  mermaid: toMermaid,
  plantuml: toPlantuml,
  markdown: toMarkdown,
  svg: async (chart) => toSvg(chart, await layOut(chart, { measure: estimate(chart) }, makeNodeElk())),
};

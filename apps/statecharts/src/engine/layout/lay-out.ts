import type { ElkExtendedEdge, ElkNode, LayoutOptions as LayoutOptionsOfElk } from 'elkjs/lib/elk-api.js';
import type { Chart } from '../model/chart.types.ts';
import { DOT, elkGraph, INITIAL } from './elk-graph.ts';
import type { Drawing } from './elk-graph.ts';
import type { Layout, LayoutOptions, Point, StateBox, TransitionLine } from './layout.types.ts';

/** The part of ELK that is needed; it computes in a worker in browsers, and in place elsewhere. */
export interface Elk {
  layout: (graph: ElkNode, options: LayoutOptionsOfElk) => Promise<ElkNode>;
}

/** Finds a place for every state and a way for every transition of a chart. */
export async function layOut(chart: Chart, options: LayoutOptions, elk: Elk): Promise<Layout> {
  const drawing = elkGraph(chart, options);
  const placed = await elk.layout(drawing.graph, drawing.options);
  const nodes = flatten(placed).slice(1);
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    states: nodes.filter(({ id }) => !id.startsWith(DOT)).map((node) => boxOf(node, options)),
    lines: (placed.edges ?? []).map((edge) => lineOf(edge, drawing)),
    dots: nodes
      .filter(({ id }) => id.startsWith(DOT))
      .map(({ id, x = 0, y = 0, width = 0, height = 0 }) => ({
        state: id.slice(DOT.length),
        x: x + width / 2,
        y: y + height / 2,
      })),
  };
}

function flatten(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(flatten)];
}

function boxOf(
  { id, x = 0, y = 0, width = 0, height = 0 }: ElkNode,
  { collapsed, measure }: LayoutOptions,
): StateBox {
  return {
    id,
    x,
    y,
    width,
    height,
    headerHeight: measure.state(id).height,
    isCollapsed: collapsed?.has(id) ?? false,
  };
}

function lineOf(edge: ElkExtendedEdge, { reversed, transitions }: Drawing): TransitionLine {
  const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }): Point[] => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  const [label] = edge.labels ?? [];
  return {
    id: edge.id.startsWith(INITIAL) ? edge.id : (transitions.get(edge.id) ?? edge.id),
    points: (reversed.has(edge.id) ? points.reverse() : points).map(({ x, y }) => ({ x, y })),
    label:
      label === undefined
        ? null
        : { x: label.x ?? 0, y: label.y ?? 0, width: label.width ?? 0, height: label.height ?? 0 },
  };
}

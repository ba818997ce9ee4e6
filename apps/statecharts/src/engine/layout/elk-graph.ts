import type { ElkExtendedEdge, ElkNode, LayoutOptions as ElkOptions } from 'elkjs/lib/elk-api.js';
import { indexOf, withAncestors } from '../model/chart-index.ts';
import type { Chart, ChartState } from '../model/chart.types.ts';
import type { LayoutOptions } from './layout.types.ts';
import { leadsBack, siblingOrder } from './order.ts';

const DOT_SIZE = 12;
const FINAL_SIDE = 16;
const HEADER_GAP = 12;

/** The graph for ELK, and which of its edges were handed over the other way round. */
export interface Drawing {
  graph: ElkNode;
  reversed: ReadonlySet<string>;
  /** The transitions' ids by the edges' ids. */
  transitions: ReadonlyMap<string, string>;
}

/** How an edge that starts at a dot is called. */
export const INITIAL = 'initial:';
/** How the dot of a compound state is called. */
export const DOT = 'dot:';

/** Makes the graph of a chart. Edges against the flow are turned round, or the first state would end up last. */
export function elkGraph(
  chart: Chart,
  { collapsed = new Set(), measure, direction = 'down' }: LayoutOptions,
): Drawing {
  const { states } = indexOf(chart);
  const order = siblingOrder(chart);
  const reversed = new Set<string>();
  const transitions = new Map<string, string>();
  const edges: ElkExtendedEdge[] = [];

  const shown = (id: string): string => {
    const around = withAncestors(chart, id);
    return around.findLast((state) => collapsed.has(state.id))?.id ?? id;
  };

  for (const transition of chart.transitions) {
    transition.targets.forEach((target, index) => {
      const [from, to] = [shown(transition.source), shown(target)];
      const isHidden = from === to && (from !== transition.source || to !== target);
      if (isHidden) return;
      const id = index === 0 ? transition.id : `${transition.id}#${index}`;
      transitions.set(id, transition.id);
      const isBack = leadsBack(chart, order, from, to);
      if (isBack) reversed.add(id);
      edges.push({
        id,
        sources: [isBack ? to : from],
        targets: [isBack ? from : to],
        labels: [{ id: `label:${id}`, text: transition.label, ...measure.transition(transition.id) }],
      });
    });
  }

  const nodeOf = (state: ChartState): ElkNode => {
    const { width, height } = measure.state(state.id);
    const children = collapsed.has(state.id)
      ? []
      : state.children
          .map((id) => states.get(id))
          .filter((child) => child !== undefined)
          .sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
    if (children.length === 0) return { id: state.id, width, height };
    const nodes = children.map(nodeOf);
    if (state.initial !== null) {
      nodes.unshift({ id: `${DOT}${state.id}`, width: DOT_SIZE, height: DOT_SIZE });
      edges.push({
        id: `${INITIAL}${state.id}`,
        sources: [`${DOT}${state.id}`],
        targets: [shown(state.initial)],
      });
    }
    return {
      id: state.id,
      children: nodes,
      layoutOptions: {
        'elk.padding': `[top=${height + HEADER_GAP},left=${FINAL_SIDE},bottom=${FINAL_SIDE},right=${FINAL_SIDE}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${height})`,
        ...(state.kind === 'parallel' ? { 'elk.layered.considerModelOrder.components': 'MODEL_ORDER' } : {}),
      },
    };
  };

  const root = states.get(chart.root);
  const graph: ElkNode = {
    id: 'drawing',
    layoutOptions: rootOptions(direction),
    children: root === undefined ? [] : [nodeOf(root)],
    edges,
  };
  return { graph, reversed, transitions };
}

function rootOptions(direction: 'down' | 'right'): ElkOptions {
  return {
    'elk.algorithm': 'layered',
    'elk.direction': direction === 'down' ? 'DOWN' : 'RIGHT',
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.json.edgeCoords': 'ROOT',
    'elk.json.shapeCoords': 'ROOT',
    'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    'elk.layered.cycleBreaking.strategy': 'GREEDY_MODEL_ORDER',
    'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
    'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
    'elk.layered.thoroughness': '4',
    'elk.spacing.nodeNode': '28',
    'elk.spacing.edgeNode': '16',
    'elk.spacing.edgeEdge': '12',
    'elk.spacing.edgeLabel': '4',
    'elk.spacing.componentComponent': '24',
    'elk.layered.spacing.nodeNodeBetweenLayers': '36',
    'elk.layered.spacing.edgeNodeBetweenLayers': '16',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
    'elk.padding': '[top=16,left=16,bottom=16,right=16]',
  };
}

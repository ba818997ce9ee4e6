import type { ElkExtendedEdge, ElkNode, LayoutOptions as ElkOptions } from 'elkjs/lib/elk-api.js';
import { indexOf, withAncestors } from '../model/chart-index.ts';
import type { Chart, ChartState } from '../model/chart.types.ts';
import type { LayoutOptions } from './layout.types.ts';
import { leadsBack, siblingOrder } from './order.ts';

const DOT_SIZE = 12;
const FINAL_SIDE = 16;
const HEADER_GAP = 12;
/** From here on ELK is to be quick rather than thorough. */
const MANY_EDGES = 150;

/** The graph for ELK, and which of its edges were handed over the other way round. */
export interface Drawing {
  graph: ElkNode;
  /** For the graph and everything in it: ELK hands options of a parent down to no child. */
  options: ElkOptions;
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
      },
    };
  };

  const root = states.get(chart.root);
  const graph: ElkNode = {
    id: 'drawing',
    children: root === undefined ? [] : [nodeOf(root)],
    edges,
  };
  return { graph, options: optionsFor(direction, edges.length), reversed, transitions };
}

/**
 * Model order is left out on purpose: ELK breaks down over it inside of states. What comes first is said by the
 * direction of the edges instead.
 */
function optionsFor(direction: 'down' | 'right', edges: number): ElkOptions {
  return {
    'elk.algorithm': 'layered',
    'elk.direction': direction === 'down' ? 'DOWN' : 'RIGHT',
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.json.edgeCoords': 'ROOT',
    'elk.json.shapeCoords': 'ROOT',
    'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
    'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
    'elk.layered.thoroughness': edges > MANY_EDGES ? '1' : '7',
    'elk.spacing.nodeNode': '20',
    'elk.spacing.edgeNode': '12',
    'elk.spacing.edgeEdge': '10',
    'elk.spacing.edgeLabel': '4',
    'elk.spacing.componentComponent': '20',
    'elk.layered.spacing.nodeNodeBetweenLayers': '24',
    'elk.layered.spacing.edgeNodeBetweenLayers': '12',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
    'elk.padding': '[top=16,left=16,bottom=16,right=16]',
  };
}

import { nameOf, transitionText } from '../layout/measure.ts';
import { indexOf, withAncestors } from './chart-index.ts';
import type { Chart, ChartState, ChartTransition } from './chart.types.ts';

/** A chart as Mermaid's `stateDiagram-v2`, which code hosts draw by themselves. */
export function toMermaid(chart: Chart): string {
  const { states } = indexOf(chart);
  const names = new Map(chart.states.map(({ id }, index) => [id, aliasOf(id, index)]));
  const alias = (id: string) => names.get(id) ?? 'unknown';

  const block = (state: ChartState, indent: string): string[] => {
    const children = state.children.map((id) => states.get(id)).filter((child) => child !== undefined);
    const header = `${indent}state "${titleOf(state)}" as ${alias(state.id)}`;
    if (children.length === 0) return [header];
    const inner = `${indent}  `;
    const parts = children.map((child) => block(child, inner));
    const body =
      state.kind === 'parallel'
        ? parts.flatMap((part, index) => (index === 0 ? part : [`${inner}--`, ...part]))
        : [...(state.initial === null ? [] : [`${inner}[*] --> ${alias(state.initial)}`]), ...parts.flat()];
    const ends = children
      .filter(({ kind }) => kind === 'final')
      .map(({ id }) => (state.kind === 'parallel' ? '' : `${inner}${alias(id)} --> [*]`))
      .filter((line) => line !== '');
    return [`${header} {`, ...body, ...ends, `${indent}}`];
  };

  const root = states.get(chart.root);
  const tops =
    root === undefined ? [] : root.kind === 'parallel' ? [root] : root.children.map((id) => states.get(id));
  const isAtTop = root !== undefined && root.kind !== 'parallel';
  const lines = [
    'stateDiagram-v2',
    ...(isAtTop && root.initial !== null ? [`  [*] --> ${alias(root.initial)}`] : []),
    ...tops.flatMap((state) => (state === undefined ? [] : block(state, '  '))),
    ...tops.flatMap((state) => (isAtTop && state?.kind === 'final' ? [`  ${alias(state.id)} --> [*]`] : [])),
    ...chart.transitions
      .filter(({ source }) => source !== chart.root || !isAtTop)
      .flatMap((transition) => arrows(chart, transition, alias)),
    ...(isAtTop ? fromEverywhere(chart, alias) : []),
    ...chart.states.flatMap((state) => notes(chart, state, alias, isAtTop)),
  ];
  return `${lines.join('\n')}\n`;
}

function arrows(chart: Chart, transition: ChartTransition, alias: (id: string) => string): string[] {
  return transition.targets
    .filter((target) => !isInsideOut(chart, transition.source, target))
    .map(
      (target) => `  ${alias(transition.source)} --> ${alias(target)} : ${clean(transitionText(transition))}`,
    );
}

/** Mermaid cannot draw an arrow between a box and what lies in it, or from a box to itself: these become notes. */
function isInsideOut(chart: Chart, source: string, target: string): boolean {
  const isBox = (id: string) => (indexOf(chart).states.get(id)?.children.length ?? 0) > 0;
  const contains = (outer: string, inner: string) =>
    withAncestors(chart, inner).some(({ id }) => id === outer);
  return (isBox(source) && contains(source, target)) || (isBox(target) && contains(target, source));
}

/** The root is no box of its own in Mermaid: what leaves it starts at every state inside. */
function fromEverywhere(chart: Chart, alias: (id: string) => string): string[] {
  const root = indexOf(chart).states.get(chart.root);
  return chart.transitions
    .filter(({ source }) => source === chart.root)
    .flatMap((transition) =>
      (root?.children ?? []).flatMap((child) => arrows(chart, { ...transition, source: child }, alias)),
    );
}

function notes(chart: Chart, state: ChartState, alias: (id: string) => string, isAtTop: boolean): string[] {
  if (state.id === chart.root && isAtTop) return [];
  const short = (id: string) => id.slice(state.id.length + 1) || indexOf(chart).states.get(id)?.key;
  const written = (indexOf(chart).from.get(state.id) ?? []).flatMap((transition) => {
    const inside = transition.targets.filter((target) => isInsideOut(chart, state.id, target));
    if (inside.length > 0) return [`${transitionText(transition)} → ${inside.map(short).join(', ')}`];
    const { targets, actions } = transition;
    return targets.length === 0 && actions.length > 0
      ? [`${transitionText(transition)} / ${actions.map(nameOf).join(', ')}`]
      : [];
  });
  const lines = [
    ...state.entry.map((action) => `entry / ${nameOf(action)}`),
    ...state.exit.map((action) => `exit / ${nameOf(action)}`),
    ...state.invokes.map(({ id, src }) => `invoke ${id === src ? id : `${id} (${src})`}`),
    ...written,
  ];
  if (lines.length === 0) return [];
  return [`  note right of ${alias(state.id)}`, ...lines.map((line) => `    ${clean(line)}`), '  end note'];
}

function titleOf({ key, kind, history, tags }: ChartState): string {
  const name = kind === 'history' ? (history === 'deep' ? 'H*' : 'H') : key;
  return clean(tags.length === 0 ? name : `${name} (${tags.join(', ')})`);
}

/** Mermaid ends a text at a semicolon, and takes colons and braces for its own. */
function clean(text: string): string {
  return text
    .replaceAll(/["{};]/g, "'")
    .replaceAll(':', '∶')
    .replaceAll('#', '');
}

function aliasOf(id: string, index: number): string {
  return `${id.replaceAll(/[^A-Za-z0-9]/g, '_')}_${index}`;
}

import { nameOf, transitionText } from '../layout/measure.ts';
import { indexOf } from './chart-index.ts';
import type { Chart, ChartState } from './chart.types.ts';

/** A chart as a PlantUML state diagram. */
export function toPlantuml(chart: Chart): string {
  const { states, from } = indexOf(chart);
  const names = new Map(
    chart.states.map(({ id }, index) => [id, `${id.replaceAll(/[^A-Za-z0-9]/g, '_')}_${index}`]),
  );
  const alias = (id: string) => names.get(id) ?? 'unknown';

  const block = (state: ChartState, indent: string): string[] => {
    const name = alias(state.id);
    const children = state.children.map((id) => states.get(id)).filter((child) => child !== undefined);
    const stereotype =
      state.kind === 'history' ? (state.history === 'deep' ? ' <<history*>>' : ' <<history>>') : '';
    const header = `${indent}state "${state.key}" as ${name}${stereotype}`;
    const inner = `${indent}  `;
    const parts = children.map((child) => block(child, inner));
    const body =
      state.kind === 'parallel'
        ? parts.flatMap((part, index) => (index === 0 ? part : [`${inner}--`, ...part]))
        : [...(state.initial === null ? [] : [`${inner}[*] --> ${alias(state.initial)}`]), ...parts.flat()];
    const ends =
      state.kind === 'compound'
        ? children.filter(({ kind }) => kind === 'final').map(({ id }) => `${inner}${alias(id)} --> [*]`)
        : [];
    const boxed = children.length === 0 ? [header] : [`${header} {`, ...body, ...ends, `${indent}}`];
    return [...boxed, ...texts(state).map((line) => `${indent}${name} : ${line}`)];
  };

  const texts = (state: ChartState): string[] => [
    ...state.tags.map((tag) => `#${tag}`),
    ...state.entry.map((action) => `entry / ${nameOf(action)}`),
    ...state.exit.map((action) => `exit / ${nameOf(action)}`),
    ...state.invokes.map(({ id, src }) => `invoke ${id === src ? id : `${id} (${src})`}`),
    ...(from.get(state.id) ?? [])
      .filter(({ targets, actions }) => targets.length === 0 && actions.length > 0)
      .map((transition) => `${transitionText(transition)} / ${transition.actions.map(nameOf).join(', ')}`),
  ];

  const root = states.get(chart.root);
  const arrows = chart.transitions.flatMap((transition) =>
    transition.targets.map(
      (target) => `${alias(transition.source)} --> ${alias(target)} : ${transitionText(transition)}`,
    ),
  );
  return [
    '@startuml',
    `title ${chart.id}`,
    ...(root === undefined ? [] : [`[*] --> ${alias(root.id)}`, ...block(root, '')]),
    ...arrows,
    '@enduml',
    '',
  ].join('\n');
}

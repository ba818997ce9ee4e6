import type { AnyStateMachine } from 'xstate';
import type { Chart, ChartAction } from '../model/chart.types.ts';
import type { Finding } from './analysis.types.ts';

/** Guards, actions, actors and delays that a machine uses by name and that nothing implements. */
export function missingImplementations(chart: Chart, { implementations }: AnyStateMachine): Finding[] {
  const isNamed = ({ kind }: ChartAction) => kind === 'named';
  const actions = [
    ...chart.transitions.flatMap((transition) => transition.actions),
    ...chart.states.flatMap(({ entry, exit }) => [...entry, ...exit]),
  ].filter(isNamed);
  const parts: readonly [kind: string, used: readonly string[], implemented: object][] = [
    ['guard', chart.transitions.flatMap(({ guard }) => guard?.names ?? []), implementations.guards],
    ['action', actions.map(({ name }) => name), implementations.actions],
    ['actor', chart.states.flatMap(({ invokes }) => invokes.map(({ src }) => src)), implementations.actors],
    [
      'delay',
      chart.transitions.flatMap(({ delay }) => (delay === null ? [] : [delay.name])),
      implementations.delays,
    ],
  ];
  return parts.flatMap(([kind, used, implemented]) =>
    [...new Set(used)]
      .filter((name) => !Object.hasOwn(implemented, name) && !isInline(kind, name))
      .map((name): Finding => ({
        machine: chart.id,
        code: 'MISSING_IMPLEMENTATION',
        subject: name,
        message: `The ${kind} "${name}" is used and not implemented: it would throw, or do nothing.`,
      })),
  );
}

/** Delays in milliseconds and actors that stand where they are invoked have no name of their own. */
function isInline(kind: string, name: string): boolean {
  return (
    (kind === 'delay' && !Number.isNaN(Number(name))) ||
    (kind === 'actor' && name.startsWith('xstate.invoke.'))
  );
}

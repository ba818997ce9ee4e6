import type { AnyMachineDetails } from '@stoa/machines/details';
import type { Chart } from '../model/chart.types.ts';
import type { Finding } from './analysis.types.ts';

/** What a machine has and its details do not name, and what they name that it does not have. */
export function missingNames(chart: Chart, details: AnyMachineDetails): Finding[] {
  const states = chart.states
    .filter(({ id }) => id !== chart.root)
    .map(({ id }) => id.slice(chart.root.length + 1));
  const parts: readonly [kind: string, has: readonly string[], named: object][] = [
    ['state', states, details.states],
    ['event', chart.events.map(({ type }) => type), details.events],
    ['guard', chart.guards, details.guards],
    ['actor', chart.actors.map(({ src }) => src), details.actors],
    [
      'delay',
      chart.delays.filter(({ name }) => Number.isNaN(Number(name))).map(({ name }) => name),
      details.delays,
    ],
  ];
  return parts.flatMap(([kind, has, named]) =>
    has
      .filter((name) => !Object.hasOwn(named, name))
      .map((name): Finding => ({
        machine: chart.id,
        code: 'MISSING_NAME',
        subject: name,
        message: `The ${kind} "${name}" has no name for people. Give it one in the machine's details.`,
      })),
  );
}

/** Events that the details declare and no state handles. */
export function unhandledEvents(chart: Chart, details: AnyMachineDetails): Finding[] {
  const handled = new Set(chart.events.map(({ type }) => type));
  return Object.keys(details.events)
    .filter((type) => !handled.has(type) && !handled.has('*'))
    .map((type) => ({
      machine: chart.id,
      code: 'UNHANDLED_EVENT',
      subject: type,
      message: `The machine's types know the event "${type}", and no state handles it.`,
    }));
}

import type { AnyMachineDetails } from '@stoa/machines/details';
import { indexOf, withAncestors } from '../model/chart-index.ts';
import { chartOf } from '../model/chart-of.ts';
import type { ChartSource } from '../model/chart-of.ts';
import type { Chart, ChartState } from '../model/chart.types.ts';
import { alwaysLoops } from './always-loops.ts';
import type { Exception, Finding, FindingCode } from './analysis.types.ts';
import { missingImplementations } from './missing-implementations.ts';
import { missingNames, unhandledEvents } from './missing-names.ts';
import { reachableStates } from './reachable.ts';
import { isShadowed } from './shadowed.ts';

/** What can be said against a machine without running it. */
export function analyse(source: ChartSource, details?: AnyMachineDetails): Finding[] {
  const chart = chartOf(source);
  const found = (code: FindingCode, message: (subject: string) => string) => (subject: string) => ({
    machine: chart.id,
    code,
    subject,
    message: message(subject),
  });
  const reached = reachableStates(chart);
  return [
    ...chart.states
      .map(({ id }) => id)
      .filter((id) => !reached.has(id))
      .map(found('UNREACHABLE_STATE', (id) => `No event leads to the state "${id}".`)),
    ...invokesWithoutOnError(chart).map(
      found(
        'INVOKE_WITHOUT_ON_ERROR',
        (id) => `The actor "${id}" may fail, and then the whole machine stops.`,
      ),
    ),
    ...alwaysLoops(chart).map(
      found(
        'ALWAYS_LOOP',
        (id) => `"${id}" leads back to itself by "always", with nothing that could end it.`,
      ),
    ),
    ...chart.transitions
      .filter((transition) => isShadowed(chart, transition))
      .map(({ id }) => id)
      .map(found('SHADOWED_TRANSITION', (id) => `"${id}" is never taken: one before it has no guard.`)),
    ...chart.states
      .filter((state) => reached.has(state.id) && isDeadEnd(chart, state))
      .map(({ id }) => id)
      .map(found('DEAD_END', (id) => `Nothing can happen in "${id}", and it is not final.`)),
    ...missingImplementations(chart, source.machine),
    ...(details === undefined ? [] : [...unhandledEvents(chart, details), ...missingNames(chart, details)]),
  ];
}

/** The findings that no exception allows, and the exceptions that allow nothing any more. */
export function judge(
  findings: readonly Finding[],
  exceptions: readonly Exception[],
): { open: Finding[]; idle: Exception[] } {
  const fits = (finding: Finding, { machine, code, subject }: Exception) =>
    finding.machine === machine && finding.code === code && finding.subject === subject;
  return {
    open: findings.filter((finding) => !exceptions.some((exception) => fits(finding, exception))),
    idle: exceptions.filter((exception) => !findings.some((finding) => fits(finding, exception))),
  };
}

/** A machine that is invoked tells of its failures by events; it is looked at by itself. */
function invokesWithoutOnError(chart: Chart): string[] {
  const kinds = new Map(chart.actors.map(({ src, kind }) => [src, kind]));
  return chart.states.flatMap((state) =>
    state.invokes
      .filter(({ src, hasOnError }) => !hasOnError && kinds.get(src) !== 'machine')
      .filter(({ id }) => !isErrorHandled(chart, state, id))
      .map(({ id }) => id),
  );
}

function isErrorHandled(chart: Chart, state: ChartState, actor: string): boolean {
  const event = `xstate.error.actor.${actor}`;
  return withAncestors(chart, state.id).some(({ id }) =>
    (indexOf(chart).from.get(id) ?? []).some((transition) => transition.event === event),
  );
}

function isDeadEnd(chart: Chart, { id, kind, children }: ChartState): boolean {
  if (kind !== 'atomic' || children.length > 0) return false;
  const around = withAncestors(chart, id);
  // Other regions can lead out of a parallel state as a whole.
  const outermost = around.findLast((state) => state.kind === 'parallel');
  const near = outermost === undefined ? around : [...around, ...inside(chart, outermost.id)];
  const canLeave = near.some((state) =>
    (indexOf(chart).from.get(state.id) ?? []).some(({ forbids }) => !forbids),
  );
  return !canLeave && around.every(({ invokes }) => invokes.length === 0);
}

function inside(chart: Chart, outer: string): ChartState[] {
  return chart.states.filter(({ id }) => withAncestors(chart, id).some((state) => state.id === outer));
}

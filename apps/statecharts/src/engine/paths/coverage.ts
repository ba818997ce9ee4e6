import type { Chart } from '../model/chart.types.ts';
import type { StepRecord } from '../simulation/simulation.types.ts';
import type { Coverage, CoverageReport, CoverageShare } from './paths.types.ts';

/** What steps of a machine have gone through. Steps of child machines count for their own charts. */
export function coverageOf(chart: Chart, records: readonly StepRecord[]): Coverage {
  const states: Record<string, number> = {};
  const transitions: Record<string, number> = {};
  const guards: Record<string, number> = {};
  for (const { steps, guards: evaluations } of records) {
    for (const { machine, microsteps } of steps) {
      if (machine !== chart.id) continue;
      for (const { entered, transitions: taken } of microsteps) {
        for (const id of entered) add(states, id);
        for (const id of taken) add(transitions, id);
      }
    }
    for (const { guard, outcome, mode } of evaluations) {
      // What was forced says nothing about the guard.
      if (mode === 'real' && guard.startsWith(`${chart.id}/`)) add(guards, `${guard}=${outcome}`);
    }
  }
  return { machine: chart.id, hash: chart.hash, states, transitions, guards };
}

/** Adds coverages of one machine up. Those of another shape of the machine are left out: their ids mean nothing now. */
export function mergeCoverage(chart: Chart, coverages: readonly Coverage[]): Coverage {
  const merged: Coverage = { machine: chart.id, hash: chart.hash, states: {}, transitions: {}, guards: {} };
  for (const coverage of coverages) {
    if (coverage.machine !== chart.id || coverage.hash !== chart.hash) continue;
    for (const part of ['states', 'transitions', 'guards'] as const) {
      const sum = merged[part] as Record<string, number>;
      for (const [id, count] of Object.entries(coverage[part])) sum[id] = (sum[id] ?? 0) + count;
    }
  }
  return merged;
}

/** What of a chart is covered and what is left. */
export function reportOf(chart: Chart, coverage: Coverage): CoverageReport {
  // The outermost state is the machine itself, and a history is a way, not a place.
  const states = chart.states
    .filter(({ kind, parent }) => kind !== 'history' && parent !== null)
    .map(({ id }) => id);
  const transitions = chart.transitions.map(({ id }) => id);
  const guards = chart.guards.flatMap((name) =>
    [true, false].map((outcome) => `${chart.id}/${name}=${outcome}`),
  );
  return {
    states: shareOf(states, coverage.states),
    transitions: shareOf(transitions, coverage.transitions),
    guards: shareOf(guards, coverage.guards),
  };
}

function shareOf(ids: readonly string[], counts: Readonly<Record<string, number>>): CoverageShare {
  const missing = ids.filter((id) => counts[id] === undefined);
  return { covered: ids.length - missing.length, of: ids.length, missing };
}

function add(counts: Record<string, number>, id: string): void {
  counts[id] = (counts[id] ?? 0) + 1;
}

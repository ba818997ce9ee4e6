import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE } from '@stoa/machines/catalogue';
import { chartOf } from '../../../apps/statecharts/src/engine/model/chart-of.ts';
import type { Chart } from '../../../apps/statecharts/src/engine/model/chart.types.ts';
import { coverageOfMicrosteps } from '../../../apps/statecharts/src/engine/paths/browser-coverage.ts';
import {
  coveragesIn,
  readCoverage,
  writeCoverage,
} from '../../../apps/statecharts/src/engine/paths/coverage-file.ts';
import { mergeCoverage, reportOf } from '../../../apps/statecharts/src/engine/paths/coverage.ts';
import type { Coverage, CoverageFile } from '../../../apps/statecharts/src/engine/paths/paths.types.ts';
import { stepsByMachine } from './reported-steps.ts';
import type { ReportedFact } from './reported-steps.ts';

/** What the statechart tool shows of the browser's runs. Written anew when it is asked for. */
const KEPT = join(import.meta.dirname, '../../../apps/statecharts/src/measured/browser.gen.json');
const FOLDER = 'machines';

const chartsById: ReadonlyMap<string, Chart> = new Map(CATALOGUE.map((entry) => [entry.id, chartOf(entry)]));

/** The chart of a machine. */
export function chartNamed(id: string): Chart {
  const chart = chartsById.get(id);
  if (!chart) throw new Error(`There is no machine "${id}".`);
  return chart;
}

/** What every machine of some pages has gone through. */
export function coverageOfPages(facts: readonly ReportedFact[]): Coverage[] {
  return [...stepsByMachine(facts)].flatMap(([id, steps]) => {
    const chart = chartsById.get(id);
    return chart ? [coverageOfMicrosteps(chart, steps)] : [];
  });
}

/** The transitions of a chart that a coverage has not taken. */
export const missingIn = (chart: Chart, coverage: Coverage): readonly string[] =>
  reportOf(chart, coverage).transitions.missing;

/** Leaves what one test has measured to the end of the run. */
export function leave(outputDir: string, machine: string, coverages: readonly Coverage[]): void {
  const folder = join(outputDir, FOLDER);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${machine}.json`), writeCoverage(fileOf(merged(coverages))));
}

/** What the tests of this run have left, by the machine that each walked through. */
export function left(outputDir: string): Map<string, CoverageFile> {
  const folder = join(outputDir, FOLDER);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(names.map((name) => [name.replace('.json', ''), read(join(folder, name))]));
}

/** What was kept before; of no machine where nothing was. */
const kept = (): CoverageFile => (existsSync(KEPT) ? read(KEPT) : fileOf([]));

/** The transitions of a chart that were taken when it was kept last; none where the machine has changed since. */
export const transitionsStored = (chart: Chart): string[] =>
  Object.keys(mergeCoverage(chart, coveragesIn(kept(), chart.id)).transitions).toSorted();

/**
 * Keeps what a run has measured, beside what was kept of machines that it did not walk through. How often is left out: it
 * would differ from run to run.
 */
export function keep(files: readonly CoverageFile[]): void {
  const walked = new Set(files.flatMap(({ runs }) => runs.flatMap(({ machines }) => Object.keys(machines))));
  const before = kept().runs.flatMap(({ machines }) => Object.values(machines));
  const now = files.flatMap(({ runs }) => runs.flatMap(({ machines }) => Object.values(machines)));
  const all = merged([...before.filter(({ machine }) => !walked.has(machine)), ...now]);
  writeFileSync(KEPT, writeCoverage(fileOf(all.map(once))));
}

function merged(coverages: readonly Coverage[]): Coverage[] {
  const ids = [...new Set(coverages.map(({ machine }) => machine))].filter((id) => chartsById.has(id)).sort();
  return ids.map((id) =>
    mergeCoverage(
      chartNamed(id),
      coverages.filter(({ machine }) => machine === id),
    ),
  );
}

function once(coverage: Coverage): Coverage {
  const ones = (counts: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      Object.keys(counts)
        .sort()
        .map((id) => [id, 1]),
    );
  const { states, transitions, guards } = coverage;
  return { ...coverage, states: ones(states), transitions: ones(transitions), guards: ones(guards) };
}

function fileOf(coverages: readonly Coverage[]): CoverageFile {
  const machines = Object.fromEntries(coverages.map((coverage) => [coverage.machine, coverage]));
  return { format: 'stoa-coverage', version: 1, runs: [{ source: 'browser', machines }] };
}

function read(path: string): CoverageFile {
  const file = readCoverage(readFileSync(path, 'utf8'));
  if (!file.ok) throw new Error(`${path}: ${file.problem.message}`);
  return file.value;
}

/** A line of the table that is printed at the end of a run. */
export function lineOf(id: string, file: CoverageFile): string {
  const chart = chartNamed(id);
  const { states, transitions } = reportOf(chart, mergeCoverage(chart, coveragesIn(file, id)));
  const share = ({ covered, of }: typeof states) => `${covered}/${of}`.padStart(8);
  return `${id.padEnd(20)}${share(states)}${share(transitions).padStart(13)}  ${transitions.missing.join(' ')}`;
}

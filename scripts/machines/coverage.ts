// Measures how much of every machine its paths go through, prints it, and keeps it for the statechart tool.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE } from '@stoa/machines/catalogue';
import { loadDetails } from '@stoa/machines/details';
import type { MachineId } from '@stoa/machines/details';
import type { Chart } from '../../apps/statecharts/src/engine/model/chart.types.ts';
import { chartOf } from '../../apps/statecharts/src/engine/model/chart-of.ts';
import { alphabetOf } from '../../apps/statecharts/src/engine/paths/alphabet.ts';
import { coverTransitions } from '../../apps/statecharts/src/engine/paths/cover.ts';
import { coverageOf, mergeCoverage, reportOf } from '../../apps/statecharts/src/engine/paths/coverage.ts';
import {
  coveragesIn,
  readCoverage,
  writeCoverage,
} from '../../apps/statecharts/src/engine/paths/coverage-file.ts';
import { HINTS } from '../../apps/statecharts/src/engine/paths/hints.ts';
import type {
  Coverage,
  CoverageFile,
  CoverageShare,
} from '../../apps/statecharts/src/engine/paths/paths.types.ts';

const MEASURED = join(import.meta.dirname, '../../apps/statecharts/src/measured');
const UNIT = join(MEASURED, 'unit.gen.json');
/** Written by `npm run machines:browser`. */
const BROWSER = join(MEASURED, 'browser.gen.json');

const machines: Record<string, Coverage> = {};
for (const entry of CATALOGUE) {
  const details = await loadDetails(entry.id as MachineId);
  const { records } = coverTransitions(entry, alphabetOf(details), { hints: HINTS[entry.id] });
  machines[entry.id] = coverageOf(chartOf(entry), records);
}
const unit: CoverageFile = { format: 'stoa-coverage', version: 1, runs: [{ source: 'unit', machines }] };
writeFileSync(UNIT, writeCoverage(unit));

// Files of other runs, as a browser's, are added up where they are named.
const others = process.argv.slice(2).map(fileAt);
const browser = fileAt(BROWSER);

function fileAt(path: string): CoverageFile {
  const read = readCoverage(readFileSync(path, 'utf8'));
  if (read.ok) return read.value;
  console.error(`${path}: ${read.problem.message}`);
  return process.exit(2);
}

const percent = ({ covered, of }: CoverageShare) =>
  `${of === 0 ? 100 : Math.floor((100 * covered) / of)} %`.padStart(6);
const transitionsIn = (file: CoverageFile, id: string, chart: Chart) => {
  const found = coveragesIn(file, id);
  return found.length === 0 ? '' : percent(reportOf(chart, mergeCoverage(chart, found)).transitions);
};
console.log(`${'machine'.padEnd(20)} states transitions guards  browser`);
for (const entry of CATALOGUE) {
  const chart = chartOf(entry);
  const all = [unit, ...others].flatMap((file) => coveragesIn(file, entry.id));
  const { states, transitions, guards } = reportOf(chart, mergeCoverage(chart, all));
  const missing = [...transitions.missing, ...states.missing, ...guards.missing].join(' ');
  console.log(
    `${entry.id.padEnd(20)} ${percent(states)} ${percent(transitions).padStart(11)} ${percent(guards)} ${transitionsIn(browser, entry.id, chart).padStart(8)} ${missing}`,
  );
}

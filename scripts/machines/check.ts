// Looks through every machine without running it, and fails on what nobody has allowed.
import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE } from '@stoa/machines/catalogue';
import type { CatalogueEntry } from '@stoa/machines/catalogue';
import { loadDetails } from '@stoa/machines/details';
import type { MachineId } from '@stoa/machines/details';
import { analyse, judge } from '../../apps/statecharts/src/engine/analysis/analyse.ts';
import type { Finding } from '../../apps/statecharts/src/engine/analysis/analysis.types.ts';
import { chartOf } from '../../apps/statecharts/src/engine/model/chart-of.ts';
import { coveragesIn, readCoverage } from '../../apps/statecharts/src/engine/paths/coverage-file.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { guardOverridesIn, providedIn } from './provided.ts';

const ROOT = join(import.meta.dirname, '../..');
const COVERAGE = join(ROOT, 'apps/statecharts/src/measured/unit.gen.json');
/** Looks on while a machine's own guards decide. */
const GUARDS_WATCHED_IN = 'apps/statecharts/src/engine/simulation/instrument.ts';

const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !/\.(?:test|stories|fixtures|gen)\./.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
const provided = providedIn(sources.filter(({ path }) => path.startsWith('apps/portal/')));
const overrides = guardOverridesIn(sources).filter(({ path }) => path !== GUARDS_WATCHED_IN);

const findings: Finding[] = [];
for (const entry of CATALOGUE) {
  const details = await loadDetails(entry.id as MachineId);
  findings.push(...analyse(entry, details), ...notProvided(entry));
}

const stale = staleCoverage();
const { open, idle } = judge(findings, EXCEPTIONS);
for (const { machine, code, subject, message } of open)
  console.log(`${machine}: ${code} ${subject}\n  ${message}`);
for (const { machine, code, subject } of idle) {
  console.log(`${machine}: the exception ${code} ${subject} allows nothing any more. Take it away.`);
}
for (const id of stale) {
  console.log(
    `${id}: its coverage was measured on another shape of it. Measure again: npm run machines:coverage`,
  );
}
for (const { path, line } of overrides)
  console.log(`${path}:${line}: the guards of a machine are its own. What varies is an input of it.`);
const count = overrides.length + open.length + idle.length + stale.length;
console.log(
  count === 0
    ? `${CATALOGUE.length} machines hold, with ${EXCEPTIONS.length} exceptions.`
    : `${overrides.length} guards overridden, ${open.length} findings, ${idle.length} exceptions too many, ${stale.length} coverages out of date.`,
);
process.exit(count === 0 ? 0 : 1);

function notProvided({ id, actors, actions }: CatalogueEntry): Finding[] {
  const names = provided.get(`${id}Machine`) ?? new Set<string>();
  return [...actors, ...actions]
    .filter((name) => !names.has(name))
    .map((name) => ({
      machine: id,
      code: 'NOT_PROVIDED',
      subject: name,
      message: `The portal never provides "${name}" to ${id}Machine: where it is started, it fails.`,
    }));
}

function staleCoverage(): string[] {
  const read = readCoverage(readFileSync(COVERAGE, 'utf8'));
  return CATALOGUE.filter((entry) => {
    const { hash } = chartOf(entry);
    return !read.ok || !coveragesIn(read.value, entry.id).some((coverage) => coverage.hash === hash);
  }).map(({ id }) => id);
}

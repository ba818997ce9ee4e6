import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { CATALOGUE, MACHINES } from '@stoa/machines/catalogue';
import { loadDetails } from '@stoa/machines/details';
import type { AnyMachineDetails, MachineId } from '@stoa/machines/details';
import type { Plugin } from 'vite';
import { chartOf } from '../src/engine/model/chart-of.ts';
import { coveragesIn, mergeFiles } from '../src/engine/paths/coverage-file.ts';
import { mergeCoverage, reportOf } from '../src/engine/paths/coverage.ts';
import type { CoverageFile } from '../src/engine/paths/paths.types.ts';
import type { Chart } from '../src/engine/model/chart.types.ts';
import type { MachineParts, MachineSummary } from '../src/machines/machine-summary.ts';

/** A CommonJS module: which of its two shapes arrives depends on who loads it. */
const compile = (standaloneCode as unknown as { default?: typeof standaloneCode }).default ?? standaloneCode;

const INDEX = 'virtual:machine-index';
const PARTS = 'virtual:machine-parts';
const CHECKS = 'virtual:payload-checks/';
const PORTAL = fileURLToPath(new URL('../../portal', import.meta.url));
const MEASURED = fileURLToPath(new URL('../src/measured', import.meta.url));
const MACHINE_FOLDERS = fileURLToPath(new URL('../../../packages/machines/src', import.meta.url));

/**
 * What the tool knows of every machine before it loads any: the list that is searched, the import of each machine, and
 * the checks of its events' payloads. The checks are compiled here, since a page that lets nobody evaluate text could
 * not compile them itself.
 */
export function machineIndex(): Plugin {
  return {
    name: 'stoa:machine-index',
    resolveId: (id) => (id === INDEX || id === PARTS || id.startsWith(CHECKS) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return indexModule();
      if (id === `\0${PARTS}`) return `export const PARTS = ${JSON.stringify(partsOfMachines())};`;
      return id.startsWith(`\0${CHECKS}`) ? checksModule(id.slice(CHECKS.length + 1)) : undefined;
    },
  };
}

async function indexModule(): Promise<string> {
  const places = await placesOfMachines();
  const summaries = await Promise.all(
    CATALOGUE.map(async (entry) => summaryOf(entry, await detailsOf(entry.id))),
  );
  const loaders = Object.entries(places).map(
    ([id, { path, name }]) =>
      `${JSON.stringify(id)}: () => import(${JSON.stringify(path)}).then((it) => it.${name})`,
  );
  const checks = CATALOGUE.map(
    ({ id }) => `${JSON.stringify(id)}: () => import(${JSON.stringify(CHECKS + id)}).then((it) => it.checks)`,
  );
  return [
    `export const SUMMARIES = ${JSON.stringify(summaries)};`,
    `export const MACHINE_LOADERS = {${loaders.join(',\n')}};`,
    `export const STORY_FILES = ${JSON.stringify(storyFiles())};`,
    `export const CHECK_LOADERS = {${checks.join(',\n')}};`,
  ].join('\n');
}

/** Where each machine of the catalogue is exported: the import that brings it and no other. */
async function placesOfMachines(): Promise<Record<string, { path: string; name: string }>> {
  const found: Record<string, { path: string; name: string }> = {};
  for (const file of globSync('*/index.ts', { cwd: MACHINE_FOLDERS }).sort()) {
    const folder = dirname(file);
    if (folder === 'details') continue;
    const path = `@stoa/machines/${folder}`;
    const module = (await import(path)) as Record<string, unknown>;
    for (const [id, machine] of Object.entries(MACHINES)) {
      const name = Object.keys(module).find((key) => module[key] === machine);
      if (name) found[id] = { path, name };
    }
  }
  const lost = Object.keys(MACHINES).filter((id) => !found[id]);
  if (lost.length > 0)
    throw new Error(
      `Machines that no index.ts of @stoa/machines exports, so that no page can load them: ${lost.join(', ')}`,
    );
  return found;
}

const detailsOf = (id: string): Promise<AnyMachineDetails> => loadDetails(id as MachineId);

function summaryOf(entry: (typeof CATALOGUE)[number], details: AnyMachineDetails): MachineSummary {
  const chart = chartOf(entry);
  return {
    id: entry.id,
    name: details.name,
    purpose: entry.purpose,
    spec: entry.spec,
    hash: chart.hash,
    rows: rowsOf(chart),
    states: chart.states.length - 1,
    events: chart.events.length,
    transitions: chart.transitions.length,
    reachable: takenBy('unit', chart),
    browser: takenBy('browser', chart),
  };
}

/** How many transitions of a machine the runs of one kind took. */
function takenBy(source: CoverageFile['runs'][number]['source'], chart: Chart): number {
  const file = measured();
  const found = coveragesIn({ ...file, runs: file.runs.filter((run) => run.source === source) }, chart.id);
  return reportOf(chart, mergeCoverage(chart, found)).transitions.covered;
}

/** What walks and browser tests go through, as it was measured last. */
function measured(): CoverageFile {
  const files = globSync('*.gen.json', { cwd: MEASURED });
  return mergeFiles(
    files.map((file) => JSON.parse(readFileSync(join(MEASURED, file), 'utf8')) as CoverageFile),
  );
}

/** How many states lie in each state of the first level, for a picture of the machine's shape. */
const rowsOf = ({ root, states }: Chart): number[] =>
  states
    .filter(({ parent }) => parent === root)
    .map((top) => states.filter(({ id }) => id === top.id || id.startsWith(`${top.id}.`)).length);

/** What a search looks in, by machine; ids of states without the machine's own. */
function partsOfMachines(): Record<string, MachineParts> {
  return Object.fromEntries(
    CATALOGUE.map((entry) => {
      const { root, states, events, guards, actors } = chartOf(entry);
      const inner = states.filter(({ parent }) => parent !== null);
      return [
        entry.id,
        {
          states: inner.map(({ id }) => id.slice(root.length + 1)),
          events: events.map(({ type }) => type),
          guards,
          actors: actors.map(({ src }) => src),
        },
      ];
    }),
  );
}

/** Files with stories of pages, by the machines that these pages say they run. */
function storyFiles(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const file of globSync('src/**/*.stories.tsx', { cwd: PORTAL })) {
    const text = readFileSync(join(PORTAL, file), 'utf8');
    for (const [, list = ''] of text.matchAll(/machines: \[([^\]]*)\]/g))
      for (const [, id = ''] of list.matchAll(/'(\w+)'/g))
        found[id] = [...new Set([...(found[id] ?? []), `apps/portal/${file}`])];
  }
  return found;
}

/** One function an event, by its type. */
async function checksModule(id: string): Promise<string> {
  const events = Object.entries((await detailsOf(id)).events);
  if (events.length === 0) return 'export const checks = {};';
  const ajv = new Ajv2020({ allErrors: true, strict: false, code: { source: true, esm: true } });
  // Events with the same payload share one function: Ajv would write it down twice under one name.
  const names = new Map<string, string>();
  const table = events.map(([type, { payload }]) => {
    const text = JSON.stringify(payload);
    const name = names.get(text) ?? `e${names.size}`;
    if (!names.has(text)) ajv.addSchema(JSON.parse(text) as object, name);
    names.set(text, name);
    return `${JSON.stringify(type)}: ${name}`;
  });
  const code = compile(ajv, Object.fromEntries([...names.values()].map((name) => [name, name])));
  return `${code}\nexport const checks = {${table.join(', ')}};`;
}

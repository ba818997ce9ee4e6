import { CHECK_LOADERS, MACHINE_LOADERS } from 'virtual:machine-index';
import type { AnyMachineDetails, MachineId } from '@stoa/machines/details';
import type { CatalogueEntry } from '@stoa/machines/catalogue';
import { indexOf, type ChartIndex } from '../engine/model/chart-index.ts';
import { chartOf } from '../engine/model/chart-of.ts';
import type { Chart } from '../engine/model/chart.types.ts';
import type { MachineSummary } from './machine-summary.ts';
import type { PayloadChecks } from './payload-checks.ts';
import { summaryOf } from './summaries.ts';

/** Everything the tool has of one machine. */
export interface LoadedMachine {
  id: string;
  summary: MachineSummary;
  entry: CatalogueEntry;
  chart: Chart;
  index: ChartIndex;
  /** Null where nobody has written any: everything works, with technical names. */
  details: AnyMachineDetails | null;
  checks: PayloadChecks;
}

const loading = new Map<string, Promise<LoadedMachine>>();

/**
 * Loads one machine, once.
 * @throws {Error} where there is none of this id, or it cannot be loaded; asking again tries again
 */
export function loadMachine(id: string): Promise<LoadedMachine> {
  const known = loading.get(id);
  if (known) return known;
  const promise = load(id);
  loading.set(id, promise);
  promise.catch(() => loading.delete(id));
  return promise;
}

async function load(id: string): Promise<LoadedMachine> {
  const summary = summaryOf(id);
  const loader = MACHINE_LOADERS[id];
  if (!summary || !loader) throw new Error(`There is no machine "${id}" in the catalogue.`);
  const [machine, details, checks] = await Promise.all([
    loader(),
    import('@stoa/machines/details').then(({ loadDetails }) => loadDetails(id as MachineId)),
    CHECK_LOADERS[id]?.() ?? {},
  ]);
  const entry: CatalogueEntry = {
    id,
    machine,
    purpose: summary.purpose,
    spec: summary.spec,
    actors: [],
    actions: [],
  };
  const chart = chartOf(entry);
  return { id, summary, entry, chart, index: indexOf(chart), details, checks };
}

import { readStored, store } from '../../../../portal/src/app/storage.ts';
import { mergeCoverage } from '../../engine/paths/coverage.ts';
import type { Chart } from '../../engine/model/chart.types.ts';
import type { Coverage } from '../../engine/paths/paths.types.ts';
import { parseStored, STORAGE_KEY } from './kept-transitions.ts';

/** What of a machine was tried by hand in this browser, before as well; null where it is of another machine by now. */
export function storedCoverage(chart: Chart): Coverage {
  const kept = parseStored(readStored(STORAGE_KEY))[chart.id];
  return mergeCoverage(chart, kept ? [kept] : []);
}

const listeners = new Set<() => void>();
let version = 0;

/** Changes with everything that is kept or forgotten. */
export const storedVersion = (): number => version;

/** Tells when something was kept or forgotten. @returns ends that */
export function subscribeStored(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function put(all: Readonly<Record<string, Coverage | undefined>>): void {
  store(STORAGE_KEY, JSON.stringify(all));
  version += 1;
  listeners.forEach((notify) => notify());
}

/** Adds what a session has gone through. */
export function setCoverage(chart: Chart, coverage: Coverage): void {
  const all = parseStored(readStored(STORAGE_KEY));
  put({ ...all, [chart.id]: mergeCoverage(chart, [storedCoverage(chart), coverage]) });
}

/** Forgets what was tried of a machine. */
export function clearCoverage({ id }: Chart): void {
  const { [id]: _forgotten, ...rest } = parseStored(readStored(STORAGE_KEY));
  put(rest);
}

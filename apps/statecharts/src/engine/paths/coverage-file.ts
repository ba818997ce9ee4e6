import { isRecord } from '../simulation/context-shape.ts';
import type { Read } from '../trace/trace.types.ts';
import type { Coverage, CoverageFile } from './paths.types.ts';

/** The text of a file with the coverage of several runs. */
export function writeCoverage(file: CoverageFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Reads a file of coverage. */
export function readCoverage(text: string): Read<CoverageFile> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: { code: 'UNREADABLE', message: 'The file is not JSON.' } };
  }
  if (!isRecord(value) || value.format !== 'stoa-coverage' || !Array.isArray(value.runs)) {
    return { ok: false, problem: { code: 'UNREADABLE', message: 'The file is no coverage of statecharts.' } };
  }
  if (value.version !== 1) {
    return {
      ok: false,
      problem: { code: 'OTHER_VERSION', message: `The file has version ${String(value.version)}.` },
    };
  }
  return { ok: true, value: value as unknown as CoverageFile };
}

/** Joins files: their runs side by side, those of one source in one. */
export function mergeFiles(files: readonly CoverageFile[]): CoverageFile {
  return { format: 'stoa-coverage', version: 1, runs: files.flatMap(({ runs }) => runs) };
}

/** All coverages of one machine in a file. */
export function coveragesIn(file: CoverageFile, machine: string): Coverage[] {
  return file.runs.flatMap(({ machines }) => machines[machine] ?? []);
}

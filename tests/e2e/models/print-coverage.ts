import type { FullConfig } from '@playwright/test';
import { ADAPTERS } from './adapters.ts';
import { keep, left, lineOf } from './measured.ts';

/** At the end of a run: what the machines have gone through in the browser. */
export default function printCoverage({ projects }: FullConfig): void {
  const files = left(projects[0]?.outputDir ?? '');
  if (files.length === 0) return;
  const lines = ADAPTERS.flatMap(({ machine }) => {
    const file = files.find(({ runs }) => runs.some(({ machines }) => machine in machines));
    return file ? [lineOf(machine, file)] : [];
  });
  console.log(`\n${'machine, in the browser'.padEnd(22)}states  transitions  not taken\n${lines.join('\n')}`);
  if (process.env.KEEP_COVERAGE) keep(files);
}

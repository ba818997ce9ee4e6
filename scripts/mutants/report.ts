import type { Result, Trial } from './mutants.types.ts';

/** What was found, the worst first, with every survivor by file. */
export function reportOf(
  trials: readonly Trial[],
  results: ReadonlyMap<string, Result>,
  wantedPercent: number,
): { text: string; isEnough: boolean } {
  const groups = Map.groupBy(trials, ({ file }) => groupOf(file));
  const survivorsIn = (part: readonly Trial[]): Trial[] =>
    part.filter(({ id }) => results.get(id)?.verdict !== 'killed');
  const rows = [...groups].map(([name, part]) => {
    const survivors = survivorsIn(part);
    return { name, part, survivors, percent: percentOf(part.length - survivors.length, part.length) };
  });
  const lines: string[] = [];
  for (const { name, part, survivors, percent } of rows.toSorted((a, b) => a.percent - b.percent)) {
    lines.push(
      `${percent.toFixed(1).padStart(5)} %  ${name}: ${part.length - survivors.length} of ${part.length}`,
    );
    for (const { file, mutant } of survivors) {
      const instead = mutant.text === '' ? '' : ` -> ${mutant.text.replaceAll(/\s+/gu, ' ')}`;
      lines.push(`         ${file}:${mutant.line} ${mutant.kind}: ${mutant.original}${instead}`);
    }
  }
  const all = survivorsIn(trials).length;
  lines.push(
    `${trials.length - all} of ${trials.length} noticed, ${percentOf(trials.length - all, trials.length).toFixed(1)} %`,
  );
  return {
    text: lines.join('\n'),
    isEnough: rows.every(({ percent, name }) => percent >= wantedPercent || name === ''),
  };
}

/** Machines count together, each policy for itself. */
function groupOf(file: string): string {
  return /^packages\/machines\/src\/([^/]+)/u.exec(file)?.[1] ?? file;
}

const percentOf = (part: number, whole: number): number => (whole === 0 ? 100 : (100 * part) / whole);

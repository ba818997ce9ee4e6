/** The dark squares as one path, a rectangle for each run in a row. */
export function modulePath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .map((row, y) =>
      runsOf(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('');
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  let start = -1;
  for (let x = 0; x <= row.length; x += 1) {
    const isDark = row[x] === true;
    if (isDark && start < 0) start = x;
    if (!isDark && start >= 0) {
      runs.push([start, x - start]);
      start = -1;
    }
  }
  return runs;
}

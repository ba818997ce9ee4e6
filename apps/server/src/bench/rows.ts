/** What was measured. */
export interface Row {
  name: string;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  failed: number;
}

/** Times in milliseconds at three places of their order. */
export function percentiles(times: number[]): Pick<Row, 'p50' | 'p95' | 'p99'> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** The floor is the mean of both times. */
export function addToFloor(rows: Map<string, Row>, again: Row): void {
  const before = rows.get(again.name) ?? again;
  const mean = (key: 'perSecond' | 'p50' | 'p95' | 'p99') => (before[key] + again[key]) / 2;
  rows.set(again.name, {
    ...before,
    perSecond: mean('perSecond'),
    p50: mean('p50'),
    p95: mean('p95'),
    p99: mean('p99'),
  });
}

/** Prints a table, each row beside its floor. */
export function print(rows: Row[], floors: Map<string, string>): void {
  const of = (name: string) => rows.find((row) => row.name === name)?.perSecond ?? 1;
  const floor = {
    route: of('floor: bare route'),
    select: of('floor: one-row select'),
    hash: of('floor: Argon2id hash'),
  } as Record<string, number>;
  console.log(
    `\n${'what'.padEnd(30)}${'req/s'.padStart(9)}${'p50 ms'.padStart(9)}${'p95 ms'.padStart(9)}${'p99 ms'.padStart(9)}${'failed'.padStart(8)}   of the floor`,
  );
  for (const row of rows) {
    const name = floors.get(row.name) ?? 'select';
    const share = row.name.startsWith('floor')
      ? ''
      : `${((row.perSecond / (floor[name] ?? 1)) * 100).toFixed(0)} % of the ${name === 'hash' ? 'hash rate' : `one-row ${name}`}`;
    console.log(
      `${row.name.padEnd(30)}${row.perSecond.toFixed(0).padStart(9)}${row.p50.toFixed(1).padStart(9)}${row.p95.toFixed(1).padStart(9)}${row.p99.toFixed(1).padStart(9)}${String(row.failed).padStart(8)}   ${share}`,
    );
  }
}

interface Stop {
  id: string;
  needs: readonly string[];
}

/**
 * A stop that waits for itself, by itself or by way of others, so that nobody would ever come to it; undefined where
 * there is none.
 */
export function findCircle(stops: readonly Stop[]): string | undefined {
  let left = [...stops];
  for (;;) {
    const waiting = new Set(left.map(({ id }) => id));
    const kept = left.filter(({ needs }) => needs.some((need) => waiting.has(need)));
    if (kept.length === left.length) return inCircle(left);
    left = kept;
  }
}

/** Of stops that each wait for another of them, one that is in a circle. */
function inCircle(stops: readonly Stop[]): string | undefined {
  const byId = new Map(stops.map((stop) => [stop.id, stop]));
  const seen = new Set<string>();
  let id = stops[0]?.id;
  while (id !== undefined && !seen.has(id)) {
    seen.add(id);
    id = byId.get(id)?.needs.find((need) => byId.has(need));
  }
  return id;
}

/** Where the coloured part of the groove begins and how long it is, for thumbs at 0 to 1 of the way. */
export function fillSpan(percents: readonly number[]): { start: string; size: string } {
  const [first = 0, second] = percents;
  const start = second === undefined ? 0 : first;
  const end = second ?? first;
  return { start: toPercent(start), size: toPercent(Math.max(0, end - start)) };
}

const toPercent = (share: number) => `${Math.round(share * 1e4) / 100}%`;

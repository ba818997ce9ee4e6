/** A stretch of text that was, or was not, searched for. */
export interface HighlightPart {
  start: number;
  text: string;
  isHit: boolean;
}

/** Cuts a text along ranges `[start, end)`; ranges that overlap, touch or leave the text are made to fit. */
export function highlightParts(
  text: string,
  ranges: readonly (readonly [number, number])[],
): HighlightPart[] {
  const parts: HighlightPart[] = [];
  const push = (start: number, end: number, isHit: boolean) => {
    if (end > start) parts.push({ start, text: text.slice(start, end), isHit });
  };
  let position = 0;
  for (const [from, to] of [...ranges].sort((left, right) => left[0] - right[0])) {
    const start = Math.max(position, Math.min(from, text.length));
    const end = Math.max(start, Math.min(to, text.length));
    if (end === start) continue;
    push(position, start, false);
    push(start, end, true);
    position = end;
  }
  push(position, text.length, false);
  return parts;
}

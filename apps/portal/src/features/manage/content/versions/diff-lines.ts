import type { TextDiffLine } from '@stoa/ui/text-diff';

/** Pairs of lines that are looked at; beyond it what is between the ends counts as changed whole. */
const PAIRS_MAX = 4_000_000;
/** Lines around a change that stay in view. */
const AROUND = 1;

/** What was removed from a text and what was added, in the order of the newer one; long runs that are the same are left out. */
export function diffLines(before: readonly string[], after: readonly string[]): TextDiffLine[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++;
  const same = (lines: readonly string[]) => lines.map((text): TextDiffLine => ({ kind: 'same', text }));
  const whole = [
    ...same(before.slice(0, start)),
    ...between(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(before.slice(before.length - end)),
  ];
  return withGaps(whole);
}

function between(before: readonly string[], after: readonly string[]): TextDiffLine[] {
  const removed = (text: string): TextDiffLine => ({ kind: 'removed', text });
  const added = (text: string): TextDiffLine => ({ kind: 'added', text });
  if (before.length * after.length > PAIRS_MAX) return [...before.map(removed), ...after.map(added)];
  const width = after.length + 1;
  // How many lines can stay from here on.
  const kept = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number) => kept[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      kept[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const lines: TextDiffLine[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const [old, next] = [before[row], after[column]];
    if (old !== undefined && old === next) {
      lines.push({ kind: 'same', text: old });
      row++;
      column++;
    } else if (old !== undefined && (next === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push(removed(old));
      row++;
    } else {
      lines.push(added(next ?? ''));
      column++;
    }
  }
  return lines;
}

function withGaps(lines: readonly TextDiffLine[]): TextDiffLine[] {
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ kind }) => kind !== 'same');
  return lines.flatMap((line, index): TextDiffLine[] => {
    if (isNear(index)) return [line];
    return index === 0 || isNear(index - 1) ? [{ kind: 'gap', text: '' }] : [];
  });
}

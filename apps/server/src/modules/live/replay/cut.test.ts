import { expect, it } from 'vitest';
import { cutSegments, partsOf, shiftChapters, shiftSpan } from './cut.ts';

const STARTED = new Date('2026-11-21T10:00:00.000Z');
const segment = (run: number, arrivedS: number | null, seconds = 2) => ({
  run,
  duration_ms: seconds * 1000,
  arrived_at: arrivedS === null ? null : new Date(STARTED.getTime() + arrivedS * 1000),
});
const WHOLE = { start_ms: null, end_ms: null };

it('leaves the segments of which something is shown', () => {
  const all = [segment(1, 2), segment(1, 4), segment(1, 6)];
  const cut = (start: number | null, end: number | null) => {
    const { segments, startMs, endMs, wholeMs } = cutSegments(all, { start_ms: start, end_ms: end });
    expect(wholeMs).toBe(6000);
    return [segments.map((one) => all.indexOf(one)), startMs, endMs];
  };
  expect(cut(null, null)).toEqual([[0, 1, 2], 0, 6000]);
  expect(cut(2000, 4000)).toEqual([[1], 2000, 4000]);
  expect(cut(1999, 4001)).toEqual([[0, 1, 2], 0, 6000]);
  expect(cut(6000, null)).toEqual([[], 0, 0]);
});

it('finds when each part was sent by what came soonest, and what was said before and after', () => {
  // The first was late, the second run came after a break of a minute.
  const segments = [segment(1, 9), segment(1, 6), segment(2, 72), segment(2, 73)];
  expect(partsOf(segments, WHOLE, STARTED)).toEqual([
    { offsetSeconds: 0, startSeconds: 0, endSeconds: 0 },
    { offsetSeconds: 2, startSeconds: 0, endSeconds: 4 },
    { offsetSeconds: 69, startSeconds: 4, endSeconds: 8 },
    { offsetSeconds: 73, startSeconds: 8, endSeconds: 8 },
  ]);
  expect(partsOf(segments, { start_ms: 1, end_ms: 7999 }, STARTED)).toHaveLength(2);
  expect(partsOf([segment(1, null)], WHOLE, STARTED)).toEqual([]);
  expect(partsOf([], WHOLE, STARTED)).toEqual([]);
});

it('moves lines and chapters to the clock of what is shown', () => {
  const shown = { startMs: 2000, endMs: 8000 };
  const span = (startMs: number, endMs: number) => shiftSpan({ startMs, endMs }, shown);
  expect(span(0, 2000)).toBeUndefined();
  expect(span(8000, 9000)).toBeUndefined();
  expect(span(1000, 9000)).toEqual({ startMs: 0, endMs: 6000 });
  expect(span(3000, 4000)).toEqual({ startMs: 1000, endMs: 2000 });
  const chapters = (...starts: number[]) =>
    shiftChapters(
      starts.map((startMs) => ({ startMs })),
      shown,
    ).map(({ startMs }) => startMs);
  expect(chapters(0, 1000, 5000, 8000)).toEqual([0, 3000]);
  expect(chapters(0, 2000)).toEqual([0]);
  expect(chapters(9000)).toEqual([]);
});

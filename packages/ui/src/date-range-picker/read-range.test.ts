import { expect, it } from 'vitest';
import { readRange, writeRange } from './read-range.ts';

it('gives back a range as it was', () => {
  const range = { start: '2026-11-21', end: '2026-12-02' };
  expect(writeRange(readRange(range))).toEqual(range);
});

it('keeps a range of one day and one that runs backwards', () => {
  const oneDay = { start: '2026-11-21', end: '2026-11-21' };
  const backwards = { start: '2026-11-21', end: '2026-11-01' };
  expect(writeRange(readRange(oneDay))).toEqual(oneDay);
  expect(writeRange(readRange(backwards))).toEqual(backwards);
});

it.each([null, undefined, { start: '2026-11-21', end: '' }, { start: 'soon', end: '2026-11-21' }])(
  'holds %j for no range',
  (range) => {
    expect(readRange(range)).toBeNull();
  },
);

it('writes nothing while a day is missing', () => {
  expect(writeRange(null)).toBeNull();
  expect(writeRange({ start: '2026-11-21', end: null })).toBeNull();
});

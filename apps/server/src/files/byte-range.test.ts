import { expect, it } from 'vitest';
import { readRange } from './byte-range.ts';

const SIZE = 1000;

it.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=500-5000', { start: 500, end: 999 }],
  ['bytes=1000-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=99-0', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['items=0-1', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j asks for %j of 1000 bytes', (header, range) => {
  expect(readRange(header, SIZE)).toEqual(range);
});

it('finds nothing in an empty file', () => {
  expect(readRange('bytes=0-', 0)).toBe('none');
  expect(readRange('bytes=-1', 0)).toBe('none');
});

import { expect, it } from 'vitest';
import { highlightParts } from './highlight-parts.ts';

const shown = (text: string, ranges: [number, number][]) =>
  highlightParts(text, ranges)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

it('sets off what was found', () => {
  expect(shown('project plan', [[0, 7]])).toBe('[project] plan');
  expect(shown('项目管理', [[2, 4]])).toBe('项目[管理]');
});

it('takes ranges in any order, overlapping and beyond the text', () => {
  expect(
    shown('abcdef', [
      [4, 99],
      [1, 3],
      [2, 4],
    ]),
  ).toBe('a[bc][d][ef]');
});

it('keeps a text without ranges whole', () => {
  expect(shown('abc', [])).toBe('abc');
  expect(shown('', [[0, 2]])).toBe('');
});

import { expect, test } from 'vitest';
import { fillGaps, gapKeys, gapsIn, inGap, MAX_GAPS } from './survey-gaps.ts';

test.each([
  ['It was [[1]].', ['1']],
  ['[[2]] after [[1]]', ['1', '2']],
  ['It was [1].', undefined],
  ['[[1]] and [[1]]', undefined],
  ['[[2]]', undefined],
  ['[[0]] [[1]]', undefined],
])('the gaps of “%s”', (text, expected) => {
  expect(gapKeys(text)).toEqual(expected);
});

test('a question has a bounded number of gaps', () => {
  const text = (count: number) => Array.from({ length: count }, (_, index) => `[[${index + 1}]]`).join(' ');
  expect(gapKeys(text(MAX_GAPS))).toHaveLength(MAX_GAPS);
  expect(gapKeys(text(MAX_GAPS + 1))).toBeUndefined();
});

test('a question has the same gaps in every language that it is written in', () => {
  expect(gapsIn({ en_US: 'A [[1]] of [[2]]', de_DE: '[[2]] und [[1]]', zh_CN: ' ' })).toEqual(['1', '2']);
  expect(gapsIn({ en_US: 'A [[1]] of [[2]]', de_DE: 'Ein [[1]]' })).toBeUndefined();
  expect(gapsIn({ en_US: 'A [[1]]', de_DE: 'Ein' })).toBeUndefined();
  expect(gapsIn({})).toBeUndefined();
});

test('gaps say what stands in them', () => {
  const answer = { parts: [{ key: '2', value: '$& kite' }] };
  expect(fillGaps('[[1]] [[2]]', (key) => inGap(answer, key) || `(${key})`)).toBe('(1) $& kite');
});

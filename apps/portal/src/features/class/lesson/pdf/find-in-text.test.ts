import { expect, it } from 'vitest';
import { findAll, fold } from './find-in-text.ts';

const found = (parts: string[], query: string) => {
  const folded = fold(parts);
  return findAll(folded, query, 100).map(({ start, end }) => {
    const [first, last] = [folded.places[start], folded.places[end - 1]];
    return [first?.part, first?.start, last?.part, last?.end];
  });
};

it('finds words whatever their case, accents and width, and says where they stand', () => {
  expect(found(['Élan vital, ELAN'], 'élan')).toEqual([
    [0, 0, 0, 4],
    [0, 12, 0, 16],
  ]);
  expect(found(['ＡＢＣ１２３'], 'abc1')).toEqual([[0, 0, 0, 4]]);
  expect(found(['العَرَبِيّة'], 'العربية')).toEqual([[0, 0, 0, 11]]);
  expect(found(['算数と数学。数学'], '数学')).toEqual([
    [0, 3, 0, 5],
    [0, 6, 0, 8],
  ]);
});

it('finds what is broken over parts and lines', () => {
  expect(found(['When the', ' ', ' tide  ', 'turns'], 'the tide turns')).toEqual([[0, 5, 3, 5]]);
  expect(found(['ti', 'de'], 'tide')).toEqual([[0, 0, 1, 2]]);
});

it('finds nothing for nothing, no overlaps, and no more than asked for', () => {
  expect(found(['a b'], '  ')).toEqual([]);
  expect(found(['aaaa'], 'aa')).toHaveLength(2);
  expect(findAll(fold(['aaaa']), 'a', 3)).toHaveLength(3);
  expect(found(['𝒳 marks'], 'x marks')).toEqual([[0, 0, 0, 8]]);
});

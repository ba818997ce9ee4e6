import { expect, test } from 'vitest';
import { hasAreas, isRange, sliderNumber, sliderSpans, surveyPassages } from './survey-kinds.ts';

const range = (min: number, max: number, step = 1) => ({ min, max, step });

test.each([
  [range(0, 100), true],
  [range(-1, 1, 0.01), true],
  [range(0, 1000), true],
  [range(0, 1001), false],
  [range(5, 5), false],
  [range(5, 1), false],
  [range(0, 1, 2), false],
])('a slider of %j can be moved: %s', (one, expected) => {
  expect(isRange(one)).toBe(expected);
});

test.each([
  [range(0, 1, 0.1), 0.1 + 0.2, 0.3],
  [range(-5, 5), -5, -5],
  [range(1, 10, 4), 9, 9],
  [range(1, 10, 4), 10, undefined],
  [range(1, 10, 4), 13, undefined],
  [range(0, 10), -1, undefined],
  [range(0, 10), 1.5, undefined],
])('of %j, %d is the number %s', (one, number, expected) => {
  expect(sliderNumber(one, number)).toBe(expected);
});

test('few numbers are counted one by one, many in spans that hold each of them once', () => {
  expect(sliderSpans(range(0, 1, 0.5))).toEqual([
    { from: 0, to: 0 },
    { from: 0.5, to: 0.5 },
    { from: 1, to: 1 },
  ]);
  expect(sliderSpans(range(0, 10))).toHaveLength(11);
  const spans = sliderSpans(range(0, 100));
  expect(spans[0]).toEqual({ from: 0, to: 10 });
  expect(spans.at(-1)).toEqual({ from: 99, to: 100 });
  for (let number = 0; number <= 100; number += 1)
    expect(spans.filter(({ from, to }) => from <= number && number <= to)).toHaveLength(1);
});

test('a text has passages where every language has the same', () => {
  expect(
    surveyPassages({ en_US: 'The [[room]] and [[the food]]', de_DE: '[[2: Essen]], [[1: Raum]]' }),
  ).toEqual([
    { en_US: 'room', de_DE: 'Raum' },
    { en_US: 'the food', de_DE: 'Essen' },
  ]);
  expect(surveyPassages({ en_US: 'The [[room]]', de_DE: 'Der Raum' })).toBeUndefined();
  expect(surveyPassages({ en_US: 'The [[room]]', de_DE: ' ' })).toHaveLength(1);
  expect([surveyPassages({ en_US: 'The room' }), surveyPassages(undefined)]).toEqual([undefined, undefined]);
});

test('some kinds need a picture', () => {
  expect([hasAreas('hotspot'), hasAreas('labels'), hasAreas('single'), hasAreas('matrix')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

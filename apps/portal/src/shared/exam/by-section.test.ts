import { expect, it } from 'vitest';
import { bySection } from './by-section.ts';

const section = (title: string) => ({
  title,
  instructions: '',
  lang: 'en_US' as const,
  maxScore: 1,
  score: null,
});
const shape = (places: (number | undefined)[], titles: string[] | undefined) =>
  bySection(
    places.map((place) => (place === undefined ? {} : { section: place })),
    titles?.map(section),
    (question) => question,
  ).map((group) => [group.section?.title, group.entries.map(({ index }) => index)]);

it('groups questions by their sections, those in none first', () => {
  expect(shape([undefined, 0, 0, 1], ['Reading', 'Writing'])).toEqual([
    [undefined, [0]],
    ['Reading', [1, 2]],
    ['Writing', [3]],
  ]);
  expect(shape([undefined, undefined], undefined)).toEqual([[undefined, [0, 1]]]);
  expect(shape([], [])).toEqual([]);
});

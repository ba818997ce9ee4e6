import { expect, it } from 'vitest';
import { pagesOf } from './pages.ts';

const questions = (sections: (number | undefined)[]) => sections.map((section) => ({ section }));

it.each([
  ['one by one', [undefined, undefined], 1, [[0], [1]]],
  ['so many at once', [undefined, undefined, undefined], 2, [[0, 1], [2]]],
  ['all where there are no sections', [undefined, undefined, undefined], null, [[0, 1, 2]]],
  ['a section on a page, and what is in none', [undefined, 0, 0, 0, 1], null, [[0], [1, 2, 3], [4]]],
  ['so many of a section, which begins on a new page', [undefined, 0, 0, 0, 1], 2, [[0], [1, 2], [3], [4]]],
  ['nothing', [], 3, []],
] as const)('%s', (_name, sections, perPage, pages) => {
  expect(pagesOf(questions([...sections]), perPage)).toEqual(pages);
});

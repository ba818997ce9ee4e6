import { expect, it } from 'vitest';
import { frequentName } from './prepared.ts';

const third = (text: string) => [frequentName(text), frequentName(text), frequentName(text)].at(-1);

it('a text that comes often is kept prepared', () => {
  expect(third('select id from school where position = $1')).toMatch(/^stoa_\d+$/);
});

it('what looks for a keyword is planned for each: “e” and “zebracorn” are found by different ways', () => {
  for (const column of ['search_words', 'search_pairs', 'search_text'])
    expect(third(`select id from membership where ${column} like lower($1)`)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { StatementNames } from './prepared.ts';

const nameOfThird = (names: StatementNames, text: string) =>
  [names.frequent(text), names.frequent(text), names.frequent(text)].at(-1);

it('a text that comes often is kept prepared, until there are too many', () => {
  const names = new StatementNames();
  const text = (n: number) => `select ${n} from school where position = $1`;
  expect(names.frequent(text(0))).toBeUndefined();
  expect(nameOfThird(names, text(1))).toBe('stoa_0');
  for (let n = 2; n <= 400; n++) names.fixed(text(n));
  expect(nameOfThird(names, text(401))).toBeUndefined();
  expect(names.frequent(text(1))).toBe('stoa_0');
});

it('what looks for a keyword is planned for each: “e” and “zebracorn” are found by different ways', () => {
  const names = new StatementNames();
  for (const column of ['search_words', 'search_pairs', 'search_text'])
    expect(nameOfThird(names, `select id from membership where ${column} like lower($1)`)).toBeUndefined();
});

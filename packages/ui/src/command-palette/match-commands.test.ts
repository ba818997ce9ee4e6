import { expect, it } from 'vitest';
import { type CommandGroup, foldForSearch, matchCommands, stepThrough } from './match-commands.ts';

const groups: CommandGroup[] = [
  {
    id: 'go',
    title: 'Go to',
    commands: [
      { id: 'home', text: 'Home' },
      { id: 'class', text: 'Résumé class', keywords: ['course', 'lesson'] },
    ],
  },
  { id: 'do', title: 'Do', commands: [{ id: 'dark', text: 'Dark theme' }] },
];
const find = (query: string, limit = 100) => matchCommands(groups, query, { locale: 'en', limit });
const ids = (query: string) => find(query).shown.map((command) => command.id);

it.each([
  ['', ['home', 'class', 'dark']],
  ['   ', ['home', 'class', 'dark']],
  ['HOME', ['home']],
  ['resume', ['class']],
  ['class lesson', ['class']],
  ['lesson resume', ['class']],
  ['nothing like it', []],
  ['.*', []],
])('%j finds %j', (query, expected) => {
  expect(ids(query)).toEqual(expected);
});

it('leaves out groups without matches', () => {
  expect(find('dark').groups.map((group) => group.id)).toEqual(['do']);
});

it.each([
  ['tr', 'İpek', 'ipek'],
  ['tr', 'IŞIK', 'ısık'],
  ['en', 'IŞIK', 'isik'],
  ['ar', 'مُعَلِّم', 'معلم'],
  ['de', 'Übung', 'ubung'],
  ['zh', 'ＡＢＣ', 'abc'],
])('in %s %s is found by %s', (locale, text, folded) => {
  expect(foldForSearch(text, locale)).toBe(folded);
});

it('counts ten thousand and shows what can be read', () => {
  const many = Array.from({ length: 10_000 }, (_unused, index) => ({
    id: `${index}`,
    text: `Lesson ${index}`,
  }));
  const result = matchCommands([{ id: 'all', title: 'All', commands: many }], 'lesson', {
    locale: 'en',
    limit: 50,
  });
  expect([result.total, result.shown.length]).toEqual([10_000, 50]);
});

it.each([
  [null, 1, 'home'],
  [null, -1, 'dark'],
  ['home', 1, 'class'],
  ['dark', 1, 'home'],
  ['home', -1, 'dark'],
  ['gone', 1, 'home'],
])('from %s a step of %i goes to %s', (from, step, expected) => {
  expect(stepThrough(find('').shown, from, step)).toBe(expected);
});

it('has nowhere to go in an empty list', () => {
  expect(stepThrough([], 'home', 1)).toBeNull();
});

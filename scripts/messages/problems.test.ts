import { expect, test } from 'vitest';
import { conflictsOf, problemsOf } from './problems.ts';

const entry = (locale: string, source: string, translation: string) => ({
  id: 'x',
  locale,
  source,
  translation,
});
const none = new Set<string>();

test('a missing translation is told', () => {
  expect(problemsOf(entry('de_DE', 'Search', ''), none)).toEqual(['is not translated']);
});

test('values and tags must be those of the source', () => {
  expect(problemsOf(entry('de_DE', 'Hello <0>{name}</0>', 'Hallo {nam}'), none)).toHaveLength(2);
  expect(problemsOf(entry('de_DE', 'Hello <0>{name}</0>', 'Hallo <0>{name}</0>'), none)).toEqual([]);
});

test('Arabic needs six plural branches and Polish four', () => {
  const source = '{n, plural, one {# day} other {# days}}';
  expect(problemsOf(entry('ar_SA', source, '{n, plural, one {يوم} other {# يوم}}'), none)[0]).toContain(
    'few, many, one, other, two, zero',
  );
  expect(
    problemsOf(
      entry('pl_PL', source, '{n, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}'),
      none,
    ),
  ).toEqual([]);
});

test('branches that are copies of each other are told in Russian', () => {
  const source = '{n, plural, one {# day} other {# days}}';
  expect(
    problemsOf(entry('ru_RU', source, '{n, plural, one {# д.} few {# д.} many {# д.} other {# д.}}'), none),
  ).toEqual(['has the same text in every plural branch']);
});

test('English in another language is told unless it is allowed', () => {
  expect(problemsOf(entry('fr_FR', 'Search', 'Search'), none)).toEqual(['is the same as the English']);
  expect(problemsOf(entry('fr_FR', 'Message', 'Message'), new Set(['fr_FR:Message']))).toEqual([]);
});

test('arrows are icons, not characters', () => {
  expect(problemsOf(entry('es_ES', 'Next', 'Siguiente →'), none)).toEqual([
    'has an arrow character: arrows are icons',
  ]);
});

test('a message with another translation in another catalogue is told', () => {
  expect(
    conflictsOf([
      { catalogue: 'account', id: 'Set up', translation: 'Eingerichtet' },
      { catalogue: 'schools', id: 'Set up', translation: 'Einrichten' },
      { catalogue: 'signin', id: 'Set up', translation: 'Einrichten' },
    ]),
  ).toEqual([
    '"Set up" has several translations: account.po has "Eingerichtet", schools.po has "Einrichten", signin.po has "Einrichten"',
  ]);
});

test('the same translation in every catalogue is fine, and a context makes another message', () => {
  expect(
    conflictsOf([
      { catalogue: 'account', id: 'Set up', context: 'status', translation: 'Eingerichtet' },
      { catalogue: 'portal', id: 'Set up', translation: 'Einrichten' },
      { catalogue: 'schools', id: 'Set up', translation: 'Einrichten' },
    ]),
  ).toEqual([]);
  expect(
    conflictsOf([
      { catalogue: 'account', id: 'Set up', context: 'status', translation: 'Eingerichtet' },
      { catalogue: 'schools', id: 'Set up', context: 'status', translation: 'Einrichten' },
    ]),
  ).toEqual([
    '"Set up" (status) has several translations: account.po has "Eingerichtet", schools.po has "Einrichten"',
  ]);
});

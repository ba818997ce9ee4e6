import { expect, it } from 'vitest';
import { keptTransitions, parseKept } from './kept-transitions.ts';

const login = { machine: 'login', hash: 'h1', states: {}, transitions: { 'a|b|0': 2 }, guards: {} };

it('gives what was tried of the machine as it is', () => {
  const text = JSON.stringify({ login });
  expect(keptTransitions(text, 'login', 'h1')).toEqual(['a|b|0']);
  expect(keptTransitions(text, 'login', 'h2')).toEqual([]);
  expect(keptTransitions(undefined, 'login', 'h1')).toEqual([]);
});

it('takes nothing that is no coverage', () => {
  expect(parseKept('{"login": 7, "search": {"machine": "search"}}')).toEqual({});
  expect(parseKept('no JSON')).toEqual({});
  expect(parseKept('[]')).toEqual({});
});

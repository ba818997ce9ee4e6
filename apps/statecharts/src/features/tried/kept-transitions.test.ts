import { expect, it } from 'vitest';
import { storedTransitions, parseStored } from './kept-transitions.ts';

const login = { machine: 'login', hash: 'h1', states: {}, transitions: { 'a|b|0': 2 }, guards: {} };

it('gives what was tried of the machine as it is', () => {
  const text = JSON.stringify({ login });
  expect(storedTransitions(text, 'login', 'h1')).toEqual(['a|b|0']);
  expect(storedTransitions(text, 'login', 'h2')).toEqual([]);
  expect(storedTransitions(undefined, 'login', 'h1')).toEqual([]);
});

it('takes nothing that is no coverage', () => {
  expect(parseStored('{"login": 7, "search": {"machine": "search"}}')).toEqual({});
  expect(parseStored('no JSON')).toEqual({});
  expect(parseStored('[]')).toEqual({});
});

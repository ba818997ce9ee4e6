import type { SearchSuggestion } from '@stoa/machines/search';
import { expect, test } from 'vitest';
import { ownSuggestions, urlOfTitle } from './suggestions.ts';

const own = (text: string): SearchSuggestion => ({ kind: 'own', text, url: null });
const title = (text: string, url: string): SearchSuggestion => ({ kind: 'title', text, url });

test('an empty field offers the last five own searches', () => {
  const history = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(ownSuggestions({ suggestions: [], history }, ' ').map(({ text }) => text)).toEqual(
    history.slice(0, 5),
  );
});

test('a search that is being cleared is no longer offered, though the server still has it', () => {
  expect(
    ownSuggestions({ suggestions: [own('plan'), own('planning')], history: ['planning'] }, 'pla'),
  ).toEqual([own('planning')]);
});

test('a title leads to its page, the same word as a search does not', () => {
  const state = {
    suggestions: [own('git'), title('Git in a week', '/classInfo/1/class-view/2')],
    history: ['git'],
  };
  expect(urlOfTitle(state, 'Git in a week')).toBe('/classInfo/1/class-view/2');
  expect(urlOfTitle(state, 'git')).toBeUndefined();
});

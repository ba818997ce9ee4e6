import { expect, it } from 'vitest';
import * as v from 'valibot';
import { HOME, homeSearch, pageIdOf } from './home-search.ts';

it.each([
  [{}, HOME],
  [{ pageId: '' }, HOME],
  [{ pageId: 'about' }, 'about'],
  [{ pageId: '../home' }, undefined],
  [{ pageId: 'x'.repeat(65) }, undefined],
  [{ pageId: 7 }, HOME],
])('%j means the page %s (R02)', (search, pageId) => {
  expect(pageIdOf(v.parse(homeSearch, search))).toBe(pageId);
});

import { expect, it } from 'vitest';
import { partOf } from './parts.ts';

it.each([
  [undefined, 'profile'],
  ['security', 'security'],
  // The profile has one address alone.
  ['profile', undefined],
  ['toString', undefined],
  ['other', undefined],
])('%s names %s', (name, part) => {
  expect(partOf(name)).toBe(part);
});

import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['Jean-Luc van der Berg', 'JB'],
  ['赵敏', '敏'],
  ['김 민준', '준'],
  ['ليلى حداد', 'ل'],
  ['  ', ''],
  ['👩‍👩‍👧', ''],
  ['C++ 42', 'C4'],
  ['„Åsa“', 'Å'],
])('%s is %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

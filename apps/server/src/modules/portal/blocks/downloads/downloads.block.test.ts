import { expect, it } from 'vitest';
import { kindOf } from './downloads.block.ts';

it.each([
  ['plan.pdf', 'pdf'],
  ['notes.docx', 'other'],
  ['none', 'other'],
  ['a.constructor', 'other'],
  ['a.__proto__', 'other'],
])('a file called %s is shown as %s', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});

import { expect, test } from 'vitest';
import { diffLines } from './diff-lines.ts';

const written = (before: string, after: string) =>
  diffLines(before.split(''), after.split(''))
    .map(({ kind, text }) => ({ same: text, added: `+${text}`, removed: `-${text}`, gap: '…' })[kind])
    .join(' ');

test.each([
  ['abc', 'abc', '…'],
  ['abc', 'abXc', '… b +X c'],
  ['abc', 'ac', 'a -b c'],
  ['abc', 'aXc', 'a -b +X c'],
  ['', 'ab', '+a +b'],
  ['ab', '', '-a -b'],
  ['abcdefgh', 'abXdefgh', '… b -c +X d …'],
  ['abcdefgh', 'Xbcdefgh', '-a +X b …'],
])('%j and %j differ by %j', (before, after, lines) => {
  expect(written(before, after)).toBe(lines);
});

test('what is much too long counts as changed whole', () => {
  const long = (mark: string) => Array.from({ length: 3000 }, (_, index) => `${mark}${index}`);
  const lines = diffLines(['a', ...long('x')], ['a', ...long('y')]);
  expect([lines[0]?.kind, lines[1]?.kind, lines.at(-1)?.kind, lines.length]).toEqual([
    'same',
    'removed',
    'added',
    6001,
  ]);
});

import { expect, it } from 'vitest';
import { hasEmoji, hasSpecialPunctuation, isInternalEmail, statisticsValue } from './checks.ts';

it.each([
  ['Plan 9 from here', false],
  ['under_score-and-hyphen', false],
  ['课程', false],
  ['a@b', true],
  ['问题？', true],
  ['{x}', true],
])('%s has special punctuation: %s (B069)', (text, expected) => {
  expect(hasSpecialPunctuation(text)).toBe(expected);
});

it.each([
  ['hello', false],
  ['1 # * 9', false],
  ['👍', true],
  ['👩‍👩‍👧', true],
  ['🇵🇱', true],
  ['☎', true],
])('%s has an emoji: %s (B069)', (text, expected) => expect(hasEmoji(text)).toBe(expected));

it.each([
  ['ana@stoa.example', true],
  [' Ana@STOA.example ', true],
  ['ana@sub.stoa.example', false],
  ['ana@stoa.example.evil', false],
  ['stoa.example', false],
  ['a b@stoa.example', false],
])('%s is internal: %s (B069)', (address, expected) => {
  expect(isInternalEmail(address, ['stoa.example'])).toBe(expected);
});

it('a directive that counts needs an object (B069)', () => {
  expect(statisticsValue({ code: '121602' })).toEqual({ code: '121602' });
  for (const value of [null, undefined, 'code', 7, [1] as never])
    expect(() => statisticsValue(value)).toThrow('The value of the instruction must be an object');
});

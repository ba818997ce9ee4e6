import { describe, expect, it } from 'vitest';
import { passagesOf, passageTexts, piecesOf, withoutBrackets } from './passages.ts';

describe('passages of a text', () => {
  it('stand in double brackets, among words', () => {
    expect(piecesOf('A [[dog]] barks [[ loudly ]].')).toEqual([
      'A ',
      { number: 1, text: 'dog' },
      ' barks ',
      { number: 2, text: 'loudly' },
      '.',
    ]);
    expect(piecesOf('[[dog]]', 2)).toEqual([{ number: 3, text: 'dog' }]);
    expect(piecesOf('No [brackets], [[ones]')).toEqual(['No [brackets], [[ones]']);
    expect(piecesOf('')).toEqual([]);
  });

  it('keep their number in a language with another order', () => {
    expect(passagesOf('[[2: ينبح]] [[1: الكلب]]')).toEqual([
      { number: 2, text: 'ينبح' },
      { number: 1, text: 'الكلب' },
    ]);
    expect(passageTexts({ en_US: 'The [[dog]] [[barks]]', ar_SA: '[[2: ينبح]] [[1: الكلب]]' })).toEqual([
      { en_US: 'dog', ar_SA: 'الكلب' },
      { en_US: 'barks', ar_SA: 'ينبح' },
    ]);
  });

  it('read as words without their brackets', () => {
    expect(withoutBrackets('The [[dog]] [[2: barks]].')).toBe('The dog barks.');
  });

  it.each([
    { en_US: '[[one]] [[two]]', ar_SA: '[[واحد]]' },
    { en_US: '[[2: one]] [[3: two]]' },
    { en_US: '[[1: one]] [[1: two]]' },
    { en_US: '[[one]] [[ ]]' },
  ])('are told where they do not fit: %j', (texts) => expect(passageTexts(texts)).toBeUndefined());
});

import { expect, it } from 'vitest';
import { answerState } from './answer-state.ts';

it('tells what was chosen, and what was right once that is shown', () => {
  expect(answerState({ isChosen: true })).toBe('chosen');
  expect(answerState({ isChosen: false })).toBe('plain');
  expect(answerState({ isChosen: true, isRight: true })).toBe('correct');
  expect(answerState({ isChosen: true, isRight: false })).toBe('wrong');
  expect(answerState({ isChosen: false, isRight: true })).toBe('missed');
  expect(answerState({ isChosen: false, isRight: false })).toBe('plain');
});

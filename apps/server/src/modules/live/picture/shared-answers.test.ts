import { expect, it } from 'vitest';
import { SharedAnswers } from './shared-answers.ts';

/** A clock that stands until it is moved, and what was asked for so far. */
function setUp(sharedMs: (answer: string) => number) {
  let now = 0;
  let asked = 0;
  const clock = { now: () => new Date(now) };
  return {
    answers: new SharedAnswers<string>(clock, sharedMs),
    make: (answer: string) => () => {
      asked += 1;
      return Promise.resolve(answer);
    },
    pass: (ms: number) => (now += ms),
    asked: () => asked,
  };
}

it('asks once for all who ask within the time that an answer is good for', async () => {
  const { answers, make, pass, asked } = setUp((answer) => (answer === 'over' ? 2000 : 250));
  expect(await Promise.all([answers.get('a', make('live')), answers.get('a', make('live'))])).toEqual([
    'live',
    'live',
  ]);
  pass(249);
  await answers.get('a', make('live'));
  expect(asked()).toBe(1);
  pass(1);
  expect(await answers.get('a', make('over'))).toBe('over');
  pass(1999);
  expect(await answers.get('a', make('live'))).toBe('over');
  expect(asked()).toBe(2);
});

it('asks once while the answer has not come, however long that takes', async () => {
  const { answers, pass } = setUp(() => 250);
  let come: (answer: string) => void = () => undefined;
  const first = answers.get('a', () => new Promise((resolve) => (come = resolve)));
  pass(60_000);
  const second = answers.get('a', () => Promise.reject(new Error('Asked twice.')));
  come('late');
  expect(await Promise.all([first, second])).toEqual(['late', 'late']);
});

it('shares a failure for a second', async () => {
  const { answers, make, pass } = setUp(() => 60_000);
  await expect(answers.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  pass(999);
  await expect(answers.get('a', make('there'))).rejects.toThrow('gone');
  pass(1);
  expect(await answers.get('a', make('there'))).toBe('there');
});

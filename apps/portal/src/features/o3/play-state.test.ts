import { expect, it } from 'vitest';
import { advance, isOver, terminalText, type PlayState } from './play-state.ts';

const SECONDS = [2, 3];
const START: PlayState = { step: 0, elapsedMs: 0, isPlaying: true };

it('goes from step to step and stops at the end', () => {
  expect(advance(START, 1500, SECONDS)).toEqual({ step: 0, elapsedMs: 1500, isPlaying: true });
  expect(advance(START, 2500, SECONDS)).toEqual({ step: 1, elapsedMs: 500, isPlaying: true });
  const end = advance(START, 99_000, SECONDS);
  expect(end).toEqual({ step: 1, elapsedMs: 3000, isPlaying: false });
  expect([isOver(end, SECONDS), isOver(START, SECONDS)]).toEqual([true, false]);
  expect(advance(end, 1000, SECONDS)).toBe(end);
});

it('stays where it is while it is paused, and where there is nothing to show', () => {
  const paused = { ...START, isPlaying: false };
  expect(advance(paused, 5000, SECONDS)).toBe(paused);
  expect(advance(START, 5000, [])).toEqual({ step: 0, elapsedMs: 0, isPlaying: false });
});

it('types the command before it answers, sign by sign', () => {
  const step = { command: 'ab👍d', output: 'done', seconds: 10 };
  expect(terminalText(step, 0)).toBe('$ ');
  expect(terminalText(step, 2700)).toBe('$ ab👍');
  expect(terminalText(step, 3500)).toBe('$ ab👍d\ndone');
});

import { expect, it } from 'vitest';
import { placeInReplay } from './replay-chat.ts';

const place = (offsetSeconds: number | null, parts: Parameters<typeof placeInReplay>[1]) =>
  placeInReplay({ offsetSeconds }, parts);

it('finds what was written beside what was shown, and leaves out what is cut off', () => {
  const cut = [
    { offsetSeconds: 10, startSeconds: 0, endSeconds: 20 },
    { offsetSeconds: 90, startSeconds: 20, endSeconds: 30 },
  ];
  expect([null, 9, 10, 29, 30, 89, 90, 100, 101].map((at) => place(at, cut))).toEqual([
    undefined,
    undefined,
    0,
    19,
    20,
    20,
    20,
    30,
    undefined,
  ]);
  expect(place(5, [])).toBeUndefined();
});

it('shows what was written before and after where nothing is cut off', () => {
  const whole = [
    { offsetSeconds: 0, startSeconds: 0, endSeconds: 0 },
    { offsetSeconds: 10, startSeconds: 0, endSeconds: 20 },
    { offsetSeconds: 30, startSeconds: 20, endSeconds: 20 },
  ];
  expect([3, 15, 500].map((at) => place(at, whole))).toEqual([0, 5, 20]);
});

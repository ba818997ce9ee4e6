import { expect, it } from 'vitest';
import { curveOf } from './curve.ts';

it('counts people minute by minute, and finds the first with most of them', () => {
  const changes = [
    { minute: 100, change: 2 },
    { minute: 102, change: 1 },
    { minute: 103, change: -3 },
  ];
  expect(curveOf(changes, { from: 100, to: 105 })).toEqual({
    step: 1,
    points: [2, 2, 3, 0, 0].map((people, index) => ({ minute: 100 + index, people })),
    most: 3,
    mostAt: 102,
  });
});

it('has at most 120 points, each with the most people of its minutes', () => {
  const curve = curveOf(
    [
      { minute: 3, change: 5 },
      { minute: 4, change: -5 },
    ],
    { from: 0, to: 480 },
  );
  expect([curve.step, curve.points.length]).toEqual([5, 96]);
  expect(curve.points.slice(0, 2)).toEqual([
    { minute: 0, people: 5 },
    { minute: 5, people: 0 },
  ]);
});

it('is empty where nothing was on', () =>
  expect(curveOf([], { from: 7, to: 7 })).toEqual({ step: 1, points: [], most: 0, mostAt: null }));

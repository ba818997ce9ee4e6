import { describe, expect, it } from 'vitest';
import { EDGE_PX, gapAt, lineOf, scrollAt, stepsInto } from './frame-geometry.ts';

const items = [
  { start: 0, end: 100 },
  { start: 100, end: 120 },
  { start: 130, end: 530 },
];

describe('where something is let go', () => {
  it.each([
    [-20, 0],
    [49, 0],
    [51, 1],
    [109, 1],
    [125, 2],
    [329, 2],
    [331, 3],
    [9_999, 3],
  ])('at %d it goes into gap %d', (y, gap) => expect(gapAt(items, y)).toBe(gap));

  it('goes nowhere in the gaps beside itself', () => {
    expect([0, 1, 2, 3].map((gap) => stepsInto(1, gap))).toEqual([-1, 0, 0, 1]);
  });

  it('draws its line between two items, or at the edge of the only one', () => {
    expect([0, 1, 2, 3].map((gap) => lineOf(items, gap))).toEqual([0, 100, 125, 530]);
    expect(lineOf([], 0)).toBe(0);
  });
});

describe('scrolling near the edges', () => {
  it('stands still in the middle', () => {
    expect(scrollAt(EDGE_PX, 600)).toBe(0);
    expect(scrollAt(600 - EDGE_PX, 600)).toBe(0);
  });

  it('goes up and down, the faster the nearer, and no faster beyond the edge', () => {
    const up = [EDGE_PX - 4, 10, 0, -300].map((y) => scrollAt(y, 600));
    const down = [604 - EDGE_PX, 590, 600, 900].map((y) => scrollAt(y, 600));
    expect(up.map((speed) => -speed)).toEqual(down);
    expect(down).toEqual([...down].sort((a, b) => a - b));
    expect(down[0]).toBeGreaterThan(0);
    expect(down[3]).toBe(down[2]);
  });

  it('has a middle in a low frame, and none without room', () => {
    expect(scrollAt(50, 100)).toBe(0);
    expect(scrollAt(0, 0)).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { stepsTo } from './steps-to.ts';

const IDS = ['a', 'b', 'c', 'd'];
const steps = (id: string, side: 'before' | 'after' | 'into', over: string) =>
  stepsTo(IDS, { id, side, over });

describe('steps to where something is let go', () => {
  it('are counted without the item itself', () => {
    expect([steps('a', 'after', 'c'), steps('a', 'before', 'c'), steps('a', 'before', 'b')]).toEqual([
      2, 1, 0,
    ]);
    expect([steps('d', 'before', 'a'), steps('d', 'after', 'a'), steps('d', 'after', 'c')]).toEqual([
      -3, -2, 0,
    ]);
  });

  it('are none into another one, and none for what is gone', () => {
    expect([steps('a', 'into', 'c'), steps('a', 'after', 'x'), steps('x', 'after', 'a')]).toEqual([0, 0, 0]);
  });
});

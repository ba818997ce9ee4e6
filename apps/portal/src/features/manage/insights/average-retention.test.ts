import { describe, expect, it } from 'vitest';
import { averageRetention } from './average-retention.ts';

describe('retention on average', () => {
  it('counts people, not months, and only those who joined long enough ago', () => {
    expect(
      averageRetention([
        { month: '2026-10-01', joined: 30, active: [30, 15] },
        { month: '2026-11-01', joined: 10, active: [0] },
      ]),
    ).toEqual([0.75, 0.5]);
  });

  it('is nothing where nobody joined', () => {
    expect(averageRetention([])).toEqual([]);
  });
});

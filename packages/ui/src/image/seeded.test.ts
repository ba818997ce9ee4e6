import { describe, expect, it } from 'vitest';
import { seededIndex } from './seeded.ts';

describe('seededIndex', () => {
  it('answers the same index for the same text', () => {
    expect(seededIndex('赵敏', 6)).toBe(seededIndex('赵敏', 6));
  });

  it('stays below the count and uses all of it', () => {
    const seen = new Set<number>();
    for (let index = 0; index < 200; index += 1) seen.add(seededIndex(`1700000000000000${index}`, 6));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('copes with an empty text', () => {
    expect(seededIndex('', 4)).toBeGreaterThanOrEqual(0);
  });
});

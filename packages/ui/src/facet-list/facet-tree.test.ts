import { describe, expect, it } from 'vitest';
import { type FacetOption, holdsSelected, isAvailable, toggled } from './facet-tree.ts';

const tree: FacetOption = {
  id: 'a',
  label: 'A',
  count: 3,
  children: [{ id: 'b', label: 'B', count: 0, children: [{ id: 'c', label: 'C', count: 1 }] }],
};

describe('a facet', () => {
  it('is off at zero, unless it is chosen', () => {
    const empty = tree.children![0]!;
    expect(isAvailable(empty, new Set())).toBe(false);
    expect(isAvailable(empty, new Set(['b']))).toBe(true);
    expect(isAvailable(tree, new Set())).toBe(true);
  });

  it('is never off where nothing was counted', () => {
    expect(isAvailable({ id: 'a', label: 'A' }, new Set())).toBe(true);
  });

  it('knows of what is chosen far below', () => {
    expect(holdsSelected(tree, new Set(['c']))).toBe(true);
    expect(holdsSelected(tree, new Set(['a']))).toBe(false);
  });

  it('switches on at the end and off in place', () => {
    expect(toggled(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
    expect(toggled(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
  });
});

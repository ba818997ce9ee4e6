import { expect, it } from 'vitest';
import { type TreeNode, pathTo, visibleCount } from './tree-node.ts';

const nodes: TreeNode[] = [
  { id: 'a', label: 'A', children: [{ id: 'b', label: 'B', children: [{ id: 'c', label: 'C' }] }] },
  { id: 'd', label: 'D' },
];

it('counts what is unfolded only', () => {
  expect(visibleCount(nodes, new Set())).toBe(2);
  expect(visibleCount(nodes, new Set(['b']))).toBe(2);
  expect(visibleCount(nodes, new Set(['a', 'b']))).toBe(4);
  expect(visibleCount([], new Set())).toBe(0);
});

it('stops counting where it is enough', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ id: String(index), label: '' }));
  expect(visibleCount(many, new Set(), 200)).toBe(200);
});

it('finds the way to a node', () => {
  expect(pathTo(nodes, 'c')).toEqual(['a', 'b']);
  expect(pathTo(nodes, 'd')).toEqual([]);
  expect(pathTo(nodes, 'x')).toBeNull();
});

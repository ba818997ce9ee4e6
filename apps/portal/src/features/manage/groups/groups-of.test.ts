import { expect, it } from 'vitest';
import { groupsOf } from './groups-of.ts';

it('lists the groups of several members once', () => {
  const board = { id: '1700000000000590001', name: 'Board', kind: 'group' as const };
  const evening = { id: '1700000000000590002', name: 'Evening course', kind: 'group' as const };
  expect(groupsOf([{ groups: [board] }, { groups: [] }, { groups: [board, evening] }])).toEqual([
    board,
    evening,
  ]);
  expect(groupsOf([])).toEqual([]);
});

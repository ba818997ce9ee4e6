import { expect, it } from 'vitest';
import { withChange } from './activity-cache.ts';
import { sorted } from './question-order.ts';

const entry = (id: string, sequence: number) => ({ id, sequence });

it('keeps what is newer, at its place', () => {
  const known = [entry('a', 3), entry('b', 5)];
  expect(withChange(known, entry('a', 6))).toEqual([entry('a', 6), entry('b', 5)]);
  expect(withChange(known, entry('b', 4))).toEqual(known);
  expect(withChange(known, entry('c', 1))).toEqual([entry('c', 1), ...known]);
});

it('shows what is being answered first, then by votes and by time, and what is done last', () => {
  const question = (id: string, votes: number, state: 'open' | 'answering' | 'answered' | 'dismissed') => ({
    id,
    votes,
    state,
    sequence: 1,
    author: { id: '1', name: 'Ada', avatarUrl: null },
    text: state === 'dismissed' ? '' : id,
    voted: false,
    askedAt: `2026-11-21T08:0${id}:00.000Z`,
  });
  const all = [
    question('1', 1, 'open'),
    question('2', 9, 'answered'),
    question('3', 2, 'open'),
    question('4', 0, 'answering'),
    question('5', 2, 'open'),
    question('6', 7, 'dismissed'),
  ];
  expect(sorted(all).map(({ id }) => id)).toEqual(['4', '3', '5', '1', '2']);
});

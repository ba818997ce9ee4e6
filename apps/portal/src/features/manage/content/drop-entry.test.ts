import { describe, expect, it } from 'vitest';
import { dropEntry } from './drop-entry.ts';

const group = (id: string, ...lessons: string[]) => ({ id, lessons: lessons.map((one) => ({ id: one })) });
const GROUPS = [group('A', 'a', 'b'), group('B', 'c'), group('C')];
const dropped = (id: string, side: 'before' | 'after' | 'into', over: string) =>
  dropEntry(GROUPS, 'lessons', { id, side, over }).map(({ lessons }) =>
    lessons.map((one) => one.id).join(''),
  );

describe('an entry that is let go', () => {
  it('stands beside the one below it, in its group or in another', () => {
    expect(dropped('a', 'after', 'b')).toEqual(['ba', 'c', '']);
    expect(dropped('b', 'before', 'a')).toEqual(['ba', 'c', '']);
    expect(dropped('b', 'before', 'c')).toEqual(['a', 'bc', '']);
    expect(dropped('c', 'after', 'a')).toEqual(['acb', '', '']);
  });

  it('stands at the end of the group below it, also of an empty one and of its own', () => {
    expect(dropped('a', 'into', 'C')).toEqual(['b', 'c', 'a']);
    expect(dropped('a', 'into', 'A')).toEqual(['ba', 'c', '']);
  });

  it('is never lost where the other one is gone meanwhile', () => {
    expect(dropped('a', 'after', 'x')).toEqual(['ab', 'c', '']);
    expect(dropped('a', 'into', 'c')).toEqual(['ab', 'c', '']);
    expect(dropped('x', 'after', 'a')).toEqual(['ab', 'c', '']);
    expect(dropped('a', 'after', 'a')).toEqual(['ab', 'c', '']);
  });
});

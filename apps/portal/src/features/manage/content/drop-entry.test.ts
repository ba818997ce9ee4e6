import { describe, expect, it } from 'vitest';
import { dropEntry } from './drop-entry.ts';

const group = (id: string, ...lessons: string[]) => ({ id, lessons: lessons.map((one) => ({ id: one })) });
const GROUPS = [group('A', 'a', 'b'), group('B', 'c'), group('C')];
const dropped = (id: string, side: 'before' | 'after' | 'into', over: string) =>
  dropEntry(GROUPS, 'lessons', { id, side, over })?.map(({ lessons }) =>
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

  it('changes nothing where the other one is gone meanwhile', () => {
    expect(dropped('a', 'after', 'x')).toBeUndefined();
    expect(dropped('a', 'into', 'c')).toBeUndefined();
    expect(dropped('x', 'after', 'a')).toBeUndefined();
    expect(dropped('a', 'after', 'a')).toBeUndefined();
  });

  it('changes nothing where it stands there already', () => {
    expect(dropped('a', 'before', 'b')).toBeUndefined();
    expect(dropped('b', 'after', 'a')).toBeUndefined();
    expect(dropped('c', 'into', 'B')).toBeUndefined();
    // The last one of a group may leave it empty.
    expect(dropped('c', 'into', 'C')).toEqual(['ab', '', 'c']);
  });
});

import type { SiteLink } from '@stoa/api/schema';
import { describe, expect, it } from 'vitest';
import {
  addEntry,
  canIndent,
  canMove,
  canOutdent,
  changeEntry,
  ENTRIES_MAX,
  entryOf,
  indentEntry,
  moveEntry,
  outdentEntry,
  removeEntry,
  type Navigation,
} from './navigation-tree.ts';

const link = (id: string): SiteLink => ({ id, kind: 'address', url: '/', name: { en_US: id } });
const tree: Navigation = [link('a'), { ...link('b'), children: [link('b1'), link('b2')] }, link('c')];
const drawn = (navigation: Navigation): string =>
  navigation.map((entry) => [entry.id, ...(entry.children?.map(({ id }) => id) ?? [])].join('>')).join(' ');

describe('the navigation of a school', () => {
  it('moves entries among those beside them', () => {
    expect(drawn(moveEntry(tree, 'c', -1))).toBe('a c b>b1>b2');
    expect(drawn(moveEntry(tree, 'b1', 1))).toBe('a b>b2>b1 c');
    expect(drawn(moveEntry(tree, 'c', -2))).toBe('c a b>b1>b2');
    expect(moveEntry(tree, 'c', -3)).toBe(tree);
    expect(moveEntry(tree, 'a', -1)).toBe(tree);
    expect(moveEntry(tree, 'b2', 1)).toBe(tree);
    expect(moveEntry(tree, 'nobody', 1)).toBe(tree);
    expect([canMove(tree, 'a', 1), canMove(tree, 'a', -1), canMove(tree, 'x', 1)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('puts entries below the one before them, two levels at most, and takes them out again', () => {
    expect(drawn(indentEntry(tree, 'c'))).toBe('a b>b1>b2>c');
    expect(drawn(outdentEntry(tree, 'b1'))).toBe('a b>b2 b1 c');
    // What others stand below cannot stand below another, and the first has nothing before it.
    for (const id of ['a', 'b', 'b1', 'nobody']) {
      expect(canIndent(tree, id)).toBe(false);
      expect(indentEntry(tree, id)).toBe(tree);
    }
    for (const id of ['a', 'nobody']) expect(outdentEntry(tree, id)).toBe(tree);
    const full: Navigation = Array.from({ length: ENTRIES_MAX }, (_, index) => ({
      ...link(`t${index}`),
      children: [link(`c${index}`)],
    }));
    expect(canOutdent(full, 'c0')).toBe(false);
    expect(addEntry(full, link('more'))).toBe(full);
  });

  it('adds, changes and removes', () => {
    expect(drawn(addEntry(tree, link('d')))).toBe('a b>b1>b2 c d');
    expect(drawn(removeEntry(tree, 'b'))).toBe('a c');
    expect(drawn(removeEntry(removeEntry(tree, 'b1'), 'b2'))).toBe('a b c');
    expect(removeEntry(tree, 'nobody')).toBe(tree);
    const changed = changeEntry(tree, 'b2', (entry) => ({ ...entry, hidden: true }));
    expect(entryOf(changed, 'b2')).toMatchObject({ hidden: true });
    expect(
      entryOf(
        changeEntry(tree, 'a', (entry) => ({ ...entry, url: '/x' })),
        'a',
      ),
    ).toMatchObject({ url: '/x' });
  });
});

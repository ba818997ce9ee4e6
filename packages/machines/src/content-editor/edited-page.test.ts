import { describe, expect, test } from 'vitest';
import { addBlock, BLOCKS_MAX, changeBlock, duplicateBlock, moveBlock, removeBlock } from './edited-page.ts';
import type { EditedPage } from './edited-page.ts';

const page = (...titles: string[]): EditedPage => ({
  pageId: 'home',
  blocks: titles.map((title, index) => ({ id: `b${index + 1}`, type: 'subSchools', title })),
});

describe('the blocks of a page', () => {
  const ids = ({ blocks }: EditedPage) => blocks.map(({ id }) => id);
  const three = page('1', '2', '3');

  test('are added, moved, copied and removed', () => {
    expect(ids(addBlock(three, { id: 'new', type: 'figures' }, 1))).toEqual(['b1', 'new', 'b2', 'b3']);
    expect(ids(moveBlock(three, 'b1', 1))).toEqual(['b2', 'b1', 'b3']);
    expect(ids(moveBlock(three, 'b3', -2))).toEqual(['b3', 'b1', 'b2']);
    expect(ids(removeBlock(three, 'b2'))).toEqual(['b1', 'b3']);
    const named = changeBlock(three, 'b2', { anchor: 'about', hidden: true });
    expect(duplicateBlock(named, 'b2', 'copy').blocks[2]).toEqual({
      id: 'copy',
      type: 'subSchools',
      title: '2',
      hidden: true,
    });
  });

  test('stay as they are where there is no such block, place or room', () => {
    expect(moveBlock(three, 'b1', -1)).toBe(three);
    expect(moveBlock(three, 'b3', 1)).toBe(three);
    expect(moveBlock(three, 'none', 1)).toBe(three);
    expect(duplicateBlock(three, 'none', 'copy')).toBe(three);
    const full = page(...Array.from({ length: BLOCKS_MAX }, (_, index) => `${index}`));
    expect(addBlock(full, { id: 'new', type: 'figures' }, 0)).toBe(full);
    expect(duplicateBlock(full, 'b1', 'copy')).toBe(full);
  });

  test('lose a field that is set to nothing', () => {
    expect(changeBlock(three, 'b1', { title: undefined, perLine: 2 }).blocks[0]).toEqual({
      id: 'b1',
      type: 'subSchools',
      perLine: 2,
    });
  });
});

test('sixty blocks fit on a page', () => {
  const full = page(...Array.from({ length: 59 }, (_, index) => `${index}`));
  const last = addBlock(full, { id: 'new', type: 'figures' }, 59);
  expect(last.blocks).toHaveLength(60);
  expect(addBlock(last, { id: 'more', type: 'figures' }, 0)).toBe(last);
});

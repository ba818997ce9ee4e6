import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTags, hasSeparator, splitTags } from './add-tags.ts';

const rules = { limit: 5, maxTagLength: 20, locale: 'en-US' };

describe('splitTags', () => {
  it.each([
    ['history, music', ['history', 'music']],
    ['历史，音乐、绘画', ['历史', '音乐', '绘画']],
    ['تاريخ، موسيقى؛ رسم', ['تاريخ', 'موسيقى', 'رسم']],
    ['one\ntwo\r\nthree', ['one', 'two', 'three']],
    [' ,, ;  ', []],
    ['  project   planning ', ['project planning']],
  ])('reads %j', (text, tags) => {
    expect(splitTags(text)).toEqual(tags);
  });

  it('never gives an empty tag or one with a separator', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const tag of splitTags(text)) {
          expect(tag.trim()).not.toBe('');
          expect(hasSeparator(tag)).toBe(false);
        }
      }),
    );
  });
});

describe('addTags', () => {
  it('adds in order', () => {
    expect(addTags(['a'], ['b', 'c'], rules)).toEqual({ tags: ['a', 'b', 'c'], refused: [] });
  });

  it('refuses what is there already, whatever its case, also within one paste', () => {
    expect(addTags(['History'], ['HISTORY', 'art', 'Art'], rules)).toEqual({
      tags: ['History', 'art'],
      refused: [
        { tag: 'HISTORY', reason: 'duplicate' },
        { tag: 'Art', reason: 'duplicate' },
      ],
    });
  });

  it('holds words that differ in an accent apart', () => {
    expect(addTags(['resume'], ['résumé'], rules).tags).toEqual(['resume', 'résumé']);
  });

  it('stops at the limit and says so of the rest', () => {
    expect(addTags(['a', 'b', 'c', 'd'], ['e', 'f'], rules)).toEqual({
      tags: ['a', 'b', 'c', 'd', 'e'],
      refused: [{ tag: 'f', reason: 'limit' }],
    });
  });

  it('counts letters as people do', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(addTags([], [family], { ...rules, maxTagLength: 1 }).tags).toEqual([family]);
    expect(addTags([], ['ab'], { ...rules, maxTagLength: 1 }).refused).toEqual([
      { tag: 'ab', reason: 'tooLong' },
    ]);
  });

  it('never passes the limit, and every tag is taken or refused', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 30 })), fc.nat(8), (added, limit) => {
        const { tags, refused } = addTags([], added, { ...rules, limit });
        expect(tags.length).toBeLessThanOrEqual(limit);
        expect(tags.length + refused.length).toBe(added.length);
      }),
    );
  });
});

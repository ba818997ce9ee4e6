import { describe, expect, it } from 'vitest';
import {
  addLesson,
  addSection,
  moveLesson,
  moveSection,
  newContentId,
  removeLesson,
  withLines,
  type DraftSection,
} from './outline.ts';

const section = (id: string, ...lessons: string[]): DraftSection => ({
  id,
  title: { en_US: id },
  lessons: lessons.map((one) => ({ id: one, title: {}, kind: 'article', minutes: null, preview: false })),
});
const shown = (sections: readonly DraftSection[]) =>
  sections.map(({ id, lessons }) => `${id}: ${lessons.map((lesson) => lesson.id).join(' ')}`);
const OUTLINE = [section('A', 'a', 'b'), section('B', 'c')];

describe('an outline', () => {
  it('moves a lesson within its section, and over its edge into the next', () => {
    expect(shown(moveLesson(OUTLINE, 'b', -1))).toEqual(['A: b a', 'B: c']);
    expect(shown(moveLesson(OUTLINE, 'b', 1))).toEqual(['A: a', 'B: b c']);
    expect(shown(moveLesson(OUTLINE, 'c', -1))).toEqual(['A: a b c', 'B: ']);
    expect(shown(moveLesson(OUTLINE, 'a', -1))).toEqual(shown(OUTLINE));
    expect(shown(moveLesson(OUTLINE, 'c', 1))).toEqual(shown(OUTLINE));
  });

  it('moves sections, adds at the end and removes', () => {
    expect(shown(moveSection(OUTLINE, 'A', 1))).toEqual(['B: c', 'A: a b']);
    expect(shown(moveSection(OUTLINE, 'A', -1))).toEqual(shown(OUTLINE));
    expect(shown(removeLesson(OUTLINE, 'a'))).toEqual(['A: b', 'B: c']);
    const added = addLesson(addSection(OUTLINE, { en_US: 'New' }), 'B', {
      title: { en_US: 'Last' },
      kind: 'document',
    });
    expect([added.length, added[1]?.lessons.at(-1)?.title]).toEqual([3, { en_US: 'Last' }]);
  });

  it('has ids that the server takes', () => {
    expect(newContentId()).toMatch(/^2\d{18}$/);
    expect(newContentId()).not.toBe(newContentId());
  });
});

describe('lines by language', () => {
  it('stand beside each other, and other languages keep theirs', () => {
    const both = withLines(
      [{ en_US: 'One', de_DE: 'Eins' }, { de_DE: 'Zwei' }],
      'en_US',
      'First\nSecond\nThird',
    );
    expect(both).toEqual([
      { en_US: 'First', de_DE: 'Eins' },
      { en_US: 'Second', de_DE: 'Zwei' },
      { en_US: 'Third' },
    ]);
    expect(withLines(both, 'en_US', '')).toEqual([{ de_DE: 'Eins' }, { de_DE: 'Zwei' }]);
  });
});

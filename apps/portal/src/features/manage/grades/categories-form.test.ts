import type { Gradebook } from '@stoa/api/schema';
import { describe, expect, it } from 'vitest';
import { added, draftOf, incompleteIn, removed, sentOf, weightsOf } from './categories-form.ts';

const column = (lessonId: string, categoryId: string | null): Gradebook['columns'][number] => ({
  lessonId,
  title: lessonId,
  kind: 'assignment',
  points: 10,
  dueAt: null,
  categoryId,
});
const BOOK = {
  columns: [column('1', 'a'), column('2', null), column('3', 'b')],
  categories: [
    { id: 'a', name: 'Homework', weight: 40 },
    { id: 'b', name: 'Exams', weight: 60 },
  ],
};

describe('categories of a gradebook', () => {
  it('are sent with their lessons', () => {
    expect(sentOf(draftOf(BOOK))).toEqual([
      { name: 'Homework', weight: 40, lessonIds: ['1'] },
      { name: 'Exams', weight: 60, lessonIds: ['3'] },
    ]);
    expect(weightsOf(draftOf(BOOK))).toBe(100);
  });

  it('take every column when they begin', () => {
    const draft = added({ categories: [], places: {} }, BOOK.columns);
    expect(sentOf(draft)[0]?.lessonIds).toEqual(['1', '2', '3']);
    expect(incompleteIn(draft)).toEqual([draft.categories[0]?.id]);
    expect(added(draftOf(BOOK), BOOK.columns).places).toEqual(draftOf(BOOK).places);
  });

  it('leave their columns in none when they go', () => {
    expect(sentOf(removed(draftOf(BOOK), 'a'))).toEqual([{ name: 'Exams', weight: 60, lessonIds: ['3'] }]);
  });
});

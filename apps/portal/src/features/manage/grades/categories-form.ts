import type { Gradebook } from '@stoa/api/schema';
import { randomId } from '../../../app/random-id.ts';

export const CATEGORIES_MAX = 20;
export const NAME_MAX = 100;
export const WEIGHT_MAX = 100;

/** A category as it is edited. */
export interface CategoryDraft {
  /** Of the line; new ones have none on the server yet. */
  id: string;
  name: string;
  /** In percent; null while none is entered. */
  weight: number | null;
}

/** The categories, and in which of them each column is. */
export interface BookDraft {
  categories: CategoryDraft[];
  /** Lesson → category; what is in none is not named. */
  places: Readonly<Record<string, string>>;
}

export const draftOf = ({ categories, columns }: Pick<Gradebook, 'categories' | 'columns'>): BookDraft => ({
  categories: categories.map(({ id, name, weight }) => ({ id, name, weight })),
  places: Object.fromEntries(
    columns.flatMap(({ lessonId, categoryId }) => (categoryId === null ? [] : [[lessonId, categoryId]])),
  ),
});

/** With one more category; the first takes all columns, so that the total stays what it was. */
export function added(draft: BookDraft, columns: Gradebook['columns']): BookDraft {
  const id = randomId();
  return {
    categories: [...draft.categories, { id, name: '', weight: null }],
    places:
      draft.categories.length === 0
        ? Object.fromEntries(columns.map(({ lessonId }) => [lessonId, id]))
        : draft.places,
  };
}

/** Without a category; what was in it is in none. */
export const removed = ({ categories, places }: BookDraft, id: string): BookDraft => ({
  categories: categories.filter((one) => one.id !== id),
  places: Object.fromEntries(Object.entries(places).filter(([, category]) => category !== id)),
});

export const weightsOf = ({ categories }: BookDraft): number =>
  categories.reduce((sum, { weight }) => sum + (weight ?? 0), 0);

/** Categories that lack a name or a weight. */
export const incompleteIn = ({ categories }: BookDraft): readonly string[] =>
  categories.filter(({ name, weight }) => name.trim() === '' || weight === null).map(({ id }) => id);

/** What is sent. */
export const sentOf = ({ categories, places }: BookDraft) =>
  categories.map(({ id, name, weight }) => ({
    name: name.trim(),
    weight: weight ?? 0,
    lessonIds: Object.entries(places).flatMap(([lesson, category]) => (category === id ? [lesson] : [])),
  }));

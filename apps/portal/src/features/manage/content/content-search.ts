import * as v from 'valibot';
import type { ContentKind, ContentState, WorkFilter } from '@stoa/api/schema';
import { id, choice, choiceOr, cursor, pageNumber, words } from '../../../app/search-fields.ts';

export const KINDS: readonly ContentKind[] = ['article', 'course', 'class', 'map', 'topic'];
export const STATES: readonly ContentState[] = ['draft', 'scheduled', 'public', 'archived', 'bin'];

const KEYWORD_LENGTH = 100;

export const contentSearch = v.object({
  kind: choice(KINDS),
  state: choice(STATES),
  keyword: words(KEYWORD_LENGTH),
  /** Articles of this section. */
  section: id(),
  at: cursor(),
});

/** What the address of the page says. */
export type ContentQuery = v.InferOutput<typeof contentSearch>;

export const PROGRESS_VIEWS = ['overview', 'lessons'] as const;

export const progressSearch = v.object({
  view: choiceOr(PROGRESS_VIEWS, 'overview'),
  /** Which of the lessons are shown: so many at once are one page. */
  lessons: pageNumber(),
  at: cursor(),
});

/** What the address of the progress of learners says. */
export type ProgressQuery = v.InferOutput<typeof progressSearch>;

export const gradebookSearch = v.object({
  /** Which of the columns are shown: so many at once are one page. */
  columns: pageNumber(),
  at: cursor(),
});

/** What the address of a gradebook says. */
export type GradebookQuery = v.InferOutput<typeof gradebookSearch>;

export const WORK_FILTERS: readonly WorkFilter[] = ['all', 'toGrade', 'graded', 'returned', 'notHandedIn'];

export const worksSearch = v.object({ filter: choiceOr(WORK_FILTERS, 'all'), at: cursor() });

/** What the address of the works of an assignment says. */
export type WorksQuery = v.InferOutput<typeof worksSearch>;

import type { QuestionType } from '@stoa/machines/teaching-editor';
import { LANGUAGES } from '@stoa/api/languages';
import * as v from 'valibot';
import { choice, cursor, id, words } from '../../../app/search-fields.ts';

const KEYWORD_LENGTH = 200;
const FOLDER_LENGTH = 100;
const TAG_LENGTH = 50;
// As the machine lists them, which routes do not load.
const TYPES: readonly QuestionType[] = [
  'single',
  'multiple',
  'truefalse',
  'text',
  'number',
  'essay',
  'matching',
  'ordering',
  'categories',
  'gaps',
  'table',
  'slider',
  'hotspot',
  'labels',
  'highlight',
  'file',
];

export const questionsSearch = v.object({
  keyword: words(KEYWORD_LENGTH),
  kind: choice(TYPES),
  folder: words(FOLDER_LENGTH),
  tag: words(TAG_LENGTH),
  level: choice(['easy', 'medium', 'hard'] as const),
  language: choice(LANGUAGES),
  archived: choice(['yes'] as const),
  at: cursor(),
});

/** What the address of the bank says. */
export type QuestionsQuery = v.InferOutput<typeof questionsSearch>;

/** What a new question is a copy of. */
export const questionSearch = v.object({ copy: id() });

/** The attempt that is graded, and the question where one alone is; or appeals alone, of the attempt or of all. */
export const gradingSearch = v.object({
  attempt: id(),
  question: id(),
  view: choice(['appeals'] as const),
  at: cursor(),
});

/** What the address of the attempts that are graded says. */
export type GradingQuery = v.InferOutput<typeof gradingSearch>;

/** Who is shown of an exam that runs. */
export const boardSearch = v.object({
  keyword: words(KEYWORD_LENGTH),
  running: choice(['yes'] as const),
  at: cursor(),
});

/** What the address of a running exam says. */
export type BoardQuery = v.InferOutput<typeof boardSearch>;

/** How an exam is previewed: to be tried out, or as it is printed. */
export const previewSearch = v.object({ view: choice(['paper'] as const) });

/** From where the tickets of an exam are shown. */
export const ticketsSearch = v.object({ at: cursor() });

export const examsSearch = v.object({ keyword: words(KEYWORD_LENGTH), at: cursor() });

/** What the address of the list of exams says. */
export type ExamsQuery = v.InferOutput<typeof examsSearch>;

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DraftLesson } from '../outline.ts';

export type LessonKind = DraftLesson['kind'];

/** What lessons can be, in the order of choices. */
export const LESSON_KIND_MESSAGES = {
  article: msg({ message: 'Text', context: 'authoring', comment: 'Kind of a lesson' }),
  video: msg({ message: 'Video', context: 'authoring', comment: 'Kind of a lesson' }),
  document: msg({ message: 'Document', context: 'authoring', comment: 'Kind of a lesson: a PDF' }),
  link: msg({ message: 'Link', context: 'authoring', comment: 'Kind of a lesson: a page elsewhere' }),
  exam: msg({ message: 'Exam', context: 'authoring', comment: 'Kind of a lesson' }),
  assignment: msg({
    message: 'Assignment',
    context: 'authoring',
    comment: 'Kind of a lesson: learners hand something in',
  }),
  survey: msg({ message: 'Survey', context: 'authoring', comment: 'Kind of a lesson' }),
  live: msg({ message: 'Live session', context: 'authoring', comment: 'Kind of a lesson' }),
  discussion: msg({
    message: 'Discussion',
    context: 'authoring',
    comment: 'Kind of a lesson: learners write to each other',
  }),
} satisfies Record<LessonKind, MessageDescriptor>;

export const LESSON_KINDS = Object.keys(LESSON_KIND_MESSAGES) as LessonKind[];

export const isLessonKind = (value: unknown): value is LessonKind =>
  typeof value === 'string' && value in LESSON_KIND_MESSAGES;

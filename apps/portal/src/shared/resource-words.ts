import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ResourceCard } from '@stoa/api/schema';
import type { ResourceKind } from '@stoa/ui/card';

type Type = ResourceCard['type'];

/** Which of the card family draws a resource type. */
export const KIND_OF_TYPE = {
  1: 'course',
  2: 'exam',
  3: 'knowledge',
  4: 'live',
  5: 'class',
  10: 'course',
  11: 'course',
  12: 'exam',
  17: 'topic',
} satisfies Record<Type, ResourceKind>;

/** One resource of a type, named. */
export const TYPE_WORDS = {
  1: msg({ message: 'Course', comment: 'A self-paced course' }),
  2: msg`Exam`,
  3: msg({ message: 'Article', comment: 'A knowledge article' }),
  4: msg({ message: 'Live session', comment: 'A lesson that is broadcast live' }),
  5: msg({ message: 'Class', comment: 'A class that people enrol in, with lessons' }),
  10: msg({ message: 'Paid course', comment: 'A course that has to be bought' }),
  11: msg({ message: 'Shared course', comment: 'A course shared by another school' }),
  12: msg({ message: 'Shared exam', comment: 'An exam shared by another school' }),
  17: msg({ message: 'Topic', comment: 'A collection of courses, articles and so on about one topic' }),
} satisfies Record<Type, MessageDescriptor>;

/** What a type is called where many of it are meant. */
export const TYPES_WORDS = {
  1: msg`Courses`,
  2: msg`Exams`,
  3: msg({ message: 'Articles', comment: 'Knowledge articles' }),
  4: msg`Live sessions`,
  5: msg({ message: 'Classes', comment: 'Classes that people enrol in' }),
  10: msg`Paid courses`,
  11: msg`Shared courses`,
  12: msg`Shared exams`,
  17: msg`Topics`,
} satisfies Record<Type, MessageDescriptor>;

/** The condition of what has dates. */
export const STATUS_WORDS = {
  1: msg({ message: 'Upcoming', comment: 'Has not started yet' }),
  2: msg({ message: 'Ongoing', comment: 'Has started and not ended' }),
  3: msg({ message: 'Ended', comment: 'Is over' }),
} satisfies Record<1 | 2 | 3, MessageDescriptor>;

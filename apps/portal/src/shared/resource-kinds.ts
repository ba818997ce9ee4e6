import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
// Not from the other enumerations, which the first load of a home page does without.
import { ResourceType } from '@stoa/api/resource-type';
import type { ResourceCard } from '@stoa/api/schema';
import type { ResourceKind } from '@stoa/ui/card';

type Type = ResourceCard['type'];

/** What the portal knows of a kind of resources; the views of its page stand in `features/resource/detail-views.tsx`. */
interface KindRow {
  /** Which of the card family draws it: its icon, and the word for kinds of cards in addresses. */
  card: ResourceKind;
  /** One of it, named. */
  one: MessageDescriptor;
  /** Many of it. */
  many: MessageDescriptor;
  /** Happens at one time for everybody: the start says more than its length. */
  isLive?: boolean;
  /** Its minutes are the time to read it. */
  isRead?: boolean;
}

/** Every kind of resources. */
export const RESOURCE_KINDS: Readonly<Record<Type, KindRow>> = {
  [ResourceType.Course]: {
    card: 'course',
    one: msg({ message: 'Course', comment: 'A self-paced course' }),
    many: msg`Courses`,
  },
  [ResourceType.Exam]: { card: 'exam', one: msg`Exam`, many: msg`Exams` },
  [ResourceType.Knowledge]: {
    card: 'knowledge',
    one: msg({ message: 'Article', comment: 'A knowledge article' }),
    many: msg({ message: 'Articles', comment: 'Knowledge articles' }),
    isRead: true,
  },
  [ResourceType.Live]: {
    card: 'live',
    one: msg({ message: 'Live session', comment: 'A lesson that is broadcast live' }),
    many: msg`Live sessions`,
    isLive: true,
  },
  [ResourceType.Class]: {
    card: 'class',
    one: msg({ message: 'Class', comment: 'A class that people enrol in, with lessons' }),
    many: msg({ message: 'Classes', comment: 'Classes that people enrol in' }),
  },
  [ResourceType.PurchaseCourse]: {
    card: 'course',
    one: msg({ message: 'Paid course', comment: 'A course that has to be bought' }),
    many: msg`Paid courses`,
  },
  [ResourceType.ShareCourse]: {
    card: 'course',
    one: msg({ message: 'Shared course', comment: 'A course shared by another school' }),
    many: msg`Shared courses`,
  },
  [ResourceType.ShareExam]: {
    card: 'exam',
    one: msg({ message: 'Shared exam', comment: 'An exam shared by another school' }),
    many: msg`Shared exams`,
  },
  [ResourceType.Topic]: {
    card: 'topic',
    one: msg({ message: 'Topic', comment: 'A collection of courses, articles and so on about one topic' }),
    many: msg`Topics`,
  },
  [ResourceType.LearningMap]: {
    card: 'learningMap',
    one: msg({ message: 'Learning map', comment: 'A path through courses, exams and articles' }),
    many: msg`Learning maps`,
  },
};

/** The kind of a number that comes as such; undefined for 0, which filters name for all. */
export const kindOf = (type: number): KindRow | undefined => RESOURCE_KINDS[type as Type];

/** The condition of what has dates. */
export const STATUS_MESSAGES = {
  1: msg({ message: 'Upcoming', comment: 'Has not started yet' }),
  2: msg({ message: 'Ongoing', comment: 'Has started and not ended' }),
  3: msg({ message: 'Ended', comment: 'Is over' }),
} satisfies Record<1 | 2 | 3, MessageDescriptor>;

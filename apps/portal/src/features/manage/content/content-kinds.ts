import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContentKind } from '@stoa/api/schema';

/** What the workspace knows of a kind of content; what edits it stands in `content-editor-page.tsx`. */
interface KindRow {
  /** One of it, named. */
  one: MessageDescriptor;
  /** Title of the dialog that begins one. */
  begun: MessageDescriptor;
  /** The tab of what it is made of. */
  main: MessageDescriptor;
  /** Is made of lessons that people enrol in. */
  hasLessons?: boolean;
  /** People follow it. */
  hasFollowers?: boolean;
}

const LESSONS = msg({ message: 'Lessons', context: 'authoring', comment: 'Of a class' });

/** Every kind of content. */
export const CONTENT_KINDS: Readonly<Record<ContentKind, KindRow>> = {
  article: {
    one: msg({ message: 'Article', context: 'authoring', comment: 'Kind of content' }),
    begun: msg({ message: 'New article', comment: 'Title of a dialog' }),
    main: msg({ message: 'Text', context: 'authoring', comment: 'What an article or a lesson says' }),
  },
  course: {
    one: msg({ message: 'Course', context: 'authoring', comment: 'Kind of content' }),
    begun: msg({ message: 'New course', comment: 'Title of a dialog' }),
    main: LESSONS,
    hasLessons: true,
  },
  class: {
    one: msg({ message: 'Class', context: 'authoring', comment: 'Kind of content: a course with dates' }),
    begun: msg({ message: 'New class', comment: 'Title of a dialog' }),
    main: LESSONS,
    hasLessons: true,
  },
  map: {
    one: msg({
      message: 'Learning map',
      context: 'authoring',
      comment: 'Kind of content: a path through others',
    }),
    begun: msg({ message: 'New learning map', comment: 'Title of a dialog' }),
    main: msg({ message: 'Stops', context: 'authoring', comment: 'Of a learning map' }),
    hasFollowers: true,
  },
  topic: {
    one: msg({ message: 'Topic', context: 'authoring', comment: 'Kind of content: a collection of others' }),
    begun: msg({ message: 'New topic', context: 'authoring', comment: 'Title of a dialog' }),
    main: msg({ message: 'Resources', context: 'authoring', comment: 'What a topic collects' }),
  },
};

export const hasLessons = (kind: ContentKind): boolean => CONTENT_KINDS[kind].hasLessons ?? false;

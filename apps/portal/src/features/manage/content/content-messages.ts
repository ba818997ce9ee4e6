import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContentCheck, ContentState } from '@stoa/api/schema';
import { CALL_PROBLEM_MESSAGES } from '../../../shared/call-problem-messages.ts';

export const STATE_MESSAGES = {
  draft: msg({ message: 'Draft', context: 'authoring', comment: 'State of content' }),
  scheduled: msg({ message: 'Scheduled', context: 'authoring', comment: 'State of content' }),
  public: msg({ message: 'Published', context: 'authoring', comment: 'State of content' }),
  archived: msg({ message: 'Archived', context: 'authoring', comment: 'State of content' }),
  bin: msg({ message: 'Trash', context: 'authoring', comment: 'Where deleted content is kept' }),
} satisfies Record<ContentState, MessageDescriptor>;

export const STATE_TONES = {
  draft: 'warning',
  scheduled: 'upcoming',
  public: 'success',
  archived: 'neutral',
  bin: 'danger',
} as const satisfies Record<ContentState, string>;

/** What is to be mended before or after publishing. */
export const CHECK_MESSAGES = {
  missingTitle: msg`The title is missing.`,
  missingText: msg`There is no text yet.`,
  missingMaterial: msg`Nothing has been chosen for this lesson yet.`,
  noLessons: msg`There are no lessons yet.`,
  dates: msg`The end date must be after the start date.`,
  capacity: msg`There are fewer seats than enrolled learners.`,
  missingTranslation: msg`A translation is missing.`,
  altText: msg({
    message: 'A picture has no description.',
    context: 'authoring',
    comment: 'What a picture shows, for people who cannot see it',
  }),
  noStops: msg`Nothing is in it yet.`,
  stopGone: msg`This no longer exists. Remove it.`,
  stopHidden: msg`Learners cannot see this until it is published.`,
  stopKind: msg`A learning map cannot lead to another one, and a topic cannot collect topics.`,
  needsCircle: msg`The stops before this one wait for it themselves. Nobody could ever reach it.`,
  worksLost: msg`Learners handed in work for an assignment that you removed or changed to another type. Discard your changes to keep their work.`,
  rubricIncomplete: msg`A criterion or a level of the rubric has no title.`,
} satisfies Record<ContentCheck['rule'], MessageDescriptor>;

/** Why something did not work. */
export const CONTENT_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  CONFLICT: msg`This was moved to the trash. Restore it first.`,
  CONTENT_INVALID: msg`Something is missing or not allowed. Check texts, links and pictures.`,
  UPLOAD_NOT_OWNED: msg`One of the files is no longer available. Upload it again.`,
  VERSION_CONFLICT: msg`Someone else saved a newer version.`,
};

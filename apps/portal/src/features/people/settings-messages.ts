import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DynamicKind, Visibility } from '@stoa/api/schema';
import { CALL_PROBLEM_MESSAGES } from '../../shared/call-problem-messages.ts';

/** Who sees a tab. */
export const AUDIENCE_MESSAGES = {
  all: msg({ message: 'Everyone', comment: 'Who sees a part of a personal space' }),
  members: msg({ message: 'Members of the school', comment: 'Who sees a part of a personal space' }),
  followers: msg({
    message: 'Followers',
    context: 'audience',
    comment: 'Who sees a part of a personal space',
  }),
  nobody: msg({ message: 'Only me', comment: 'Who sees a part of a personal space' }),
} satisfies Record<Visibility, MessageDescriptor>;

/** What the list of activity can tell of. */
export const KIND_MESSAGES = {
  enrolled: msg({ message: 'Classes I join', comment: 'Kind of activity that is shown or not' }),
  completedLesson: msg({ message: 'Lessons I finish', comment: 'Kind of activity that is shown or not' }),
  published: msg({ message: 'What I publish', comment: 'Kind of activity that is shown or not' }),
  followed: msg({ message: 'People I follow', comment: 'Kind of activity that is shown or not' }),
  joinedSchool: msg({
    message: 'When I joined the school',
    comment: 'Kind of activity that is shown or not',
  }),
} satisfies Record<DynamicKind, MessageDescriptor>;

/** Why a space could not be saved. */
export const SPACE_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  MODERATION_REJECTED: msg`Some of these words are not allowed here. Change them and save again.`,
  NOT_A_MEMBER: msg`Only members of this school have a space here.`,
  UPLOAD_NOT_OWNED: msg`This picture can no longer be used. Choose it again.`,
};

/** Why a school could not be left. */
export const LEAVING_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  LAST_OWNER: msg`You are the only owner of this school. Make another member an owner first.`,
  ACCOUNT_DISABLED: msg`The school has disabled your membership. Write to its administrators to have it ended.`,
  SCHOOL_DISABLED: msg`This school is disabled.`,
};

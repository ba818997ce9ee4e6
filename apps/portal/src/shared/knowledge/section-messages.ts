import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SectionReaders } from '@stoa/api/schema';
import { CALL_PROBLEM_MESSAGES } from '../call-problem-messages.ts';

/** Who reads a section. */
export const READER_MESSAGES = {
  0: msg({ message: 'Nobody', context: 'knowledge', comment: 'Who reads a section' }),
  1: msg({ message: 'Everyone', context: 'knowledge', comment: 'Who reads a section' }),
  2: msg({ message: 'Members', context: 'knowledge', comment: 'Who reads a section' }),
  3: msg({ message: 'Visitors who are not members', context: 'knowledge', comment: 'Who reads a section' }),
  4: msg({ message: 'Teachers and administrators', context: 'knowledge', comment: 'Who reads a section' }),
} satisfies Record<SectionReaders, MessageDescriptor>;

/** Why a change of sections did not work. */
export const SECTION_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  CONFLICT: msg`This is no longer possible. Someone changed the sections in the meantime, or the limit is reached.`,
  VERSION_CONFLICT: msg`Someone else changed this section in the meantime. Save again to replace their changes, or cancel to keep them.`,
};

/** Why subscribing did not work. */
export const SUBSCRIPTION_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  CONFLICT: msg`You have 500 subscriptions in this school. End one of them first.`,
};

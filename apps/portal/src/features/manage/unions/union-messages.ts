import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { codeOf } from '@stoa/machines/shared';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../../shared/call-problem-messages.ts';

const PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  CONFLICT: msg`This is no longer possible. Reload the page to see what has changed.`,
  VERSION_CONFLICT: msg`The union or its terms have changed. Reload the page and read them again.`,
  SCHOOL_CLOSED: msg`Only an open school can share, because its pages have to be reachable for learners of the others.`,
};

/** What went wrong with a call about unions. */
export const problemMessages = (error: unknown): MessageDescriptor =>
  messageOf(PROBLEM_MESSAGES, codeOf(error));

import { msg } from '@lingui/core/macro';
import { CALL_PROBLEM_MESSAGES } from '../../../shared/call-problem-messages.ts';

/** Characters of the name of a group at most. */
export const NAME_MAX = 60;

/** Why something with groups did not work. */
export const GROUP_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  CONFLICT: msg`This is not possible. A school can have up to 200 groups and tags, and each up to 2,000 members.`,
};

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isApiProblem } from '@stoa/api/error';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../shared/call-problem-messages.ts';
import { DENIAL_MESSAGES } from './exam-messages.ts';

/** What can go wrong with an appeal. */
export const APPEAL_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  APPEAL_CLOSED: msg`These points can no longer be appealed. Copy your text if you want to keep it.`,
  CONFLICT: msg`You have already appealed these points, perhaps on another device. Copy your text if you want to keep it, and reload the page.`,
  ANSWERED: msg`Your appeal was answered in the meantime.`,
  NOT_A_MEMBER: DENIAL_MESSAGES.MEMBERS_ONLY,
  MEMBERS_ONLY: DENIAL_MESSAGES.MEMBERS_ONLY,
  VISITORS_ONLY: CALL_PROBLEM_MESSAGES.FORBIDDEN,
} satisfies Record<string, MessageDescriptor>;

/** The words for a failed call. @param conflict what a conflict means there */
export const appealProblem = (
  error: unknown,
  conflict: MessageDescriptor = APPEAL_PROBLEM_MESSAGES.CONFLICT,
): MessageDescriptor =>
  isApiProblem(error, 'CONFLICT')
    ? conflict
    : messageOf(APPEAL_PROBLEM_MESSAGES, isApiProblem(error) ? error.code : 'UNKNOWN');

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExamIntroduction } from '@stoa/api/schema';
import type { AttemptProblemCode } from '@stoa/machines/attempt';
import { CALL_PROBLEM_MESSAGES } from '../../shared/call-problem-messages.ts';

type Denial = NonNullable<ExamIntroduction['abilities']['reason']>;

/** Why an attempt cannot be started. */
export const DENIAL_MESSAGES = {
  SIGN_IN: msg`Sign in to take this exam.`,
  MEMBERS_ONLY: msg`This exam is for members of the school.`,
  TICKET_REQUIRED: msg`You need a ticket to take this exam.`,
  PURCHASE_REQUIRED: msg`You have to buy this exam first.`,
  NOT_OPEN: msg`This exam is not open yet.`,
  CLOSED: msg`This exam is closed.`,
  ATTEMPTS_EXHAUSTED: msg`You have used all your attempts.`,
  NETWORK: msg`This exam cannot be taken from your network.`,
} satisfies Record<Denial, MessageDescriptor>;

/** What the server answers to somebody who starts all the same. */
export const START_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  EXAM_NOT_OPEN: DENIAL_MESSAGES.NOT_OPEN,
  EXAM_CLOSED: DENIAL_MESSAGES.CLOSED,
  ATTEMPTS_EXHAUSTED: DENIAL_MESSAGES.ATTEMPTS_EXHAUSTED,
  PURCHASE_REQUIRED: DENIAL_MESSAGES.PURCHASE_REQUIRED,
  TICKET_INVALID: DENIAL_MESSAGES.TICKET_REQUIRED,
  MEMBERS_ONLY: DENIAL_MESSAGES.MEMBERS_ONLY,
  NETWORK_NOT_ALLOWED: DENIAL_MESSAGES.NETWORK,
  EXAM_PASSWORD_WRONG: msg`This is not the password of this exam.`,
} satisfies Record<string, MessageDescriptor>;

/** What can go wrong with an attempt. */
export const ATTEMPT_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  NETWORK: msg`No connection.`,
  ATTEMPT_SUBMITTED: msg`This attempt has been submitted.`,
  ATTEMPT_EXPIRED: msg`The time is up. What was saved has been submitted.`,
  VERSION_CONFLICT: msg`Answers were changed on another device.`,
  NOT_A_MEMBER: DENIAL_MESSAGES.MEMBERS_ONLY,
  MEMBERS_ONLY: DENIAL_MESSAGES.MEMBERS_ONLY,
  VISITORS_ONLY: CALL_PROBLEM_MESSAGES.FORBIDDEN,
  NETWORK_NOT_ALLOWED: DENIAL_MESSAGES.NETWORK,
} satisfies Record<AttemptProblemCode, MessageDescriptor>;

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EnrolmentProblemCode } from '@stoa/machines/enrolment';

const TRY_AGAIN = msg`Something went wrong. Try again.`;
const BUSY = msg`The school is busy right now. Try again in a minute.`;
const SIGN_IN = msg`You have been signed out. Sign in to return to this page.`;
const GONE = msg`This class was deleted while you were here.`;

/** What went wrong when a class was joined or left, and what to do. */
export const ENROLMENT_PROBLEM_MESSAGES = {
  NETWORK: msg`No connection. Your enrollment is sent once you are back online.`,
  SERVICE_UNAVAILABLE: BUSY,
  INTERNAL_ERROR: TRY_AGAIN,
  TOO_MANY_REQUESTS: BUSY,
  UNAUTHENTICATED: SIGN_IN,
  TOKEN_EXPIRED: SIGN_IN,
  CLASS_FULL: msg`All seats were taken while you were enrolling. You are not enrolled.`,
  CLASS_ENDED: msg`This class has ended. Enrollment is closed.`,
  CLASS_NOT_STARTED: msg`This class has not started yet.`,
  PURCHASE_REQUIRED: msg`Buy this course first.`,
  MEMBERS_ONLY: msg`This class is for members of the school. Join the school first.`,
  VISITORS_ONLY: msg`This class is for people who are not members of the school.`,
  NOT_A_MEMBER: msg`The school has ended your membership. Its administrators can let you in again.`,
  NOT_ENROLLED: msg`You are not enrolled in this class.`,
  JOINING_NOT_ALLOWED: msg`This school accepts members by invitation only. Ask its administrators.`,
  SCHOOL_DISABLED: msg`This school is currently closed.`,
  FORBIDDEN: msg`You do not have permission to do this. Ask an administrator of the school.`,
  NOT_FOUND: GONE,
  CONFLICT: TRY_AGAIN,
  IDEMPOTENCY_KEY_REUSED: TRY_AGAIN,
  UNKNOWN: TRY_AGAIN,
} satisfies Record<EnrolmentProblemCode, MessageDescriptor>;

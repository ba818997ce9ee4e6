import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EnrolmentProblemCode } from '@stoa/machines/enrolment';

const TRY_AGAIN = msg`That did not work. Please try again.`;
const BUSY = msg`The school is busy at the moment. Please try again in a minute.`;
const SIGN_IN = msg`You are not signed in any more. Sign in and come back to this page.`;
const GONE = msg`This class was taken away while you were here.`;

/** What went wrong when a class was joined or left, and what to do. */
export const ENROLMENT_PROBLEM_WORDS = {
  NETWORK: msg`There is no connection. Your enrolment is sent as soon as there is one.`,
  SERVICE_UNAVAILABLE: BUSY,
  INTERNAL_ERROR: TRY_AGAIN,
  TOO_MANY_REQUESTS: BUSY,
  UNAUTHENTICATED: SIGN_IN,
  TOKEN_EXPIRED: SIGN_IN,
  CLASS_FULL: msg`Somebody was quicker: all seats are taken now. You are not enrolled.`,
  CLASS_ENDED: msg`This class is over, so nobody can enrol any more.`,
  CLASS_NOT_STARTED: msg`This class has not started yet.`,
  PURCHASE_REQUIRED: msg`This course is to be bought first.`,
  MEMBERS_ONLY: msg`This class is for members of the school. Join the school first.`,
  VISITORS_ONLY: msg`This class is for people who are not members of the school yet.`,
  NOT_A_MEMBER: msg`The school has ended your membership. Its administrators can let you in again.`,
  NOT_ENROLLED: msg`You are not enrolled in this class.`,
  JOINING_NOT_ALLOWED: msg`This school takes members by invitation only. Please ask its administrators.`,
  SCHOOL_DISABLED: msg`This school is closed at present.`,
  FORBIDDEN: msg`You may not do this. An administrator of the school can help.`,
  NOT_FOUND: GONE,
  CONFLICT: TRY_AGAIN,
  IDEMPOTENCY_KEY_REUSED: TRY_AGAIN,
  UNKNOWN: TRY_AGAIN,
} satisfies Record<EnrolmentProblemCode, MessageDescriptor>;

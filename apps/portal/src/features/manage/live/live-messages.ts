import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LiveFieldProblem, LiveScheduleProblemCode } from '@stoa/machines/live-schedule';
import { CALL_PROBLEM_MESSAGES } from '../../../shared/call-problem-messages.ts';

/** What is wrong with a field. */
export const LIVE_FIELD_MESSAGES = {
  REQUIRED: msg`This field is required.`,
  TOO_LONG: msg`This is too long.`,
  TOO_SOON: msg`Choose a start at least 5 minutes from now.`,
  TOO_FAR: msg`Choose a start within a year.`,
  OUT_OF_RANGE: msg`This number is too small or too large.`,
  NOT_HTTPS: msg`Enter an address that begins with https://.`,
  BEFORE_START: msg`Choose a day after the first session.`,
} satisfies Record<LiveFieldProblem, MessageDescriptor>;

/** Why a session could not be scheduled, changed or deleted. */
export const LIVE_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  VERSION_CONFLICT: msg`Someone else has saved changes`,
  MODERATION_REJECTED: msg`Some of these words are not allowed here. Change the wording.`,
  CONFLICT: msg`The host has another session at that time. Choose another time.`,
  UPLOAD_NOT_OWNED: msg`The picture is no longer there. Choose it again.`,
  LIVE_ENDED: msg`This session has ended and can no longer be changed.`,
  LIVE_DELETED: msg`This session was deleted.`,
} satisfies Record<LiveScheduleProblemCode, MessageDescriptor>;

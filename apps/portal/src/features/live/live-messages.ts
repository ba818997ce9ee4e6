import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LiveViewerProblemCode } from '@stoa/machines/live-viewer';
import { CALL_PROBLEM_MESSAGES } from '../../shared/call-problem-messages.ts';

/** Why a seat could not be reserved. */
export const LIVE_VIEWER_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  MEMBERS_ONLY: msg`This session is for members of the school.`,
  VISITORS_ONLY: msg`This session is for people who are not members yet.`,
  SCHOOL_CLOSED: msg`This school is open to members only.`,
  PURCHASE_REQUIRED: msg`Buy this session first.`,
  QUOTA_EXCEEDED: msg`All seats are taken.`,
  LIVE_ENDED: msg`This session has ended.`,
  LIVE_DELETED: msg`This session was deleted.`,
} satisfies Record<LiveViewerProblemCode, MessageDescriptor>;

export const DELETED_TITLE = msg`This session was deleted`;

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LiveHostProblemCode } from '@stoa/machines/live-host';
import { CALL_PROBLEM_MESSAGES } from '../../shared/call-problem-messages.ts';

/** Why a session is not on. */
export const LIVE_HOST_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  CONFLICT: msg`This session is held in an outside room. Go live there.`,
  QUOTA_EXCEEDED: msg`The server has no space left. Contact its operator, then go live again.`,
  LIVE_NOT_OPEN: msg`The room opens 15 minutes before the start. You can go live then.`,
  LIVE_ENDED: msg`This session has ended.`,
  LIVE_DELETED: msg`This session was deleted.`,
  DEVICE_DENIED: msg`This page may not use your camera and microphone. Allow it in the address bar of your browser, then try again.`,
  DEVICE_MISSING: msg`No camera and no microphone was found. Plug one in, then try again.`,
  DEVICE_BUSY: msg`Another program uses your camera or microphone. Close it, then try again.`,
  BROWSER_UNFIT: msg`This browser cannot go live. Use a current version of Chrome, Edge, Firefox or Safari.`,
} satisfies Record<LiveHostProblemCode, MessageDescriptor>;

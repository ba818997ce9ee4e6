import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DraftEditorProblemCode } from '@stoa/machines/shared';
import type { SignInSettingsProblemCode } from '@stoa/machines/sign-in-settings';
import { CALL_PROBLEM_MESSAGES } from '../../shared/call-problem-messages.ts';

/** Why settings could not be saved. */
export const EDITOR_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  VERSION_CONFLICT: msg`Someone else has saved changes`,
  MODERATION_REJECTED: msg`Some of these words are not allowed here. Change the wording.`,
  REAUTHENTICATION_REQUIRED: msg`Confirm first that it is you.`,
} satisfies Record<DraftEditorProblemCode | SignInSettingsProblemCode, MessageDescriptor>;

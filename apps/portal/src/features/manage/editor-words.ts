import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DraftEditorProblemCode } from '@stoa/machines/shared';
import type { SignInSettingsProblemCode } from '@stoa/machines/sign-in-settings';
import { CALL_PROBLEM_WORDS } from '../../shared/call-problem-words.ts';

/** Why settings could not be saved. */
export const EDITOR_PROBLEM_WORDS = {
  ...CALL_PROBLEM_WORDS,
  VERSION_CONFLICT: msg`Somebody else has saved in the meantime`,
  MODERATION_REJECTED: msg`Some of these words cannot be published here. Please write it in other words.`,
  REAUTHENTICATION_REQUIRED: msg`Please confirm first that it is you.`,
} satisfies Record<DraftEditorProblemCode | SignInSettingsProblemCode, MessageDescriptor>;

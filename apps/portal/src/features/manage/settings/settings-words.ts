import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SchoolSettingsProblemCode } from '@stoa/machines/school-settings';
import { CALL_PROBLEM_WORDS } from '../../../shared/call-problem-words.ts';

export const SETTINGS_PROBLEM_WORDS = {
  ...CALL_PROBLEM_WORDS,
  VERSION_CONFLICT: msg`Somebody else has saved in the meantime`,
} satisfies Record<SchoolSettingsProblemCode, MessageDescriptor>;

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BulletinState } from '@stoa/api/schema';
import type { BulletinEditorProblemCode, BulletinFieldProblem } from '@stoa/machines/bulletin-editor';
import { CALL_PROBLEM_MESSAGES } from '../../../shared/call-problem-messages.ts';

export const BULLETIN_STATE_MESSAGES = {
  planned: msg({ message: 'Planned', comment: 'State of a notice: it has not begun' }),
  running: msg({ message: 'Shown now', comment: 'State of a notice' }),
  ended: msg({ message: 'Ended', context: 'bulletin', comment: 'State of a notice' }),
  draft: msg({ message: 'Draft', comment: 'State of a notice: not published' }),
} satisfies Record<BulletinState, MessageDescriptor>;

export const BULLETIN_FIELD_MESSAGES = {
  REQUIRED: msg`This field is required.`,
  TOO_LONG: msg`This is too long.`,
  BEFORE_START: msg`The end is before the start.`,
} satisfies Record<BulletinFieldProblem, MessageDescriptor>;

export const BULLETIN_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  VERSION_CONFLICT: msg`Someone else has saved changes`,
} satisfies Record<BulletinEditorProblemCode, MessageDescriptor>;

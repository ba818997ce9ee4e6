import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MemberImportProblemCode } from '@stoa/machines/member-import';
import { CALL_PROBLEM_MESSAGES } from '../../../shared/call-problem-messages.ts';

/** Why an import could not begin or go on. */
export const IMPORT_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  FILE_FORMAT: msg`This is not a CSV file. Export it as CSV from your spreadsheet program.`,
  FILE_EMPTY: msg`There is nothing in this file.`,
  FILE_UNREADABLE: msg`This file is not readable text. Save it as CSV in UTF-8 and select it again.`,
  PAYLOAD_TOO_LARGE: msg`This file is too large. Split it into parts of at most 10,000 rows.`,
  IMPORT_UNREADABLE: msg`The file could not be read.`,
  ROLE_TOO_HIGH: msg`You cannot give a role above your own.`,
  MAIL_BUDGET_EXCEEDED: msg`Your school cannot send that many emails within a week. Import fewer people, or share an invitation link.`,
} satisfies Record<MemberImportProblemCode, MessageDescriptor>;

/** Why the server could not read a file. */
export const UNREADABLE_MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  NO_HEAD: msg`The first row must contain the column names: email and optionally realName and role.`,
  TOO_MANY_ROWS: msg`The file has more than 10,000 rows. Split it into several files.`,
  NOT_CSV: msg`The rows do not look like CSV: values separated by a comma, semicolon or tab.`,
};

/** What is wrong with a row. */
export const ROW_MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  EMAIL_MISSING: msg`There is no email address.`,
  EMAIL_INVALID: msg`Enter a complete email address.`,
  NAME_TOO_LONG: msg`The name is too long.`,
  ROLE_UNKNOWN: msg`There is no such role. Use member, teacher or admin.`,
  ROLE_TOO_HIGH: msg`You cannot give a role above your own.`,
  DUPLICATE_ROW: msg`The same address is in an earlier row.`,
  ALREADY_MEMBER: msg`This person is already a member.`,
  MAIL_FAILED: msg`The invitation could not be sent to this address.`,
};

export const COLUMN_MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  email: msg({ message: 'Email', comment: 'Column of a file' }),
  realName: msg({ message: 'Name', comment: 'Column of a file' }),
  role: msg({ message: 'Role', comment: 'Column of a file' }),
  row: msg({ message: 'Whole row', comment: 'Of a file' }),
};

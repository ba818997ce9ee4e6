import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MemberImportProblemCode } from '@stoa/machines/member-import';
import { CALL_PROBLEM_WORDS } from '../../../shared/call-problem-words.ts';

/** Why an import could not begin or go on. */
export const IMPORT_PROBLEM_WORDS = {
  ...CALL_PROBLEM_WORDS,
  FILE_FORMAT: msg`This is not a CSV file. Every spreadsheet program can save one.`,
  FILE_EMPTY: msg`There is nothing in this file.`,
  FILE_UNREADABLE: msg`This file cannot be read as text. Save it as CSV in UTF-8 and choose it again.`,
  PAYLOAD_TOO_LARGE: msg`This file is too large. Split it into parts of at most 10,000 rows.`,
  IMPORT_UNREADABLE: msg`The file could not be understood.`,
  ROLE_TOO_HIGH: msg`Nobody can give a role above their own.`,
  MAIL_BUDGET_EXCEEDED: msg`Your school cannot send that many e-mails within a week. Import fewer people, or share an invitation link.`,
} satisfies Record<MemberImportProblemCode, MessageDescriptor>;

/** Why the server could not read a file. */
export const UNREADABLE_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  NO_HEAD: msg`The first line has to name the columns: email and, if wanted, realName and role.`,
  TOO_MANY_ROWS: msg`More than 10,000 rows are too many for one file. Split it into parts.`,
  NOT_CSV: msg`The lines do not look like CSV: values with a comma, a semicolon or a tab between them.`,
};

/** What is wrong with a row. */
export const ROW_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  EMAIL_MISSING: msg`There is no e-mail address.`,
  EMAIL_INVALID: msg`This is not a complete e-mail address.`,
  NAME_TOO_LONG: msg`The name is too long.`,
  ROLE_UNKNOWN: msg`There is no such role. Use member, teacher or admin.`,
  ROLE_TOO_HIGH: msg`Nobody can give a role above their own.`,
  DUPLICATE_ROW: msg`The same address is in an earlier row.`,
  ALREADY_MEMBER: msg`This person is a member already.`,
  MAIL_FAILED: msg`The invitation could not be sent to this address.`,
};

export const COLUMN_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  email: msg({ message: 'E-mail', comment: 'Column of a file' }),
  realName: msg({ message: 'Name', comment: 'Column of a file' }),
  role: msg({ message: 'Role', comment: 'Column of a file' }),
  row: msg({ message: 'Whole row', comment: 'Of a file' }),
};

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExamStatus, ExamTicketStatus, ImportFault } from '@stoa/api/schema';
import type { QuestionType, TeachingFieldProblem } from '@stoa/machines/teaching-editor';

/** What the kinds of questions are called. */
export const TYPE_WORDS = {
  single: msg({ message: 'Single choice', comment: 'A kind of question' }),
  multiple: msg({ message: 'Multiple choice', comment: 'A kind of question' }),
  truefalse: msg({ message: 'True or false', comment: 'A kind of question' }),
  text: msg({ message: 'Short text', comment: 'A kind of question' }),
  number: msg({ message: 'Number', context: 'exam', comment: 'A kind of question' }),
  essay: msg({ message: 'Essay', comment: 'A kind of question' }),
} satisfies Record<QuestionType, MessageDescriptor>;

/** In the order in which they are offered. */
export const TYPES = Object.keys(TYPE_WORDS) as QuestionType[];

export const EXAM_STATUS_WORDS = {
  draft: msg({ message: 'Draft', context: 'exam', comment: 'State of an exam' }),
  published: msg({ message: 'Published', context: 'exam', comment: 'State of an exam' }),
  withdrawn: msg({ message: 'Hidden', context: 'exam', comment: 'State of an exam that was published once' }),
} satisfies Record<ExamStatus, MessageDescriptor>;

export const TICKET_STATUS_WORDS = {
  open: msg({ message: 'Not used', comment: 'State of a ticket of an exam' }),
  used: msg({ message: 'Used', comment: 'State of a ticket of an exam' }),
  expired: msg({ message: 'Expired', context: 'ticket', comment: 'State of a ticket of an exam' }),
  withdrawn: msg({ message: 'Withdrawn', context: 'ticket', comment: 'State of a ticket of an exam' }),
} satisfies Record<ExamTicketStatus, MessageDescriptor>;

/** What has to be mended. */
export const TEACHING_PROBLEM_WORDS = {
  MISSING: msg`This field is required.`,
  NO_RIGHT: msg`Mark what is right.`,
  TOO_FEW: msg`Add at least two options.`,
  TOO_LONG: msg`This is too long.`,
  TOO_EARLY: msg`The end has to be after the start.`,
} satisfies Record<TeachingFieldProblem, MessageDescriptor>;

/** Why a line of a file cannot be taken. */
export const FAULT_WORDS = {
  SYNTAX: msg`This cannot be read. A bracket or quotation mark may be missing.`,
  KIND: msg`Questions of this kind are not supported.`,
  TEXT: msg`The question has no text.`,
  OPTIONS: msg`There are too few or too many options.`,
  RIGHT: msg`The right answer is missing, or there are too many.`,
  NUMBER: msg`This is not a number.`,
  POINTS: msg`Points are whole numbers from 1 to 1,000.`,
  TOO_LONG: msg`This is too long, or the file has too many questions.`,
  HEAD: msg`The first row must contain the columns “kind” and “text”.`,
} satisfies Record<ImportFault, MessageDescriptor>;

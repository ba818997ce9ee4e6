import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExamStatus, ExamTicketStatus, ImportFault } from '@stoa/api/schema';
import type {
  PartialCredit,
  QuestionLevel,
  QuestionType,
  TeachingFieldProblem,
} from '@stoa/machines/teaching-editor';

/** What the kinds of questions are called. */
export const TYPE_MESSAGES = {
  single: msg({ message: 'Single choice', comment: 'A kind of question' }),
  multiple: msg({ message: 'Multiple choice', comment: 'A kind of question' }),
  truefalse: msg({ message: 'True or false', comment: 'A kind of question' }),
  text: msg({ message: 'Short text', comment: 'A kind of question' }),
  number: msg({ message: 'Number', context: 'exam', comment: 'A kind of question' }),
  essay: msg({ message: 'Essay', comment: 'A kind of question' }),
  matching: msg({ message: 'Matching', comment: 'A kind of question' }),
  ordering: msg({ message: 'Ordering', comment: 'A kind of question' }),
  categories: msg({ message: 'Sort into groups', comment: 'A kind of question' }),
  gaps: msg({ message: 'Fill in the gaps', comment: 'A kind of question' }),
  table: msg({ message: 'Table of choices', context: 'exam', comment: 'A kind of question' }),
  slider: msg({ message: 'Slider', comment: 'A kind of question: a number on a scale' }),
  hotspot: msg({ message: 'Hot spot', comment: 'A kind of question: areas of a picture are marked' }),
  labels: msg({
    message: 'Labels on a picture',
    comment: 'A kind of question: areas of a picture get labels',
  }),
  highlight: msg({
    message: 'Highlight in a text',
    comment: 'A kind of question: passages of a text are marked',
  }),
  file: msg({ message: 'File upload', comment: 'A kind of question: learners answer with files' }),
} satisfies Record<QuestionType, MessageDescriptor>;

/** In the order in which they are offered. */
export const TYPES = Object.keys(TYPE_MESSAGES) as QuestionType[];

/** How hard a question is. */
export const LEVEL_MESSAGES = {
  easy: msg({ message: 'Easy', context: 'question', comment: 'How hard it is' }),
  medium: msg({ message: 'Medium', context: 'question', comment: 'How hard it is' }),
  hard: msg({ message: 'Hard', context: 'question', comment: 'How hard it is' }),
} satisfies Record<QuestionLevel, MessageDescriptor>;
export const LEVELS = Object.keys(LEVEL_MESSAGES) as QuestionLevel[];

/** What an answer gets that is right in part. */
export const CREDIT_MESSAGES = {
  all: msg({ message: 'All or nothing', comment: 'Points for an answer' }),
  parts: msg({ message: 'A share for each right part', comment: 'Points for an answer' }),
  lessWrong: msg({
    message: 'A share for each right part, less each wrong one',
    comment: 'Points for an answer',
  }),
} satisfies Record<PartialCredit, MessageDescriptor>;
export const CREDITS = Object.keys(CREDIT_MESSAGES) as PartialCredit[];

export const EXAM_STATUS_MESSAGES = {
  draft: msg({ message: 'Draft', context: 'exam', comment: 'State of an exam' }),
  published: msg({ message: 'Published', context: 'exam', comment: 'State of an exam' }),
  withdrawn: msg({ message: 'Hidden', context: 'exam', comment: 'State of an exam that was published once' }),
} satisfies Record<ExamStatus, MessageDescriptor>;

export const TICKET_STATUS_MESSAGES = {
  open: msg({ message: 'Not used', comment: 'State of a ticket of an exam' }),
  used: msg({ message: 'Used', comment: 'State of a ticket of an exam' }),
  expired: msg({ message: 'Expired', context: 'ticket', comment: 'State of a ticket of an exam' }),
  withdrawn: msg({ message: 'Withdrawn', context: 'ticket', comment: 'State of a ticket of an exam' }),
} satisfies Record<ExamTicketStatus, MessageDescriptor>;

/** What has to be mended. */
export const TEACHING_PROBLEM_MESSAGES = {
  MISSING: msg`This field is required.`,
  NO_RIGHT: msg`Mark what is right.`,
  TOO_FEW: msg`Add at least two options.`,
  TOO_LONG: msg`This is too long.`,
  NO_GAPS: msg`The text needs its gaps, each once and the same in every language.`,
  BAD_RANGE: msg`The range has to hold the right number, in at most 10,000 steps.`,
  TOO_EARLY: msg`The end has to be after the start.`,
  BAD_NETWORK: msg`This is not an IP address or range.`,
  NEEDS_PASS_MARK: msg`An exam with certificates needs more than 0% to pass.`,
  NO_PICTURE: msg`Choose a picture.`,
  OUTSIDE: msg`The area has to lie within the picture.`,
  SAME_NAME: msg`Another area has this name.`,
  UNNAMED: msg`Every criterion and every level needs a name.`,
  BAD_SUM: msg`The best levels have to add up to a whole number from 1 to 1,000.`,
  NO_PASSAGES: msg`Put 2 to 26 passages of the text into double brackets, the same in every language.`,
  TOO_FEW_MARKS: msg`There are more right areas than may be marked.`,
} satisfies Record<TeachingFieldProblem, MessageDescriptor>;

/** Why a line of a file cannot be taken. */
export const FAULT_MESSAGES = {
  SYNTAX: msg`This cannot be read. A bracket or quotation mark may be missing.`,
  KIND: msg`Questions of this kind are not supported.`,
  TEXT: msg`The question has no text.`,
  OPTIONS: msg`There are too few or too many options.`,
  PARTS: msg`Parts are missing, or the gaps do not fit the text.`,
  RIGHT: msg`The right answer is missing, or there are too many.`,
  NUMBER: msg`This is not a number.`,
  POINTS: msg`Points are whole numbers from 1 to 1,000.`,
  LEVEL: msg`A level is “easy”, “medium” or “hard”.`,
  FEEDBACK: msg`There is feedback for more options than the question has, or its kind takes none.`,
  TOO_LONG: msg`This is too long, or the file has too many questions.`,
  HEAD: msg`The first row must contain the columns “kind” and “text”.`,
} satisfies Record<ImportFault, MessageDescriptor>;

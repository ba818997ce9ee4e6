import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Survey, SurveyItem } from '@stoa/api/schema';
import { SURVEY_KINDS, type SurveyKind } from '@stoa/api/survey-kinds';
import type { SurveyProblemCode } from '@stoa/machines/survey';
import { CALL_PROBLEM_MESSAGES } from '../../shared/call-problem-messages.ts';

/** Why a survey cannot be answered. */
export const DENIAL_MESSAGES = {
  SIGN_IN: msg`Sign in to answer this survey`,
  NOT_OPEN: msg`This survey is not open yet`,
  CLOSED: msg`This survey is closed`,
  ANSWERED: msg`You have already answered this survey`,
} satisfies Record<NonNullable<Survey['abilities']['reason']>, MessageDescriptor>;

/** What is missing of an answer, by what its kind has. */
const MISSING_MESSAGES = {
  choice: msg`Answer this question.`,
  number: msg`Answer this question.`,
  text: msg`Answer this question.`,
  rows: msg`Choose something for each entry.`,
  parts: msg`Fill in every gap.`,
  files: msg`Answer this question.`,
} satisfies Record<SurveyKind['answer'], MessageDescriptor>;

/** What is missing of the answer to a question of a kind. */
export function missingMessage(kind: SurveyItem['kind']): MessageDescriptor {
  if (kind === 'ranking') return msg`Put all options in order.`;
  return kind === 'matrix' ? msg`Answer every row.` : MISSING_MESSAGES[SURVEY_KINDS[kind].answer];
}

/** Why answers are not taken. */
export const SURVEY_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  NOT_FOUND: msg`This survey no longer exists. Your answers stay on this device.`,
  MEMBERS_ONLY: msg`This survey is for members of the school.`,
  NOT_A_MEMBER: msg`This survey is for members of the school.`,
  SURVEY_ANSWERED: DENIAL_MESSAGES.ANSWERED,
  SURVEY_CLOSED: DENIAL_MESSAGES.CLOSED,
  VISITORS_ONLY: CALL_PROBLEM_MESSAGES.FORBIDDEN,
} satisfies Record<SurveyProblemCode, MessageDescriptor>;

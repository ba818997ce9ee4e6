import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Survey } from '@stoa/api/schema';
import type { SurveyProblemCode } from '@stoa/machines/survey';
import { CALL_PROBLEM_MESSAGES } from '../../shared/call-problem-messages.ts';

/** Why a survey cannot be answered. */
export const DENIAL_MESSAGES = {
  SIGN_IN: msg`Sign in to answer this survey`,
  NOT_OPEN: msg`This survey is not open yet`,
  CLOSED: msg`This survey is closed`,
  ANSWERED: msg`You have already answered this survey`,
} satisfies Record<NonNullable<Survey['abilities']['reason']>, MessageDescriptor>;

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

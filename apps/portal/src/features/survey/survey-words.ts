import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Survey } from '@stoa/api/schema';
import type { SurveyProblemCode } from '@stoa/machines/survey';
import { CALL_PROBLEM_WORDS } from '../../shared/call-problem-words.ts';

/** Why a survey cannot be answered. */
export const DENIAL_WORDS = {
  SIGN_IN: msg`Sign in to answer this survey`,
  NOT_OPEN: msg`This survey is not open yet`,
  CLOSED: msg`This survey is closed`,
  ANSWERED: msg`You have already answered this survey`,
} satisfies Record<NonNullable<Survey['abilities']['reason']>, MessageDescriptor>;

/** Why answers are not taken. */
export const SURVEY_PROBLEM_WORDS = {
  ...CALL_PROBLEM_WORDS,
  NOT_FOUND: msg`This survey no longer exists. Your answers stay on this device.`,
  MEMBERS_ONLY: msg`This survey is for members of the school.`,
  NOT_A_MEMBER: msg`This survey is for members of the school.`,
  SURVEY_ANSWERED: DENIAL_WORDS.ANSWERED,
  SURVEY_CLOSED: DENIAL_WORDS.CLOSED,
  VISITORS_ONLY: CALL_PROBLEM_WORDS.FORBIDDEN,
} satisfies Record<SurveyProblemCode, MessageDescriptor>;

import type { Module } from '../../core/module.ts';
import { WITH_SCHOOL } from '../../core/retention/retention.ts';
import { answerHandlers } from './answer.handlers.ts';
import { managedSurveyHandlers } from './managed-survey.handlers.ts';
import { resultHandlers } from './result.handlers.ts';

/** Surveys: making them, answering them once, and their results. */
export const module: Module = {
  retention: {
    survey: WITH_SCHOOL,
    survey_version: WITH_SCHOOL,
    // Named answers go with their account as well.
    survey_answer: WITH_SCHOOL,
    survey_participant: WITH_SCHOOL,
  },
  build: (services) => ({
    handlers: {
      ...answerHandlers(services),
      ...managedSurveyHandlers(services),
      ...resultHandlers(services),
    },
  }),
};

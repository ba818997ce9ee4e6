export { askedOf, isGiven, shownPages } from './survey-answers.ts';
export { surveyMachine } from './survey.machine.ts';
export { SURVEY_PROBLEM_CODES } from './survey.types.ts';
export type {
  AskedPage,
  AskedQuestion,
  GivenAnswer,
  GivenFile,
  LocalSurvey,
  SubmitSurveyInput,
  SurveyEvent,
  SurveyInput,
  SurveyProblemCode,
} from './survey.types.ts';

import { hrefTo } from '../../app/links.ts';

/** The page of a survey. */
export const surveyPath = (schoolId: string, surveyId: string): string =>
  hrefTo({
    to: '/classInfo/$schoolId/question-survey/$questionId',
    params: { schoolId, questionId: surveyId },
  });

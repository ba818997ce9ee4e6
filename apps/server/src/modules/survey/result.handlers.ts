import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Services } from '../../core/services.ts';
import { requireViewer } from '../../http/context.ts';
import { surveyMaker } from './survey.policy.ts';
import { exportAnswers, readOwnAnswer, readResult } from './survey-result.service.ts';

type ResultOperations = 'getSurveyResult' | 'exportSurveyAnswers' | 'getMySurveyAnswer';

/** What people answered: for those who make surveys, and one's own. */
export const resultHandlers = (services: Services): Pick<Handlers, ResultOperations> => ({
  getSurveyResult: async ({ path: { surveyId }, query, headers, context }) => {
    const maker = surveyMaker(context, headers);
    return ok(await readResult(services, maker, surveyId, { query, language: context.language }));
  },
  exportSurveyAnswers: async ({ path: { surveyId }, headers, context }) =>
    ok(await exportAnswers(services, surveyMaker(context, headers), surveyId, context.language)),
  getMySurveyAnswer: async ({ path: { surveyId }, headers, context }) =>
    ok(
      await readOwnAnswer(
        services,
        {
          schoolId: String(headers.tenantid),
          viewer: requireViewer(context),
          language: context.language,
          now: services.clock.now(),
        },
        surveyId,
      ),
    ),
});

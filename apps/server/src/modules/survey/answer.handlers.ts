import { createHash } from 'node:crypto';
import type { Survey } from '@stoa/api/schema';
import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Viewer } from '../../http/context.ts';
import { invalid } from '../../core/text/texts.ts';
import { wordingOf, type Caller } from '../../core/schools/caller.ts';
import { enter } from '../../core/schools/schools.service.ts';
import type { Services } from '../../core/services.ts';
import { participantKey } from '../../core/surveys/participant-key.ts';
import { requireAudience } from '../exam/exam.policy.ts';
import { fittingAnswers } from './survey-content.ts';
import { storeFiles } from './survey-files.ts';
import { denialOf, requireAnswerable } from './survey.policy.ts';
import { presentSurvey, thanksIn } from './survey.presenter.ts';
import {
  addAnswer,
  addParticipant,
  findPublished,
  findSubmission,
  findVersion,
} from './survey.repository.ts';
import { Problem } from '../../http/problem.ts';

type AnsweringOperations = 'getSurvey' | 'answerSurvey';

/** Surveys as people read and answer them. */
export function answerHandlers({ database, clock, secrets }: Services): Pick<Handlers, AnsweringOperations> {
  const keyOf = (surveyId: string, viewer: Viewer | undefined, deviceId: string): string =>
    participantKey(secrets, surveyId, viewer ? { accountId: viewer.accountId } : { deviceId });

  const load = async (surveyId: string, caller: Caller): Promise<Survey> => {
    const { schoolId, viewer, now } = caller;
    const accountId = viewer?.accountId;
    return database.read({ schoolId, accountId }, async (tx) => {
      const school = await enter(tx, caller);
      const row = await findPublished(tx, surveyId, accountId);
      requireAudience({ ...row, audience: row.content.audience }, viewer);
      const answered =
        viewer !== undefined &&
        (await findSubmission(tx, surveyId, keyOf(surveyId, viewer, ''))) !== undefined;
      const reason = denialOf({ ...row, answered }, viewer, now);
      return presentSurvey(row, { reason, answered }, wordingOf(school, caller));
    });
  };

  return {
    getSurvey: async ({ path, query, context }) =>
      ok(
        await load(path.surveyId, {
          schoolId: query.schoolId,
          viewer: context.viewer,
          language: context.language,
          now: clock.now(),
        }),
        'revalidate',
      ),
    answerSurvey: async ({ path: { surveyId }, headers, body, context }) => {
      const { viewer, language } = context;
      const schoolId = String(headers.tenantid);
      const caller = { schoolId, viewer, language, now: clock.now() };
      const { now } = caller;
      const accountId = viewer?.accountId;
      const submission = createHash('sha256').update(body.submissionId).digest('base64url');
      return ok(
        await database.write({ schoolId, accountId }, async (tx) => {
          const school = await enter(tx, caller);
          const row = await findPublished(tx, surveyId, accountId);
          requireAudience({ ...row, audience: row.content.audience }, viewer);
          const key = keyOf(surveyId, viewer, body.deviceId);
          const answered = { thanks: thanksIn(row.content, wordingOf(school, caller)) };
          const known = await findSubmission(tx, surveyId, key);
          if (known === submission) return answered;
          requireAnswerable({ ...row, answered: known !== undefined }, viewer, now);
          const content = await findVersion(tx, surveyId, body.version);
          if (!content) throw invalid('body/version', 'known', 'must be a version that was published');
          const { answers, skipped } = fittingAnswers(content, body.answers);
          const participant = { survey_id: surveyId, school_id: schoolId, key, submission };
          if (!(await addParticipant(tx, participant))) {
            if ((await findSubmission(tx, surveyId, key)) === submission) return answered;
            throw new Problem('SURVEY_ANSWERED');
          }
          // What was promised with the questions is what counts.
          const named = viewer && !content.anonymous ? { accountId: viewer.accountId, at: now } : undefined;
          await addAnswer(tx, {
            survey_id: surveyId,
            school_id: schoolId,
            version: body.version,
            answers: await storeFiles(tx, { schoolId, viewer, content, sent: body.answers, now }, answers),
            skipped,
            key,
            named,
          });
          return answered;
        }),
      );
    },
  };
}

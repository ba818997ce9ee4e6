import { ok, type Handlers } from '../../../contract/handlers.ts';
import type { RequestContext } from '../../../http/context.ts';
import { wordingOf } from '../../../core/schools/caller.ts';
import { findSchool } from '../../../core/schools/schools.repository.ts';
import type { Services } from '../../../core/services.ts';
import type { Transaction } from '../../../database/pool.ts';
import { player } from '../bank/question-media.ts';
import type { PlayedWording } from '../exam.presenter.ts';
import { examWriter } from '../bank/exam-writer.ts';
import { previewQuestion, readStatistics, tryQuestion } from './insight.service.ts';

type InsightOperations = 'getQuestionStatistics' | 'previewQuestion' | 'tryQuestion';

/** Questions of the bank as learners see them, and how they did. */
export function insightHandlers({ database, clock, secrets }: Services): Pick<Handlers, InsightOperations> {
  const read = <T>(
    headers: Record<string, string | undefined>,
    context: RequestContext,
    work: (tx: Transaction, wording: PlayedWording) => Promise<T>,
  ) => {
    const writer = examWriter(context, headers);
    return database.read(writer, async (tx) => {
      const school = await findSchool(tx, writer.schoolId);
      const now = clock.now();
      return work(tx, {
        ...wordingOf(school, { language: context.language, now }),
        play: player({ secrets }, now),
      });
    });
  };
  return {
    getQuestionStatistics: async ({ path, headers, context }) =>
      ok(await read(headers, context, (tx) => readStatistics(tx, path.questionId))),
    previewQuestion: async ({ path, headers, context }) =>
      ok(await read(headers, context, (tx, wording) => previewQuestion(tx, path.questionId, wording))),
    tryQuestion: async ({ path, body, headers, context }) =>
      ok(await read(headers, context, (tx, wording) => tryQuestion(tx, path.questionId, body, wording))),
  };
}

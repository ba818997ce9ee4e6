import { ok, type Handlers } from '../../../contract/handlers.ts';
import type { Services } from '../../../core/services.ts';
import { examWriter } from '../bank/exam-writer.ts';
import { regrade } from './regrade.service.ts';

/** Regrading: a corrected key for attempts that were graded with a wrong one. */
export function regradeHandlers({ database, clock }: Services): Pick<Handlers, 'regradeQuestion'> {
  return {
    regradeQuestion: async ({ path, body, headers, context }) => {
      const writer = examWriter(context, headers);
      return ok(
        await database.write(writer, (tx) => regrade(tx, path.questionId, body, writer, clock.now())),
      );
    },
  };
}

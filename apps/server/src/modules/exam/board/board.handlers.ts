import { ok, type Handlers } from '../../../contract/handlers.ts';
import type { Services } from '../../../core/services.ts';
import { pageOf } from '../../../database/keyset.ts';
import { examWriter } from '../bank/exam-writer.ts';
import { requireExam } from '../grades/grades.repository.ts';
import { countBoard, listBoard } from './board.repository.ts';
import {
  giveTime,
  handInFor,
  pauseAttempt,
  pauseExam,
  presentBoardEntry,
  sendMessage,
} from './board.service.ts';

type BoardOperations =
  | 'getExamBoard'
  | 'setAttemptExtraTime'
  | 'submitAttemptFor'
  | 'pauseAttempt'
  | 'pauseExam'
  | 'sendExamMessage';

/** A running exam: teachers watch their own ones, those who run the school everybody's. */
export function boardHandlers(services: Services): Pick<Handlers, BoardOperations> {
  const { database, clock } = services;
  return {
    getExamBoard: async ({ path, query, headers, context }) => {
      const writer = examWriter(context, headers);
      const { keyword, isRunning } = query;
      const { page, asked } = pageOf(query);
      const { rows, counts, ...list } = await database.read(writer, async (tx) => {
        await requireExam(tx, path.examId, writer.author);
        return {
          ...(await listBoard(tx, path.examId, { keyword, isRunning }, page)),
          counts: await countBoard(tx, path.examId),
        };
      });
      return ok({
        items: rows.map(presentBoardEntry),
        ...list,
        ...asked,
        runningCount: counts.running.total,
        runningIsExact: counts.running.totalIsExact,
        submittedCount: counts.submitted.total,
        submittedIsExact: counts.submitted.totalIsExact,
        pausedCount: counts.paused.total,
        serverTime: clock.now().toISOString(),
      });
    },
    setAttemptExtraTime: async ({ path, body, headers, context }) => {
      const writer = examWriter(context, headers);
      return ok(await giveTime(services, path.attemptId, body.extraMinutes, writer, clock.now()));
    },
    pauseAttempt: async ({ path, body, headers, context }) => {
      const writer = examWriter(context, headers);
      return ok(await pauseAttempt(services, path.attemptId, body.isPaused, writer, clock.now()));
    },
    pauseExam: async ({ path, body, headers, context }) => {
      const writer = examWriter(context, headers);
      return ok({ count: await pauseExam(services, path.examId, body.isPaused, writer, clock.now()) });
    },
    sendExamMessage: async ({ path, body, headers, context }) => {
      const writer = examWriter(context, headers);
      return ok(
        await database.write(writer, (tx) => sendMessage(tx, path.examId, body, writer, clock.now())),
      );
    },
    submitAttemptFor: async ({ path, headers, context }) => {
      const writer = examWriter(context, headers);
      return ok(await database.write(writer, (tx) => handInFor(tx, path.attemptId, writer, clock.now())));
    },
  };
}

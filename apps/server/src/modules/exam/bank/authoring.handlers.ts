import { ok, type Handlers } from '../../../contract/handlers.ts';
import { pageOf } from '../../../database/keyset.ts';
import type { Transaction } from '../../../database/pool.ts';
import { publish } from '../../../platform/bus.repository.ts';
import { wordingOf } from '../../../core/schools/caller.ts';
import { findSchool } from '../../../core/schools/schools.repository.ts';
import type { Services } from '../../../core/services.ts';
import { listManaged } from './authoring.repository.ts';
import {
  addExam,
  changeExam,
  deleteUntaken,
  presentExamEntry,
  preview,
  readManaged,
  type ExamWriter,
} from './authoring.service.ts';
import { player } from './question-media.ts';
import { examWriter } from './exam-writer.ts';

type AuthoringOperations =
  | 'listManagedExams'
  | 'createExam'
  | 'getManagedExam'
  | 'saveExam'
  | 'deleteExam'
  | 'previewExam';

/** Exams as teachers write them: their own, those who run the school everybody's. */
export function authoringHandlers(services: Services): Pick<Handlers, AuthoringOperations> {
  const { database, clock, cache } = services;
  const change = async <T>(
    writer: ExamWriter,
    work: (tx: Transaction, now: Date) => Promise<T>,
  ): Promise<T> => {
    const result = await database.write(writer, async (tx) => {
      await findSchool(tx, writer.schoolId);
      const done = await work(tx, clock.now());
      await publish(tx, { type: 'school.changed', schoolId: writer.schoolId });
      return done;
    });
    // Others hear of it by the bus a moment later; who wrote it sees it at once.
    cache.invalidate(writer.schoolId);
    return result;
  };
  return {
    listManagedExams: async ({ query, headers, context }) => {
      const writer = examWriter(context, headers);
      const { page, asked } = pageOf(query);
      const { rows, ...list } = await database.read(writer, (tx) =>
        listManaged(tx, { author: writer.author, keyword: query.keyword }, page),
      );
      return ok({ items: rows.map(presentExamEntry), ...list, ...asked });
    },
    createExam: async ({ body, headers, context }) => {
      const writer = examWriter(context, headers);
      return ok(await change(writer, (tx, now) => addExam(tx, writer, body, now)));
    },
    getManagedExam: async ({ path, headers, context }) => {
      const writer = examWriter(context, headers);
      return ok(await database.read(writer, (tx) => readManaged(tx, path.examId, writer)));
    },
    saveExam: async ({ path, body, headers, context }) => {
      const writer = examWriter(context, headers);
      return ok(await change(writer, (tx, now) => changeExam(services, tx, path.examId, writer, body, now)));
    },
    deleteExam: async ({ path, headers, context }) => {
      const writer = examWriter(context, headers);
      await change(writer, (tx) => deleteUntaken(tx, path.examId, writer));
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
    previewExam: async ({ path, headers, context }) => {
      const writer = examWriter(context, headers);
      return ok(
        await database.read(writer, async (tx) => {
          const school = await findSchool(tx, writer.schoolId);
          const now = clock.now();
          return preview(tx, path.examId, writer, {
            ...wordingOf(school, { language: context.language, now }),
            play: player(services, now),
          });
        }),
      );
    },
  };
}
